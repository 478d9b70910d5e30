import { useMemo, useState } from "react";
import { type Field, withChildren } from "../../gatsby-plugin-content-model/fields";
import { messages } from "../../gatsby-plugin-content-model/messages";
import { errorsIn, warningsIn } from "../../gatsby-plugin-content-model/problems";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { savingTexts, homeTexts as words } from "../texts";
import { checkBranch, fieldLabel } from "./check";
import { Dialog } from "./Dialog";
import { useEditing, useEditorState } from "./editing";
import { addressOf } from "./routes";
import { fieldOf, textsOn } from "./store";

/** A name for comparison: without capitals and accents. */
const folded = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** All names of a field. */
const namesOf = ({ title, key, alsoCalled = [] }: Field) => [title, key, ...alsoCalled].map(folded);

/** The path of a field in some data: of a list's fields, in its first entry, or the list itself where it has none. */
function pathIn(data: unknown, { path }: Field): (string | number)[] {
  const found: (string | number)[] = [];
  for (const key of path) {
    if (key === "*" && !(valueAt(data, found) as unknown[] | undefined)?.length) break;
    found.push(key === "*" ? 0 : key);
  }
  return found;
}

/** The titles of a field and of what it is in, from the file down; a list's entry has none of its own. */
const titlesOf = (root: Field, { path }: Field): string[] =>
  withChildren(root)
    .filter(
      (each) =>
        each.path.length > 0 && each.path.at(-1) !== "*" && each.path.every((key, depth) => key === path[depth]),
    )
    .map(({ title }) => title);

/** How many fields a search shows. */
const most = 20;

/** The first screen: what is a draft, what has an error, what is still an example, and the forms. */
export function Home({ onSignOut }: { onSignOut(): void }) {
  const { site } = useEditing();
  const { branch, saved, drafts } = useEditorState();
  const [search, setSearch] = useState("");
  const [isLeaving, setLeaving] = useState(false);
  const problems = useMemo(() => checkBranch(site, textsOn(branch)), [site, branch]);
  const broken = new Set(errorsIn(problems).map(({ file }) => file));
  const examples = warningsIn(problems).filter(({ message }) => message === messages.example);
  const labelOf = (file: string) => site.files.find((each) => each.file === file)?.label ?? file;

  const sought = folded(search.trim());
  const found = useMemo(
    () =>
      sought.length < 2
        ? []
        : site.files.flatMap(({ file, label }) => {
            const fields = withChildren(fieldOf(site.model.files, file)).filter(({ path }) => path.at(-1) !== "*");
            const matching = fields.filter((field) => namesOf(field).some((name) => name.includes(sought)));
            if (folded(label).includes(sought))
              return [{ file, field: fields[0] as Field }, ...matching.map((field) => ({ file, field }))];
            return matching.map((field) => ({ file, field }));
          }),
    [site, sought],
  );

  return (
    <>
      <header className="bar">
        <h1>{SETTINGS.title}</h1>
        <a href="/" target="_blank" rel="noreferrer">
          {words.site}
        </a>
        <button type="button" className="quiet" onClick={() => (drafts.size > 0 ? setLeaving(true) : onSignOut())}>
          {words.signOut}
        </button>
      </header>
      <main className="home">
        <div className="field">
          <label htmlFor="procura">{words.search}</label>
          <input
            id="procura"
            type="search"
            placeholder={words.searchHint}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        {sought.length >= 2 && (
          <section aria-label={words.search}>
            <ul className="forms">
              {found.slice(0, most).map(({ file, field }) => {
                const path = pathIn(saved.get(file), field);
                const label = [labelOf(file), ...titlesOf(fieldOf(site.model.files, file), field)].join(" › ");
                return (
                  <li key={`${file} ${field.path.join(".")}`}>
                    <a href={addressOf({ file, ...(path.length > 0 && { field: path.join(".") }) })}>{label}</a>
                  </li>
                );
              })}
            </ul>
            <p role="status">{found.length === 0 ? words.nothing(search.trim()) : ""}</p>
          </section>
        )}
        {sought.length < 2 && examples.length > 0 && (
          <details className="group">
            <summary>
              <strong>{words.examples(examples.length)}</strong>
            </summary>
            <ul className="forms inside">
              {examples.map(({ file, path }) => (
                <li key={`${file} ${path.join(".")}`}>
                  <a href={addressOf({ file, field: path.join(".") })}>
                    {fieldLabel(site, file, path, saved.get(file))}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
        {sought.length < 2 &&
          Object.entries(site.groups).map(([group, title]) => (
            <section key={group} aria-labelledby={`grupo-${group}`}>
              <h2 id={`grupo-${group}`}>{title}</h2>
              <ul className="forms">
                {site.files
                  .filter((each) => each.group === group)
                  .map(({ file, label }) => {
                    const draft = drafts.get(file);
                    return (
                      <li key={file}>
                        <a href={addressOf({ file })}>
                          {label} {draft && <em>{words.draft(draft.changed)}</em>}{" "}
                          {broken.has(file) && <em className="wrong">{words.broken}</em>}
                        </a>
                      </li>
                    );
                  })}
              </ul>
            </section>
          ))}
      </main>
      {isLeaving && (
        <Dialog title={words.confirmSignOut} onClose={() => setLeaving(false)}>
          <p>{words.unsaved}</p>
          <ul>
            {[...drafts.keys()].map((file) => (
              <li key={file}>{labelOf(file)}</li>
            ))}
          </ul>
          <div className="buttons">
            <button type="button" className="quiet" onClick={() => setLeaving(false)}>
              {savingTexts.cancel}
            </button>
            <button type="button" className="danger" onClick={onSignOut}>
              {words.signOutAnyway}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
