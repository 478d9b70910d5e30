import { placeholdersIn } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import type { Content } from "../model/content-files";
import { statementNames } from "../model/statements";
import { messages } from "./messages";

/** Statements quote facts, not each other, because they are interpolated only once. */
export function* statementRules(content: Partial<Content>) {
  const file = "statements.yaml";
  for (const [subject, cases] of Object.entries(content[file] ?? {})) {
    for (const [name, statements] of Object.entries(cases)) {
      for (const [key, text] of Object.entries(statements as Record<string, string>)) {
        const quoted = placeholdersIn(text).find(isStatement);
        if (quoted) {
          yield { file, path: [subject, name, key], message: messages.statementInStatement(quoted) } as const;
        }
      }
    }
  }
}

const isStatement = (name: string) =>
  Object.entries(statementNames).some(([subject, names]) => names.some((key) => name === `${subject}.${key}`));
