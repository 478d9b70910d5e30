import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { FieldPath } from "../../gatsby-plugin-content-model/fields";
import type { Facts } from "../../gatsby-plugin-content-model/placeholders";
import type { Problem } from "../../gatsby-plugin-content-model/problems";
import { contentOf, fieldLabel } from "./check";
import type { GitHub } from "./github";
import { filledIn } from "./names";
import type { Pictures } from "./pictures";
import type { EditorSite } from "./site";
import type { State, Store } from "./store";

/** What all parts of the editor share once the owner has signed in. */
export interface Editing {
  site: EditorSite;
  github: GitHub;
  store: Store;
  pictures: Pictures;
  /** Forgets the token and asks for another one. The drafts stay. */
  signOut(): void;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("Outside of an EditingContext");
  return editing;
}

export function useEditorState(): State {
  const { store } = useEditing();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Names fields with their form, and with the facts that the names quote: `Planos de manutenção › Planos › “Básico” › Preço`. */
export function useFieldLabel() {
  const { site, store } = useEditing();
  const { sources } = useEditorState();
  return useMemo(() => {
    const content = contentOf(site, sources);
    const facts = content ? site.model.facts.of(content, new Date()) : {};
    return (file: string, path: FieldPath, data = store.dataOf(file)): string =>
      filledIn(fieldLabel(site, file, path, data), facts);
  }, [site, store, sources]);
}

/** What the fields of the open form share. */
export interface OpenForm {
  /** Sets a value; `undefined` takes it out. */
  change(path: FieldPath, value: unknown): void;
  /** The problems to show, by the place of their field. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** The facts that a text may quote in braces, of the content that was last without an error. */
  facts: Facts;
  /** A photo is being prepared until the promise is settled: the form can't be saved. */
  wait(preparing: Promise<unknown>): void;
}

export const FormContext = createContext<OpenForm | undefined>(undefined);

export function useForm(): OpenForm {
  const form = useContext(FormContext);
  if (!form) throw new Error("Outside of a FormContext");
  return form;
}

/** A path as elements and addresses name it: `plans.1.price`. */
export const placeOf = (path: FieldPath) => path.join(".");

export const pathOf = (place: string): FieldPath =>
  place.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The id of a field's control, of an entry or of a group. */
export const fieldId = (path: FieldPath) => `campo-${path.join(".")}`;
