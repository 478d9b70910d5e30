import type { z } from "zod";
import type { Files } from "./fields";
import type { Facts } from "./placeholders";
import type { FieldProblem, Problem } from "./problems";

/** The values of all files, by path. */
export type ContentOf<Model extends Files> = { [File in keyof Model]: z.infer<Model[File]> };

/** A site's content model, from which everything else is generated. Also used in browsers, so nothing here may use Node. */
export interface ContentModel<Model extends Files = Files> {
  /** Strict zod objects. `GlobalMeta` in `fields.ts` lists the metadata that the plugin reads. */
  files: Model;
  /** The facts that texts may quote in braces: their names, their values in a content, and the owner's names of them. */
  facts: {
    names: readonly string[];
    /** Where the owner finds all names: `data/README.md`. */
    listedIn: string;
    of(content: ContentOf<Model>, now: Date): Facts;
    titles?: Readonly<Record<string, string>>;
  };
  /** Errors and warnings between fields, once each file is valid by itself. */
  rules?(content: ContentOf<Model>, circumstances: { now: Date; facts: Facts }): Iterable<FieldProblem>;
  /** Whether a text is still an example value, which is a warning. */
  isExample?(file: string, text: string): boolean;
  /** Key of the site's own address: while that is an example, the site is only tried, and no example stops its publication. */
  addressKey?: string;
}

/** The content files, read and checked. */
export interface CheckResult<Model extends Files = Files> {
  /** The content, if no problem is an error. */
  content: ContentOf<Model> | undefined;
  /** Errors and warnings, ordered by file and line. Warnings are looked for once there is no error. */
  problems: Problem[];
  /** The values of the files that are valid by themselves. */
  valid: Partial<ContentOf<Model>>;
  /** Adds position and label to a problem of a field. */
  locate(problem: FieldProblem): Problem;
}
