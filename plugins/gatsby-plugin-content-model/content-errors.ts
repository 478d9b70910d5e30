import type { Compiler } from "webpack";
import type { ContentSource } from "./content-source";
import { messages } from "./messages";
import { describeProblems, errorsIn, type Problem } from "./problems";

/** Longest line of Gatsby's panel in the browser, in characters. */
const panelWidth = 60;

/** A report whose first line, the panel's title, is the summary, and whose lines fit the panel. */
function reportOf(problems: readonly Problem[], isComplete: boolean): string {
  const lines = describeProblems(problems, isComplete, messages.lastContent).split("\n");
  const wrapped = new RegExp(`(.{1,${panelWidth}})(?: |$)`, "g");
  return [lines.pop() ?? "", "", ...lines.map((line) => line.replace(wrapped, "$1\n"))].join("\n").trimEnd();
}

/**
 * A plugin of webpack for `gatsby develop`: while the content has errors, the compilation has one, with their report. Gatsby then shows it
 * in the terminal and over the page, which stays as it was.
 */
export class ContentErrors {
  constructor(private readonly source: ContentSource) {}

  apply(compiler: Compiler): void {
    let isShown = false;
    compiler.hooks.afterCompile.tap("content", ({ errors }) => {
      const { problems, isComplete } = this.source.result;
      const found = errorsIn(problems);
      isShown = found.length > 0;
      if (isShown) errors.push(new compiler.webpack.WebpackError(reportOf(found, isComplete)));
    });
    this.source.afterCheck = (problems) => {
      if (isShown || errorsIn(problems).length > 0) compiler.watching?.invalidate();
    };
  }
}
