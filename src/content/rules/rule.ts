import type { FieldPath } from "../../../plugins/gatsby-plugin-content-model/fields";
import type { Facts } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import type { Content, ContentFile } from "../model/content-files";

/*
 * A rule decides one field by another, and is true whenever it speaks: none reads what a sentence means, and what is only likely is shown
 * in the page, not told. A warning can be settled.
 */

/** What a rule finds in a file. */
export type Found = Omit<FieldProblem, "file">;

/** A rule between the fields of one file. */
export type FileRule<File extends ContentFile> = (value: Content[File], now: Date) => Iterable<Found>;

/** A rule between files. */
export type ContentRule = (content: Content, facts: Facts) => Iterable<FieldProblem>;

/** Stops a build and a save. */
export const error = (path: FieldPath, message: string): Found => ({ path, message });

/** Is shown, and stops nothing. */
export const warning = (path: FieldPath, message: string): Found => ({ path, message, severity: "warning" });
