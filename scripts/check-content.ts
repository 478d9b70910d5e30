import path from "node:path";
import {
  describeProblem,
  describeProblems,
  errorsIn,
  examplesIn,
  refusedExamples,
  verdictOn,
  warningsIn,
} from "../plugins/gatsby-plugin-content-model/problems";
import { checkContent } from "../plugins/gatsby-plugin-content-model/read-content";
import { contentModel } from "../src/content/content-model";

const trial =
  "Enquanto siteUrl for um exemplo, o site pode ir ao ar com estes dados, para você o ver. Com o seu endereço em siteUrl, todos precisam ser os reais.";
const examplesStop =
  "O site não foi publicado: com o seu endereço em siteUrl, os dados precisam ser os reais. Só para ver o site no ar antes, deixe siteUrl: https://www.example.com";

/**
 * `npm run check:content`: the build's check of `data/`, alone. Prints all problems, in pt-BR; the exit code is 1 if there is an
 * error. Example values are errors, too, once `siteUrl` is none: until then the site is only tried.
 */
async function main(): Promise<number> {
  const { problems } = await checkContent(contentModel, path.resolve("data"), new Date());
  const errors = errorsIn(problems);
  const warnings = warningsIn(problems);
  const refused = refusedExamples(problems, contentModel.addressKey);
  const shown = refused.length > 0 ? warnings.filter(({ kind }) => kind !== "example") : warnings;
  const isTrial = examplesIn(shown).length > 0;

  if (errors.length > 0) console.error(describeProblems(errors));
  else if (refused.length > 0) console.error(describeProblems(refused, examplesStop));
  else console.log(verdictOn(shown));
  if (shown.length > 0) console.warn(shown.map(describeProblem).join("\n"));
  if (isTrial) console.warn(`\n${trial}`);
  return errors.length + refused.length > 0 ? 1 : 0;
}

main().then((code) => {
  process.exitCode = code;
});
