import type { z } from "zod";
import type { Sources } from "./check-sources";
import type { FieldPath } from "./fields";
import type { Facts } from "./placeholders";
import type { Problem } from "./problems";

/** The schema of each file of the content, by its path below the content's folder: `pages/home.yaml`. */
export type Files = Readonly<Record<string, z.ZodType<object>>>;

/** The values of all files, by the files' paths. */
export type ContentOf<Model extends Files> = { [File in keyof Model]: z.infer<Model[File]> };

/** A problem of one field, before it has been located in its file. */
export interface FieldSlip<File = string> {
  file: File;
  path: FieldPath;
  /** A sentence that says what is wrong and what to write instead. */
  message: string;
}

/** What a site says of its content; the rest follows from it. Nothing here needs Node: it is used in browsers, too. */
export interface ContentModel<Model extends Files = Files> {
  /** Strict zod objects. What else the plugin understands of them is told by `.meta()`: see `model/fields.ts`. */
  files: Model;
  /** The facts that texts may quote in braces, and the files that they are taken from. */
  facts: { from: readonly (keyof Model & string)[]; of(content: ContentOf<Model>): Facts };
  /** Rules between files. They are given the files that are sound by themselves. */
  rules?(content: Partial<ContentOf<Model>>): Iterable<FieldSlip<keyof Model & string>>;
  /** Whether a text of a sound content is still an example: told, and no problem. */
  isExample?(file: keyof Model & string, path: FieldPath, text: string): boolean;
}

/**
 * What reading the content gives: the content when there is no problem, else the problems, ordered by file and line. `unused` are
 * photos that no file names, once they have been looked at.
 */
export type Report<Model extends Files = Files> =
  | { content: ContentOf<Model>; problems: []; examples: Problem[]; unused?: string[] }
  | { content: undefined; problems: Problem[]; examples: []; unused?: string[] };

/** A field that is computed, as Gatsby's `createResolvers` takes it. */
export interface Resolver {
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a resolver is given depends on its type, which only GraphQL knows.
  resolve?(source: any, args: any, context: any, info: any): unknown;
}

/** Computed fields, by GraphQL type and name. */
export type Resolvers = Record<string, Record<string, Resolver>>;

/** Options of the plugin in `gatsby-config.ts`. */
export interface ContentModelOptions<Model extends Files = Files> {
  model: ContentModel<Model>;
  /** Absolute path of the folder that holds the content. */
  directory: string;
  /** Absolute path of the copy that the development server makes its pages from: the last content without a problem. */
  copy: string;
  /** What `readContent` of this folder has given; the plugin does not read the files again. */
  reading: Reading<Model>;
  /** Fields that are computed from the content, by GraphQL type. */
  resolvers: Resolvers;
}

/** All files of the content, read and checked. */
export interface Reading<Model extends Files = Files> {
  sources: Sources;
  report: Report<Model>;
  /** The values of those files that are sound by themselves. */
  sound: Partial<ContentOf<Model>>;
  /** Says where in its file a problem of a field is. */
  locate(slip: FieldSlip): Problem;
}
