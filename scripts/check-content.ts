import { dataDirectory } from "../src/content/directories";
import { messages } from "../src/content/messages";
import { annotation, describeProblems } from "../src/content/problems";
import { checkContent } from "../src/content/validate";

/**
 * Checks `data/` and reports all problems at once, in pt-BR; exit code 1 when there is one. The build does the same first; this
 * is the quick way. `--strict` makes details that are still examples a problem; `--github` adds the form in which GitHub shows
 * each problem at its line.
 */
async function main(): Promise<number> {
  const { problems, examples } = await checkContent(dataDirectory);
  if (process.argv.includes("--github")) for (const problem of problems) console.log(annotation(problem));

  if (problems.length > 0) console.error(describeProblems(problems));
  else console.log(messages.fine);
  if (examples.length > 0) console.warn(messages.examples(examples.join(", ")));
  return problems.length > 0 || (process.argv.includes("--strict") && examples.length > 0) ? 1 : 0;
}

main().then((code) => {
  process.exitCode = code;
});
