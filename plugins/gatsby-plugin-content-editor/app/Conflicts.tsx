import { useState } from "react";
import { type Files, fieldAt } from "../../gatsby-plugin-content-model/fields";
import { nothing, savingTexts as words } from "../texts";
import { Dialog } from "./Dialog";
import type { Conflict } from "./data";
import { useEditing, useFieldLabel } from "./editing";
import { inWords } from "./names";

interface ConflictsProps {
  file: string;
  conflicts: readonly Conflict[];
  /** The merged data, by which entries are named. */
  data: unknown;
  answer(choices: ("mine" | "theirs")[] | undefined): void;
}

/** Asks what is to stand in each field that two people have changed. */
export function Conflicts({ file, conflicts, data, answer }: ConflictsProps) {
  const { site } = useEditing();
  const labelOf = useFieldLabel();
  const schema = site.model.files[file] as Files[string];
  const [choices, setChoices] = useState<("mine" | "theirs")[]>(conflicts.map(() => "mine"));
  return (
    <Dialog
      title={words.conflicts}
      action={{ label: words.settle, run: () => answer(choices) }}
      onClose={() => answer(undefined)}
    >
      <p>{words.conflictsWhy}</p>
      {conflicts.map((conflict, index) => (
        <fieldset key={conflict.path.join(".")}>
          <legend>{labelOf(file, conflict.path, data)}</legend>
          {(["mine", "theirs"] as const).map((side) => (
            <label key={side} className="check">
              <input
                type="radio"
                name={`conflict-${index}`}
                checked={choices[index] === side}
                onChange={() => setChoices(choices.with(index, side))}
              />
              {words[side]}: {inWords(fieldAt(schema, conflict.path), conflict[side]) || nothing}
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
