import type { FieldPath } from "../../../plugins/gatsby-plugin-content-model/fields";
import type { ContentModel } from "../../../plugins/gatsby-plugin-content-model/model";
import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import type { contentFiles } from "../model/content-files";

/**
 * A rule decides one field by others. It is true whenever it speaks, and speaks only of what misleads a visitor, is against the law, or can't
 * be seen on the page: the rest, the preview shows. A warning can be settled.
 */
export type Rule = NonNullable<ContentModel<typeof contentFiles>["rules"]>;

/** Stops a build and a save. */
export const error = (file: string, path: FieldPath, message: string): FieldProblem => ({ file, path, message });

/** Is shown, and stops nothing. */
export const warning = (file: string, path: FieldPath, message: string): FieldProblem => ({
  file,
  path,
  message,
  severity: "warning",
});
