import { modelPath } from "../../gatsby-plugin-content-model/fields";
import type { FieldSlip } from "../../gatsby-plugin-content-model/options";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { dataOf } from "./format";
import { type Check, type Texts, textWith } from "./saving";

/** The props of a Decap control (https://decapcms.org/docs/custom-widgets) that are used here. */
interface ControlProps {
  value: unknown;
  field: { get(key: string): unknown };
  getEntry(): DecapEntry;
}

type Control = new (...parameters: never[]) => { props: ControlProps };

/** Whether a field has no value, as Decap sees it; its lists have a `size`. */
function isEmpty(value: unknown): boolean {
  const { length, size = length } = Object(value ?? "");
  return size === 0;
}

/** The widgets of the fields that can hold a value with a problem. A list is asked only if it is empty. */
const checkedWidgets = ["string", "text", "number", "image", "list"];

/**
 * Runs the whole check at each field of a form, so that a problem is shown at its field. Decap calls a control's `isValid` before
 * it saves, and if one reports a problem, refuses the save without a word: so all problems are also passed to `onProblems`. A
 * control does not know its index in a list, so it shows a problem if the field of the model and the value match.
 */
export function registerCheckedControls(
  decap: Decap,
  check: Check,
  lastTexts: () => Texts | undefined,
  onProblems: (problems: readonly FieldSlip[], texts: Texts) => void,
): void {
  // Cache: all controls of a form check the same data, one after the other.
  let last: { data: unknown; edited: object; texts: Texts; problems: readonly FieldSlip[] } | undefined;

  // Decap validates one control on blur, and all of them before it saves: only then all problems are shown.
  let asked = 0;
  let refuses = false;
  const note = (isRefused: boolean) => {
    refuses ||= isRefused;
    asked += 1;
    if (asked > 1) return;
    setTimeout(() => {
      if (asked > 1 && refuses && last) onProblems(last.problems, last.texts);
      asked = 0;
      refuses = false;
    });
  };

  const problemsOf = (entry: DecapEntry) => {
    const data = entry.get("data");
    const texts = lastTexts();
    if (!texts) return { edited: {}, problems: [] };
    if (last?.data !== data) {
      const { data: edited } = dataOf(data.toJS());
      const file = entry.get("path").replace(/^data\//, "");
      const { text, problems } = textWith(check, texts, file, edited);
      last = { data, edited, texts: new Map([...texts, [file, text]]), problems };
    }
    return last;
  };

  for (const name of checkedWidgets) {
    const { control, preview, schema } = decap.getWidget(name);
    class CheckedControl extends (control as Control) {
      isValid = () => {
        const { value, field, getEntry } = this.props;
        const { edited, problems } = problemsOf(getEntry());
        const isSame = (other: unknown) => other === value || (isEmpty(other) && isEmpty(value));
        const own = problems.find(
          ({ path }) => modelPath(path) === field.get("model_path") && isSame(valueAt(edited, path)),
        );
        note(own !== undefined);
        // Decap itself marks a required field that is empty.
        if (!own || (isEmpty(value) && field.get("required"))) return true;
        return { error: { type: "CUSTOM", message: own.message } };
      };
    }
    decap.registerWidget(name, CheckedControl, preview, schema);
  }
}
