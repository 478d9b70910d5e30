import path from "node:path";
import { messages } from "../plugins/gatsby-plugin-content-model/messages";
import { describeProblem, describeProblems } from "../plugins/gatsby-plugin-content-model/problems";
import { checkContent } from "../plugins/gatsby-plugin-content-model/read-content";
import { contentModel } from "../src/content/content-model";
import { notices } from "../src/content/rules/messages";

/**
 * `npm run check:content`: the build's check of `data/`, alone. Prints all problems, in pt-BR; the exit code is 1 if there is
 * one. Example values are problems, too, once `siteUrl` is none: until then the site is only tried.
 */
async function main(): Promise<number> {
  const { problems, examples, unused } = await checkContent(contentModel, path.resolve("data"));
  const isTrial = examples.some(({ path }) => path[0] === "siteUrl");
  const [errors, warnings] = isTrial ? [problems, examples] : [[...problems, ...examples], []];

  if (problems.length > 0) console.error(describeProblems(problems));
  else if (errors.length > 0) console.error(describeProblems(errors, notices.examplesStop));
  else console.log(messages.fine);
  if (warnings.length > 0) {
    console.warn([...warnings.map(describeProblem), "", notices.trial].join("\n"));
  }
  if (unused.length > 0) console.warn(messages.unusedPhotos(unused.join(", ")));
  return errors.length > 0 ? 1 : 0;
}

main().then((code) => {
  process.exitCode = code;
});
