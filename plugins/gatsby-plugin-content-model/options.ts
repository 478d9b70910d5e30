import type { z } from "zod";
import type { FieldPath } from "./fields";
import type { Facts } from "./placeholders";
import type { Problem } from "./problems";

/** The schema of each content file, by path below the content's folder: `pages/home.yaml`. */
export type Files = Readonly<Record<string, z.ZodType<object>>>;

/** The values of all files, by path. */
export type ContentOf<Model extends Files> = { [File in keyof Model]: z.infer<Model[File]> };

/** A problem of one field, without its line. */
export interface FieldProblem {
  file: string;
  path: FieldPath;
  /** Says what is wrong and what to write instead. */
  message: string;
}

/** A site's content model, from which everything else is generated. Also used in browsers, so nothing here may use Node. */
export interface ContentModel<Model extends Files = Files> {
  /** Strict zod objects. `GlobalMeta` in `fields.ts` lists the metadata that the plugin reads. */
  files: Model;
  /** The facts that texts may quote in braces, and the owner's names of facts. */
  facts: {
    of(content: ContentOf<Model>): Facts;
    titles?: Readonly<Record<string, string>>;
  };
  /** Rules between files, for files that are valid by themselves. */
  rules?(content: ContentOf<Model>): Iterable<FieldProblem>;
  /** Whether a text is still an example value, which is reported as a warning. */
  isExample?(file: string, path: FieldPath, text: string): boolean;
}

/** A computed field, as in Gatsby's `createResolvers`. */
export interface Resolver {
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the arguments depend on the resolver's type, which only GraphQL knows.
  resolve?(source: any, args: any, context: any, info: any): unknown;
}

/** Computed fields, by GraphQL type and name. */
export type Resolvers = Record<string, Record<string, Resolver>>;

/** Options of the plugin in `gatsby-config.ts`. */
export interface ContentModelOptions {
  model: ContentModel;
  /** Absolute path of the folder that holds the content. */
  directory: string;
  /** Result of `readContent` for this folder, so that the plugin need not read the files again. */
  reading: Reading;
  /** Computed fields, by GraphQL type. */
  resolvers: Resolvers;
}

/** The content files, read and checked. */
export interface Reading<Model extends Files = Files> {
  /** The content, if there is no problem. */
  content: ContentOf<Model> | undefined;
  /** Ordered by file and line. */
  problems: Problem[];
  /** Example values that are left in content without problems. */
  examples: Problem[];
  /** The values of the files that are valid by themselves. */
  valid: Partial<ContentOf<Model>>;
  /** Adds the line and column to a problem of a field. */
  locate(problem: FieldProblem): Problem;
}
