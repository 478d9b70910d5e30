import { memo, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { formTexts as words } from "../texts";
import {
  Bar,
  Checkbox,
  Drawings,
  type FieldProps,
  Hint,
  Input,
  Labelled,
  Problems,
  Select,
  TextBox,
  Time,
} from "./controls";
import { isGroup } from "./data";
import { fieldId, useForm } from "./editing";
import { List } from "./List";
import { emptyOf, summaryOf } from "./names";
import { PhotoField } from "./PhotoField";
import { showField } from "./show-field";

/** A group of fields, closed until it is opened; its bar says what is in it. One that is optional can be added and taken out. */
function Group({ field, path, value }: FieldProps) {
  const { change } = useForm();
  const id = fieldId(path);
  if (value === undefined && !field.required)
    return (
      <div className="field" data-path={path.join(".")}>
        <Hint field={field} path={path} value={value} />
        <button
          type="button"
          id={id}
          className="quiet"
          onClick={() => {
            flushSync(() => change(path, emptyOf(field)));
            showField(path);
          }}
        >
          + {words.include(field.title)}
        </button>
        <Problems path={path} />
      </div>
    );
  return (
    <details className="group" id={id} data-path={path.join(".")}>
      <Bar title={field.title} summary={summaryOf(field, value)} path={path} />
      <div className="inside">
        <Hint field={field} path={path} value={value} />
        <Problems path={path} />
        <Fields field={field} path={path} value={value} />
        {!field.required && (
          <button type="button" className="quiet" onClick={() => change(path, undefined)}>
            {words.remove} {field.title}
          </button>
        )}
      </div>
    </details>
  );
}

export function Fields({ field, path, value }: FieldProps) {
  const group = isGroup(value) ? value : {};
  return (
    <>
      {field.children.map((child) => (
        <Field key={child.key} field={child} path={[...path, child.key]} value={group[child.key]} />
      ))}
    </>
  );
}

function Control(props: FieldProps): ReactNode {
  const { field } = props;
  if (field.photo) return <PhotoField {...props} />;
  if (field.kind === "object") return <Group {...props} />;
  if (field.kind === "array") return <List {...props} inside={Fields} />;
  if (field.kind === "boolean") return <Checkbox {...props} />;
  if (field.kind === "enum" && field.typeName && field.typeName in SETTINGS.pictures) return <Drawings {...props} />;
  return (
    <Labelled {...props}>
      {field.kind === "enum" ? (
        <Select {...props} />
      ) : field.input === "time" ? (
        <Time {...props} />
      ) : field.input || field.kind === "number" ? (
        <Input {...props} />
      ) : (
        <TextBox {...props} />
      )}
    </Labelled>
  );
}

/** A field of the form. It is drawn anew only if its value or its place has changed. */
export const Field = memo(
  Control,
  (before, after) =>
    before.field === after.field && before.value === after.value && before.path.join(".") === after.path.join("."),
);
