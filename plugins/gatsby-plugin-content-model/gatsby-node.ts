import type { GatsbyNode } from "gatsby";
import type { ContentSource, QueryContext } from "./content-source";
import { type DerivedFields, graphqlTypes, rootFields } from "./graphql-types";
import { messages } from "./messages";
import type { CheckResult } from "./model";
import {
  describeProblem,
  describeProblems,
  errorsIn,
  examplesIn,
  type Problem,
  verdictOn,
  warningsIn,
} from "./problems";

/** A resolver as in Gatsby's `createResolvers`. */
interface Resolver {
  type?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the arguments depend on the resolver's type, which only GraphQL knows.
  resolve?(source: any, args: any, context: any, info: any): unknown;
}

export interface ContentModelOptions {
  source: ContentSource;
  /** Types of the fields that `source` adds to the content. */
  derivedFields: DerivedFields;
  /** Resolvers of fields that need Gatsby, by GraphQL type and name. */
  resolvers?: Record<string, Record<string, Resolver>>;
}

const isDevelopment = process.env.NODE_ENV === "development";

/** Gatsby adds `plugins` to the options of each plugin. */
const optionsOf = (options: unknown) => options as ContentModelOptions;

const reported = ({ problems }: CheckResult, consequence?: string) => ({
  id: "conteudo",
  context: { report: describeProblems(errorsIn(problems), consequence) },
});

/** The warnings as lines of the build's log; what is still an example is one line. */
function* warningLines(problems: readonly Problem[]): Generator<string> {
  const warnings = warningsIn(problems);
  const examples = examplesIn(warnings);
  if (examples.length > 0) {
    // Without the group and the key: `Endereço › Rua (street)` becomes `Rua`.
    const names = examples.map(({ field = "" }) => field.replace(/^.* › | \(\w+\)$/g, ""));
    const files = new Set(examples.map(({ file }) => `data/${file}`));
    yield messages.examples([...files].join(", "), names.join(", "));
  }
  for (const warning of warnings) if (!examples.includes(warning)) yield describeProblem(warning);
}

/**
 * Checks the photos; the files were read and checked in `gatsby-config.ts`. If there is an error, the build stops here, before it
 * writes anything.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }, options) => {
  // Without it, Gatsby heads the report with “UNKNOWN”.
  reporter.setErrorMap({ conteudo: { text: ({ report }) => report, level: "ERROR", category: "USER" } });
  const { source } = optionsOf(options);
  const problems = await source.check();
  if (errorsIn(problems).length > 0) reporter.panic(reported(source.result));
  // In `gatsby develop`, `createPages` says them.
  if (!isDevelopment) for (const line of warningLines(problems)) reporter.warn(line);
};

/** In `gatsby develop`, marks the content as changed. Gatsby also creates nodes while pages are created and queries run. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node }, options) => {
  if (isDevelopment && node.internal.type === "File") optionsOf(options).source.invalidate();
};

/**
 * In `gatsby develop`, checks the content again after each change of a file, and says in the terminal what `npm run check:content` says.
 * While there is an error, the pages' queries, which run next, find the last content without one.
 */
export const createPages: GatsbyNode["createPages"] = async ({ reporter }, options) => {
  if (!isDevelopment) return;
  const { source } = optionsOf(options);
  // Of a deleted file no node is created.
  source.invalidate();
  const problems = await source.check();
  if (errorsIn(problems).length > 0) {
    reporter.error(reported(source.result, messages.lastContent));
    return;
  }
  reporter.info(verdictOn(problems));
  for (const line of warningLines(problems)) reporter.warn(line);
};

/** Declares the model's GraphQL types. None is inferred, so the schema does not depend on the current content. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }, options) => {
  const { source, derivedFields } = optionsOf(options);
  actions.createTypes(graphqlTypes(source.site.model.files, derivedFields));
};

/** A root field: the content of all its files, or of the one whose fields have the values asked for, `path: { eq: "/" }`. */
const rootResolver = ({ source }: ContentModelOptions, type: string, files: readonly string[]): Resolver => ({
  type,
  async resolve(_, filters: Record<string, { eq?: unknown }>, context: QueryContext) {
    const content: Record<string, object> = await source.forQuery(context);
    const isMeant = (value: object) =>
      Object.entries(filters).every(([name, { eq }]) => (value as Record<string, unknown>)[name] === eq);
    const found = files.map((file) => content[file] ?? {});
    return type.startsWith("[") ? found : found.find(isMeant);
  },
});

/** Lets the pages' queries find the content with what the site derives from it. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }, options) => {
  const own = optionsOf(options);
  const fields = [...rootFields(own.source.site.model.files)].map(([name, { type, files }]) => [
    name,
    rootResolver(own, type, files),
  ]);
  add({ Query: Object.fromEntries(fields), ...own.resolvers });
};
