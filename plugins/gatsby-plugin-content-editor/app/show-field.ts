import type { FieldPath } from "../../gatsby-plugin-content-model/fields";
import { fieldId, placeOf } from "./editing";

/** Opens what a field is in, moves to it, and puts the cursor there: of a group or an entry, into its first field. */
export function showField(path: FieldPath): void {
  const all = path.map((_, depth) => path.slice(0, path.length - depth));
  const found = all.map((each) => document.querySelector<HTMLElement>(`[data-path="${CSS.escape(placeOf(each))}"]`));
  const part = found.find(Boolean);
  const own = document.getElementById(fieldId(path));
  const control = own?.matches("details")
    ? part?.querySelector<HTMLElement>(":is(input, textarea, select, button):not([hidden])")
    : (own ?? part?.querySelector<HTMLElement>("button"));
  for (let closed = (control ?? part)?.closest("details"); closed; closed = closed.parentElement?.closest("details"))
    closed.open = true;
  part?.scrollIntoView({ block: "start" });
  control?.focus({ preventScroll: true });
}
