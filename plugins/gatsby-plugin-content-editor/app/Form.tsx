import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type FieldPath, type Files, fieldAt, rootOf } from "../../gatsby-plugin-content-model/fields";
import { errorsIn, type Problem } from "../../gatsby-plugin-content-model/problems";
import { dialogTexts, signInAgain, formTexts as words } from "../texts";
import { Conflicts } from "./Conflicts";
import { type Checked, checkForm, contentOf } from "./check";
import { Dialog } from "./Dialog";
import type { Conflict } from "./data";
import { FormContext, type OpenForm, pathOf, placeOf, useEditing, useEditorState, useFieldLabel } from "./editing";
import { Fields } from "./Fields";
import { Preview } from "./Preview";
import type { Save } from "./publishing";
import { addressOf, onGitHub, type Route } from "./routes";
import { type Ask, type Outcome, saveForm } from "./save";
import { showField } from "./show-field";
import { Unreadable } from "./Unreadable";
import { VersionsDialog } from "./VersionsDialog";

/** How long, in ms, nothing is typed before form and page are checked and drawn: typing stays smooth on a slow phone. */
const pause = 60;

/** A value, a moment later, once it has stopped changing. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Whether a window is wide enough for the page beside the form. */
const wide = matchMedia("(min-width: 64em)");

function useWide(): boolean {
  const subscribe = useCallback((listener: () => void) => {
    wide.addEventListener("change", listener);
    return () => wide.removeEventListener("change", listener);
  }, []);
  return useSyncExternalStore(subscribe, () => wide.matches);
}

/** A question of two people's changes, until it is answered. */
interface Question {
  conflicts: readonly Conflict[];
  data: unknown;
  answer(choices: ("mine" | "theirs")[] | undefined): void;
}

interface FormProps {
  route: Route & { file: string };
  /** Called with a save that GitHub has taken, and without one when another begins. */
  onSaved(save?: Save): void;
}

