import type { z } from "zod";
import type { ContentSource } from "./content-source";
import type { FieldPath } from "./fields";
import type { Facts } from "./placeholders";
import type { FieldProblem, Problem } from "./problems";

/** The schema of each content file, by path below the content's folder: `pages/home.yaml`. */
export type Files = Readonly<Record<string, z.ZodType<object>>>;

/** The values of all files, by path. */
export type ContentOf<Model extends Files> = { [File in keyof Model]: z.infer<Model[File]> };

/** A site's content model, from which everything else is generated. Also used in browsers, so nothing here may use Node. */
export interface ContentModel<Model extends Files = Files> {
  /** Strict zod objects. `GlobalMeta` in `fields.ts` lists the metadata that the plugin reads. */
  files: Model;
  /** The facts that texts may quote in braces, and the owner's names of facts. */
  facts: {
    of(content: ContentOf<Model>): Facts;
    titles?: Readonly<Record<string, string>>;
  };
  /** Errors and warnings about files that are valid by themselves. */
  rules?(content: ContentOf<Model>): Iterable<FieldProblem>;
  /** Whether a text is still an example value, which is a warning. */
  isExample?(file: string, path: FieldPath, text: string): boolean;
}

/** Fields that a site adds to the content's objects, by GraphQL type or interface, and name. */
export type DerivedFields = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;

/** A resolver as in Gatsby's `createResolvers`. */
export interface Resolver {
  type?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the arguments depend on the resolver's type, which only GraphQL knows.
  resolve?(source: any, args: any, context: any, info: any): unknown;
}

/** Options of the plugin in `gatsby-config.ts`. */
export interface ContentModelOptions {
  source: ContentSource;
  /** Types of the fields that `source` adds to the content. */
  derivedFields: DerivedFields;
  /** Resolvers of fields that need Gatsby, by GraphQL type and name. */
  resolvers?: Record<string, Record<string, Resolver>>;
  /** Folders and files, from the project's root, of code that `gatsby develop` reads only when it starts. */
  readAtStart?: readonly string[];
}

/** The content files, read and checked. */
export interface Reading<Model extends Files = Files> {
  /** The content, if no problem is an error. */
  content: ContentOf<Model> | undefined;
  /** Errors and warnings, ordered by file and line. Warnings are looked for once there is no error. */
  problems: Problem[];
  /** The values of the files that are valid by themselves. */
  valid: Partial<ContentOf<Model>>;
  /** Adds position and label to a problem of a field. */
  locate(problem: FieldProblem): Problem;
}
