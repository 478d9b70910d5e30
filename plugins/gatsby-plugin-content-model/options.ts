import type { z } from "zod";
import type { ContentSource } from "./content-source";

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