export function Form({ route, onSaved }: FormProps) {
  const editing = useEditing();
  const { site, store, pictures, signOut } = editing;
  const { drafts, saved, sources, isKept } = useEditorState();
  const labelOf = useFieldLabel();
  const { file, isPage, field: shownField } = route;
  const form = site.files.find((each) => each.file === file);
  const schema = site.model.files[file] as Files[string];
  const draft = drafts.get(file);
  const data = draft?.data ?? saved.get(file);
  const isWide = useWide();

  const settledData = useSettled(data);
  const checked = useMemo(
    () => (settledData === undefined ? undefined : checkForm(site, file, settledData, sources)),
    [site, file, settledData, sources],
  );
  const content = useRef<Checked["content"]>(undefined);
  // With an error, the page stays as it was before it; of a draft that was left with one, it is that which is saved.
  content.current = checked?.content ?? content.current ?? contentOf(site, sources);
  const shown = content.current;
  const facts = useMemo(() => (shown ? site.model.facts.of(shown, new Date()) : {}), [site, shown]);

  const [at, setAt] = useState<FieldPath>([]);
  /** Whether he has tried to save: until then, an empty field is one that he has not come to. */
  const [areEmptyShown, setEmptyShown] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const [refusal, setRefusal] = useState<Extract<Outcome, { kind: "refused" }>>();
  const [question, setQuestion] = useState<Question>();
  const [isDiscarding, setDiscarding] = useState(false);
  const [areVersionsShown, setVersionsShown] = useState(false);

  const found = useMemo(() => {
    const all = [...(checked?.errors ?? []), ...(checked?.warnings ?? [])];
    return all.filter(({ kind }) => areEmptyShown || kind !== "empty");
  }, [checked, areEmptyShown]);
  const problems = useMemo(() => {
    const byPlace = new Map<string, Problem[]>();
    for (const problem of found) {
      const place = placeOf(problem.path);
      byPlace.set(place, [...(byPlace.get(place) ?? []), problem]);
    }
    return byPlace;
  }, [found]);

  const change = useCallback((path: FieldPath, value: unknown) => store.change(file, path, value), [store, file]);
  const wait = useCallback((preparing: Promise<unknown>) => {
    setWaiting((count) => count + 1);
    void preparing.finally(() => setWaiting((count) => count - 1));
  }, []);
  const openForm = useMemo<OpenForm>(() => ({ change, problems, facts, wait }), [change, problems, facts, wait]);

  useEffect(() => {
    if (shownField) showField(pathOf(shownField));
    else scrollTo({ top: 0, behavior: "instant" });
  }, [shownField]);

  /** Where the form was when he went to see the page, in pixels; while it is hidden, the window is shorter. */
  const place = useRef(0);
  useEffect(() => {
    if (!isPage && place.current > 0) scrollTo({ top: place.current, behavior: "instant" });
  }, [isPage]);

  useEffect(() => {
    if (!isSaving && (isKept || !draft)) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isSaving, isKept, draft]);

  const saveNow = useRef<() => void>(undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      saveNow.current?.();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  if (!form || data === undefined) return <Unreadable file={file} />;

  const take = ({ target }: FocusEvent) => {
    const place = target.closest<HTMLElement>("[data-path]")?.dataset.path;
    if (place !== undefined) setAt(pathOf(place));
  };

  const ask: Ask = (conflicts, merged) =>
    new Promise((resolve) => {
      const answer: Question["answer"] = (choices) => {
        setQuestion(undefined);
        resolve(choices);
      };
      setQuestion({ conflicts, data: merged, answer });
    });

  /** Moves to the first error; returns whether there is one. */
  const showFirst = (): boolean => {
    const { errors, others } = checkForm(site, file, store.dataOf(file), store.get().sources);
    if (errors.length + others.length === 0) return false;
    setEmptyShown(true);
    if (isPage) location.replace(addressOf({ file }));
    const [first] = errors;
    // Once the errors that were not shown are there.
    setTimeout(() => (first ? showField(first.path) : scrollTo({ top: 0 })), pause);
    return true;
  };

  async function save(): Promise<void> {
    if (!draft || isSaving || waiting > 0) return;
    setRefusal(undefined);
    if (showFirst()) return;
    onSaved();
    setSaving(true);
    const outcome = await saveForm(editing, file, ask).finally(() => setSaving(false));
    if (outcome.kind === "invalid") showFirst();
    if (outcome.kind === "refused") setRefusal(outcome);
    if (outcome.kind === "saved") {
      setEmptyShown(false);
      onSaved({ file, time: Date.now() });
    }
  }
  saveNow.current = save;

  const discard = () => {
    setDiscarding(false);
    store.discard(file);
    void pictures.forget();
  };

  const errors = errorsIn(found).length + (checked?.others.length ?? 0);
  const unplaced = errorsIn(found).filter(({ path }) => path.length === 0 || !fieldAt(schema, path));
  const elsewhere = [...(checked?.others ?? []), ...unplaced];
  const label = isSaving
    ? words.saving
    : waiting > 0
      ? words.preparing
      : errors > 0
        ? `${words.save} · ${words.errors(errors)}`
        : words.save;
  const isPreviewed = isWide || isPage;

  return (
    <FormContext.Provider value={openForm}>
      {/* Not a header, and named: the page in the preview has landmarks of its own. */}
      <section className="top" aria-label={words.head}>
        <div className="bar">
          <a href={addressOf({})} aria-label={words.back} className="icon">
            ←
          </a>
          <h1>{form.label}</h1>
          <button
            type="button"
            className={errors > 0 ? "wrong" : ""}
            aria-disabled={!draft || isSaving || waiting > 0}
            onClick={save}
          >
            {label}
          </button>
        </div>
        {!isWide && (
          <nav className="tabs" aria-label={form.label}>
            <a href={addressOf({ file })} aria-current={isPreviewed ? undefined : "page"}>
              {words.form}
            </a>
            <a
              href={addressOf({ file, isPage: true })}
              aria-current={isPreviewed ? "page" : undefined}
              onClick={() => {
                if (!isPage) place.current = scrollY;
              }}
            >
              {words.page}
            </a>
          </nav>
        )}
      </section>
      <main aria-label={form.label} className={isPreviewed && isWide ? "beside" : ""}>
        {/* Hidden, not removed: what is open in it, and where it was, stay. */}
        <form
          className="edit"
          hidden={isPreviewed && !isWide}
          onSubmit={(event) => event.preventDefault()}
          onFocus={take}
          aria-label={form.label}
        >
          {!isKept && <p className="message">{words.noRoom}</p>}
          <div className="line">
            <p role="status">{draft ? words.draft(draft.changed) : ""}</p>
            {draft && (
              <button type="button" className="link" disabled={isSaving} onClick={() => setDiscarding(true)}>
                {words.discard}
              </button>
            )}
            <button type="button" className="link" onClick={() => setVersionsShown(true)}>
              {words.versions}
            </button>
          </div>
          {elsewhere.length > 0 && (
            <div className="message">
              <p>{words.elsewhere}</p>
              {elsewhere.map(({ file: other, path, message }) => (
                <p key={`${other} ${placeOf(path)} ${message}`}>
                  <a href={other === file ? onGitHub(file) : addressOf({ file: other, field: placeOf(path) })}>
                    {labelOf(other, path)}
                  </a>
                  : {message}
                </p>
              ))}
            </div>
          )}
          <Fields field={rootOf(schema)} path={[]} value={data} />
        </form>
        {isPreviewed && <Preview file={file} content={shown} isInvalid={(checked?.errors.length ?? 0) > 0} at={at} />}
      </main>
      {/* At the foot of the window: it is read wherever the form, or the page, was when he pressed. */}
      {refusal && (
        <aside className="line publishing refused" aria-label={words.save}>
          <p role="alert">{refusal.message}</p>
          {refusal.needsToken && (
            <button type="button" onClick={signOut}>
              {signInAgain}
            </button>
          )}
          <button type="button" className="link" onClick={() => setRefusal(undefined)}>
            {dialogTexts.close}
          </button>
        </aside>
      )}
      {areVersionsShown && <VersionsDialog file={file} onClose={() => setVersionsShown(false)} />}
      {question && <Conflicts file={file} {...question} />}
      {isDiscarding && (
        <Dialog
          title={words.confirmDiscard}
          action={{ label: words.discard, isDangerous: true, run: discard }}
          onClose={() => setDiscarding(false)}
        >
          <p>{words.discardWhy}</p>
        </Dialog>
      )}
    </FormContext.Provider>
  );
}
