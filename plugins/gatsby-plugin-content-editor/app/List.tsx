import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Field } from "../../gatsby-plugin-content-model/fields";
import { formTexts as words } from "../texts";
import { Bar, type FieldProps, Problems, TextBox, useQuoted } from "./controls";
import { isEqual } from "./data";
import { fieldId, useForm } from "./editing";
import { emptyOf, nameOfEntry, summaryOf } from "./names";
import { showField } from "./show-field";

interface Removed {
  key: number;
  index: number;
  entry: unknown;
  name: string;
}

interface ListProps extends FieldProps {
  /** Draws the fields of an entry that is a group. */
  inside: ComponentType<FieldProps>;
}

/** Keys of a list's entries, which stay with them when they are moved: what is open, and the focus, go with the entry. */
function useKeys(length: number) {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < length) keys.current.push(next.current++);
  keys.current.length = length;
  return { keys: keys.current, make: () => next.current++ };
}

/** A list: its entries can be moved, taken out, brought back and added. */
export function List({ field, path, value, inside }: ListProps) {
  const { change, facts } = useForm();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { keys, make } = useKeys(entries.length);
  const [taken, setTaken] = useState<readonly Removed[]>([]);
  // Discarded changes, or an earlier version, may have brought the entry back.
  const removed = taken.filter(({ entry }) => !entries.some((each) => isEqual(each, entry)));
  const [status, setStatus] = useState("");
  const id = fieldId(path);
  const [entryField] = field.children;
  if (!entryField) return null;

  const nameAt = (index: number) => nameOfEntry(field, entries[index], index, facts);
  const insert = (index: number, entry: unknown) => {
    keys.splice(index, 0, make());
    flushSync(() => change(path, entries.toSpliced(index, 0, entry)));
    showField([...path, index]);
  };
  const move = (index: number, to: number, { currentTarget }: MouseEvent<HTMLElement>) => {
    if (to < 0 || to >= entries.length) return;
    keys.splice(to, 0, ...keys.splice(index, 1));
    flushSync(() => change(path, entries.toSpliced(index, 1).toSpliced(to, 0, entries[index])));
    setStatus(words.place(nameAt(index), to + 1, entries.length));
    // A button that moves with its entry loses the focus.
    currentTarget.focus();
  };
  const remove = (index: number) => {
    keys.splice(index, 1);
    const key = make();
    setTaken([...removed, { key, index, entry: entries[index], name: nameAt(index) }]);
    flushSync(() => change(path, entries.toSpliced(index, 1)));
    document.getElementById(`${id}-desfazer-${key}`)?.focus();
  };
  const undo = (back: Removed) => {
    setTaken(removed.filter((each) => each !== back));
    insert(Math.min(back.index, entries.length), back.entry);
  };
  const add = () => insert(entries.length, emptyOf(entryField));

  const rows = entries.map((entry, index) => {
    const key = keys[index] ?? index;
    return (
      <Entry
        key={key}
        field={entryField}
        list={field}
        path={[...path, index]}
        value={entry}
        name={nameAt(index)}
        place={[index, entries.length]}
        inside={inside}
        move={(by, pressed) => move(index, index + by, pressed)}
        remove={() => remove(index)}
      />
    );
  });
  for (const each of removed.toReversed())
    rows.splice(
      each.index,
      0,
      <li className="line removed" key={each.key}>
        {words.removed(each.name)}{" "}
        <button type="button" id={`${id}-desfazer-${each.key}`} className="quiet" onClick={() => undo(each)}>
          {words.undo}
        </button>
      </li>,
    );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be as narrow as its contents in a grid.
    <div className="list" role="group" aria-labelledby={`${id}-nome`} data-path={path.join(".")}>
      <h2 id={`${id}-nome`}>
        {field.title}
        {!field.required && <small> ({words.optional})</small>}
      </h2>
      {field.description && (
        <div className="hint" id={`${id}-dica`}>
          {field.description}
        </div>
      )}
      <ol>{rows}</ol>
      <button type="button" id={id} className="quiet" aria-label={words.addTo(field.title)} onClick={add}>
        + {words.addTo(field.title)}
      </button>
      <Problems path={path} />
      <p role="status" className="hint">
        {status}
      </p>
    </div>
  );
}

interface EntryProps extends ListProps {
  list: Field;
  name: string;
  /** Its index, and the number of entries. */
  place: readonly [number, number];
  move(by: -1 | 1, pressed: MouseEvent<HTMLElement>): void;
  remove(): void;
}

/** An entry of a list: a text with its actions beside it, or a group whose bar says what is in it. */
function Entry({ field, list, path, value, inside: Inside, name, place: [index, count], move, remove }: EntryProps) {
  const [isOpen, setOpen] = useState(false);
  const quoted = useQuoted(typeof value === "string" ? value : "");
  const actions = (
    <>
      <button
        type="button"
        className="icon"
        aria-label={words.actions(name)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ⋮
      </button>
      {isOpen && (
        <div className="line">
          <button
            type="button"
            className="quiet"
            aria-label={`${words.up} “${name}”`}
            aria-disabled={index === 0}
            onClick={(pressed) => move(-1, pressed)}
          >
            ↑ {words.up}
          </button>
          <button
            type="button"
            className="quiet"
            aria-label={`${words.down} “${name}”`}
            aria-disabled={index === count - 1}
            onClick={(pressed) => move(1, pressed)}
          >
            ↓ {words.down}
          </button>
          <button type="button" className="quiet danger" aria-label={`${words.remove} “${name}”`} onClick={remove}>
            {words.remove}
          </button>
        </div>
      )}
    </>
  );
  if (field.kind !== "object")
    return (
      <li className="row" data-path={path.join(".")}>
        <TextBox field={field} path={path} value={value} label={`${list.title} ${index + 1}`} />
        {actions}
        <Problems path={path} />
        <p className="hint" id={`${fieldId(path)}-dica`}>
          {quoted}
        </p>
      </li>
    );
  const [title = name, ...summary] = summaryOf(field, value, list.entryName);
  return (
    <li className="row">
      <details className="group" id={fieldId(path)} data-path={path.join(".")}>
        <Bar title={title} summary={summary} path={path} />
        <div className="inside">
          <Problems path={path} />
          <Inside field={field} path={path} value={value} />
        </div>
      </details>
      {actions}
    </li>
  );
}
