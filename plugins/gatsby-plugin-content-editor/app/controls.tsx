import { type ReactNode, useState } from "react";
import { z } from "zod";
import type { Field as FieldOfModel, FieldPath } from "../../gatsby-plugin-content-model/fields";
import { interpolate, placeholdersIn } from "../../gatsby-plugin-content-model/placeholders";
import { nothing, formTexts as words } from "../texts";
import { fieldId, useForm } from "./editing";
import { filledIn } from "./names";

export interface FieldProps {
  field: FieldOfModel;
  path: FieldPath;
  value: unknown;
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** What the names in braces stand for that a text quotes: `{brand}: WS`. */
export function useQuoted(text: string): string {
  const { facts } = useForm();
  const known = [...new Set(placeholdersIn(text))].filter((name) => name in facts);
  return known.map((name) => `{${name}}: ${interpolate(`{${name}}`, facts) || nothing}`).join(" · ");
}

export function Hint({ field, path, value }: FieldProps) {
  const { description = "", slots = [], remedy, input, photo } = field;
  const { problems } = useForm();
  const quoted = useQuoted(asText(value));
  const names = slots.map((slot) => `{${slot}}`).filter((name) => !description.includes(name));
  // A clock and a photo need none, and an error says it itself.
  const isNeeded = input !== "time" && !photo && slots.length === 0 && !problems.has(path.join("."));
  const example = isNeeded && !description.includes("Por exemplo") && remedy?.form;
  const parts = [description, names.length > 0 && words.slots(names.join(", ")), example, quoted].filter(Boolean);
  return (
    <p className="hint" id={`${fieldId(path)}-dica`}>
      {parts.join(" ")}
    </p>
  );
}

export function Problems({ path }: { path: FieldPath }) {
  const problems = useForm().problems.get(path.join(".")) ?? [];
  return (
    <div id={`${fieldId(path)}-erro`} aria-live="polite">
      {problems.map(({ severity, message }) => (
        <p key={message} className={severity}>
          {severity === "warning" && words.warning}
          {message}
        </p>
      ))}
    </div>
  );
}

/** What a control needs to be known by its name, its help and its error. */
export function useControl(path: FieldPath) {
  const { change, problems } = useForm();
  const id = fieldId(path);
  const own = problems.get(path.join(".")) ?? [];
  return {
    set: (value: unknown) => change(path, value),
    attributes: {
      id,
      "aria-describedby": `${id}-dica ${id}-erro`,
      "aria-invalid": own.some(({ severity }) => severity === "error"),
    },
  };
}

/** A field with its name, help and problems around its control; around several, it is a group. */
export function Labelled({
  field,
  path,
  value,
  isGroup,
  children,
}: FieldProps & { isGroup?: boolean; children: ReactNode }) {
  const id = fieldId(path);
  // All of the help from then on: if it closed again, what is below would move from under a thumb.
  const [isTaken, setTaken] = useState(false);
  const [Box, Name] = isGroup ? (["fieldset", "legend"] as const) : (["div", "label"] as const);
  return (
    <Box className={isTaken ? "field" : "field short"} data-path={path.join(".")} onFocus={() => setTaken(true)}>
      <Name {...(!isGroup && { htmlFor: id })}>
        {field.title}
        {!field.required && <small> ({words.optional})</small>}
      </Name>
      {children}
      <Problems path={path} />
      <Hint field={field} path={path} value={value} />
    </Box>
  );
}

/** A text, in a box that grows with it. */
export function TextBox({ field, path, value, label }: FieldProps & { label?: string }) {
  const { set, attributes } = useControl(path);
  const text = asText(value);
  return (
    <div className="grow" data-text={text}>
      <textarea
        {...attributes}
        aria-label={label}
        rows={field.paragraph ? 2 : 1}
        value={text}
        // What fits on one line has no line breaks.
        onKeyDown={(event) => event.key === "Enter" && !field.paragraph && event.preventDefault()}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  );
}

/** A text of a kind for which a browser has a keyboard of its own. */
export function Input({ field, path, value }: FieldProps) {
  const { set, attributes } = useControl(path);
  return (
    <input
      {...attributes}
      inputMode={field.kind === "number" ? "numeric" : field.input === "time" ? "text" : field.input}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={asText(value)}
      onChange={({ target }) => set(target.value)}
    />
  );
}

/** `8h30` as an input of times has it, `08:30`, and `24h` as `00:00`; empty if it is no hour. */
function clockOf(written: string): string {
  const [, hour, minute = "00"] = /^(\d{1,2})h(\d\d)?$/.exec(written) ?? [];
  return hour ? `${hour === "24" ? "00" : hour.padStart(2, "0")}:${minute}` : "";
}

/** The value as the model writes it, or as it stands where it is not understood. */
export const read = (field: FieldOfModel, value: unknown): unknown => z.safeParse(field.schema, value).data ?? value;

export function Time({ field, path, value }: FieldProps) {
  const { set, attributes } = useControl(path);
  const clock = clockOf(asText(read(field, value)));
  return <input {...attributes} type="time" value={clock} onChange={({ target }) => set(read(field, target.value))} />;
}

export function Checkbox({ field, path, value }: FieldProps) {
  const { set, attributes } = useControl(path);
  return (
    <div className="field" data-path={path.join(".")}>
      <label className="check">
        <input
          {...attributes}
          type="checkbox"
          checked={read(field, value) === true}
          onChange={({ target }) => set(target.checked ? "true" : field.required ? "false" : undefined)}
        />
        {field.title}
      </label>
      <Problems path={path} />
      <Hint field={field} path={path} value={value} />
    </div>
  );
}

/** The values that a form offers: those that are not retired, and the chosen one. */
const offeredBy = ({ options, retired }: FieldOfModel, chosen: string) =>
  options.filter((option) => option === chosen || !retired?.includes(option));

export function Select({ field, path, value }: FieldProps) {
  const { set, attributes } = useControl(path);
  const chosen = asText(read(field, value));
  const { options, optionTitles = {}, required } = field;
  return (
    <select {...attributes} value={chosen} onChange={({ target }) => set(target.value || undefined)}>
      {(!required || !chosen) && <option value="">{required ? words.choose : words.none}</option>}
      {!options.includes(chosen) && chosen && <option>{chosen}</option>}
      {offeredBy(field, chosen).map((option) => (
        <option key={option} value={option}>
          {optionTitles[option] ?? option}
        </option>
      ))}
    </select>
  );
}

const drawingOf = (value: string) => `/admin/pictures/${value.replaceAll("_", "-")}.svg`;

export function Drawings({ field, path, value }: FieldProps) {
  const { set, attributes } = useControl(path);
  const chosen = asText(read(field, value));
  const titleOf = (option: string) => field.optionTitles?.[option] ?? option;
  return (
    <Labelled field={field} path={path} value={value} isGroup>
      <details className="drawings">
        <summary>
          {chosen && <img src={drawingOf(chosen)} alt="" />}
          <span>
            {titleOf(chosen)} <small>{words.drawing}</small>
          </span>
        </summary>
        <div>
          {offeredBy(field, chosen).map((option) => (
            <label key={option} className="check">
              <input
                {...attributes}
                id={option === (chosen || field.options[0]) ? attributes.id : undefined}
                type="radio"
                name={attributes.id}
                checked={option === chosen}
                onChange={() => set(option)}
              />
              <img src={drawingOf(option)} alt="" />
              {titleOf(option)}
            </label>
          ))}
        </div>
      </details>
    </Labelled>
  );
}

/** The bar of a group or an entry: its name, what is in it, and how many errors. */
export function Bar({ title, summary, path }: { title: string; summary: readonly string[]; path: FieldPath }) {
  const { problems, facts } = useForm();
  const place = path.join(".");
  const errors = [...problems].filter(
    ([key, list]) =>
      (key === place || key.startsWith(`${place}.`)) && list.some(({ severity }) => severity === "error"),
  ).length;
  return (
    <summary>
      <span>
        <strong>{filledIn(title, facts)}</strong>
        {summary.length > 0 && <small>{summary.map((value) => filledIn(value, facts)).join(" · ")}</small>}
      </span>
      {errors > 0 && <em className="wrong">{words.errors(errors)}</em>}
    </summary>
  );
}
