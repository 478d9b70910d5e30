import type { GatsbyNode } from "gatsby";
import { graphqlTypes, nonNullRootFields } from "./graphql-types";
import { messages } from "./messages";
import { interpolateExtension } from "./nodes";
import type { ContentModelOptions } from "./options";
import { describeProblems, type Problem } from "./problems";
import { checkContent, checkPhotos } from "./read-content";

const isDevelopment = process.env.NODE_ENV === "development";

/** Gatsby adds `plugins` to the options of each plugin. */
const optionsOf = (options: unknown) => options as ContentModelOptions;

const reported = (problems: readonly Problem[]) => ({
  id: "conteudo",
  context: { report: describeProblems(problems) },
});

/**
 * Checks the photos; the files were read and checked in `gatsby-config.ts`, which passes the report. If there is a problem, the
 * build stops here, before it writes anything.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }, options) => {
  // Without it, Gatsby heads the report with “UNKNOWN”.
  reporter.setErrorMap({ conteudo: { text: ({ report }) => report, level: "ERROR", category: "USER" } });
  const { model, directory, reading } = optionsOf(options);
  const { problems, examples, unused } = await checkPhotos(model, directory, reading);
  if (problems.length > 0) reporter.panic(reported(problems));
  // Without the group and the key: `Endereço › Rua (street)` becomes `Rua`.
  const names = examples.map(({ field = "" }) => field.replace(/^.* › | \(\w+\)$/g, ""));
  const files = new Set(examples.map(({ file }) => `data/${file}`));
  if (names.length > 0) reporter.warn(messages.examples([...files].join(", "), names.join(", ")));
  if (unused.length > 0) reporter.warn(messages.unusedPhotos(unused.join(", ")));
};

/** In `gatsby develop`, checks the content again after each change of a file and reports its problems like the build. */
export const createPages: GatsbyNode["createPages"] = async ({ reporter }, options) => {
  if (!isDevelopment) return;
  const { model, directory } = optionsOf(options);
  const { problems } = await checkContent(model, directory);
  if (problems.length > 0) reporter.error(reported(problems));
  else reporter.info(messages.fine);
};

/** Declares the model's GraphQL types. None is inferred, so the schema does not depend on the current content. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }, options) => {
  const { model, resolvers } = optionsOf(options);
  actions.createFieldExtension(interpolateExtension(model));
  actions.createTypes(graphqlTypes(model.files, resolvers));
};

/** Adds the site's computed fields, and makes the root fields non-null: the check guarantees a node of each file. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }, options) => {
  const { model, resolvers } = optionsOf(options);
  add({ Query: nonNullRootFields(model.files), ...resolvers });
};
