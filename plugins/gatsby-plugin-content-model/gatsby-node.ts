import type { GatsbyNode } from "gatsby";
import { interpolateExtension } from "./interpolate-extension";
import { followContent } from "./live-content";
import { messages } from "./messages";
import { certainRootFields, graphqlTypes } from "./model/graphql-types";
import type { ContentModelOptions } from "./options";
import { describeExamples, describeProblems } from "./problems";
import { checkPhotos } from "./read-content";

const isDevelopment = process.env.NODE_ENV === "development";

/** Gatsby adds `plugins` to the options of each plugin. */
const optionsOf = (options: unknown) => options as ContentModelOptions;

/**
 * First, the content is checked: `gatsby-config.ts` has read the files and hands over the report; only the photos are left to
 * look at. With a problem the build stops here, before anything is written, so that nothing broken is ever published.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }, options) => {
  const { model, directory, reading } = optionsOf(options);
  const { problems, examples, unused = [] } = await checkPhotos(model, directory, reading);
  if (problems.length > 0) reporter.panic(describeProblems(problems));
  if (examples.length > 0) reporter.warn(describeExamples(examples));
  if (unused.length > 0) reporter.warn(messages.unusedPhotos(unused.join(", ")));
};

/** The development server reads a copy of the content, which follows each change that has no problem. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }, options) => {
  const { model, directory, copy } = optionsOf(options);
  if (isDevelopment) followContent(model, directory, copy, reporter);
};

/** Then the model becomes GraphQL types. None is inferred: the schema does not depend on today's content. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }, options) => {
  const { model, resolvers } = optionsOf(options);
  actions.createFieldExtension(interpolateExtension(model));
  actions.createTypes(graphqlTypes(model.files, resolvers));
};

/** Last, the site's computed fields are added. Queries may rely on the node of each file: the check has seen to it. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }, options) => {
  const { model, resolvers } = optionsOf(options);
  add({ Query: certainRootFields(model.files), ...resolvers });
};
