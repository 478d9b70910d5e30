import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { photoFieldTexts as words } from "../texts";
import { type FieldProps, Labelled, read, useControl } from "./controls";
import { fieldId, useEditing, useEditorState, useForm } from "./editing";
import { preparePhoto } from "./photos";

/** A photo: the owner's own, brought here, or the address of one at a service of images. */
export function PhotoField({ field, path, value }: FieldProps) {
  const { pictures } = useEditing();
  const { wait } = useForm();
  const { set, attributes } = useControl(path);
  const { branch, photos } = useEditorState();
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState("");
  const written = typeof value === "string" ? value : "";
  const name = String(read(field, written));
  // Not by how it is written: an address that is being typed looks like a name.
  const isOwn = Object.hasOwn(photos, name) || branch.files.has(name);
  const id = fieldId(path);
  useEffect(() => {
    pictures.need(name);
  }, [name, pictures]);

  // While a photo is prepared, its entry may be moved or taken out.
  const latest = useRef<typeof set>(undefined);
  useEffect(() => {
    latest.current = set;
    return () => {
      latest.current = undefined;
    };
  }, [set]);

  async function bring(chosen: File): Promise<void> {
    setStatus(words.preparing);
    try {
      const photo = await preparePhoto(chosen);
      await pictures.add(photo.name, photo.blob);
      latest.current?.(photo.name);
      setStatus("");
    } catch (error) {
      setStatus((error as Error).message);
    }
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) wait(bring(chosen));
    // The same file can be chosen again.
    target.value = "";
  };

  return (
    <Labelled field={field} path={path} value={value} isGroup>
      {isOwn && (
        <figure>
          {photos[name] && <img src={photos[name]} alt="" />}
          <figcaption>{name}</figcaption>
        </figure>
      )}
      <input ref={input} type="file" accept="image/*,.heic,.heif" hidden onChange={choose} />
      <button type="button" className="quiet" {...(isOwn && attributes)} onClick={() => input.current?.click()}>
        {isOwn ? words.change : words.choose}
      </button>
      {isOwn && (
        <button type="button" className="quiet" onClick={() => set(undefined)}>
          {words.remove}
        </button>
      )}
      {!isOwn && (
        <>
          <label htmlFor={id}>{words.address}</label>
          <input
            {...attributes}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={written}
            onChange={({ target }) => set(target.value)}
          />
        </>
      )}
      <p role="status" className={status === words.preparing ? "hint" : "error"}>
        {status}
      </p>
    </Labelled>
  );
}
