import { type ReactNode, useMemo, useState } from "react";
import { type Field, type FieldPath, withChildren } from "../../gatsby-plugin-content-model/fields";
import { messages } from "../../gatsby-plugin-content-model/messages";
import { errorsIn, warningsIn } from "../../gatsby-plugin-content-model/problems";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { homeTexts as words } from "../texts";
import { checkBranch, fieldLabel } from "./check";
import { Dialog } from "./Dialog";
import { placeOf, useEditing, useEditorState } from "./editing";
import { addressOf, type Route } from "./routes";
import { fieldOf, textsOn } from "./store";

/** A name for comparison: without capitals and accents. */
const folded = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a word is in a name of a field. */
const isCalled = ({ title, key, alsoCalled = [] }: Field, word: string) =>
  [title, key, ...alsoCalled].some((name) => folded(name).includes(word));

/** The paths of a field in some data: of a list's fields, in each entry, or the list itself where it has none. */
function pathsIn(data: unknown, [key, ...rest]: readonly string[], at: FieldPath = []): FieldPath[] {
  if (key === undefined) return [at];
  if (key !== "*") return pathsIn(data, rest, [...at, key]);
  const entries = (valueAt(data, at) ?? []) as readonly unknown[];
  return entries.length > 0 ? entries.flatMap((_, index) => pathsIn(data, rest, [...at, index])) : [at];
}

/** Links to forms or fields, with what is to say of them. */
function Links({ links }: { links: readonly { route: Route; label: string; notes?: ReactNode }[] }) {
  return (
    <ul className="forms">
      {links.map(({ route, label, notes }) => (
        <li key={addressOf(route)}>
          <a href={addressOf(route)}>
            {label} {notes}
          </a>
        </li>
      ))}
    </ul>
  );
}

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

  const notesOn = (file: string) => {
    const draft = drafts.get(file);
    return (
      <>
        {draft && <em>{words.draft(draft.changed)}</em>} {broken.has(file) && <em className="wrong">{words.broken}</em>}
      </>
    );
  };

  const sought = folded(search.trim());
  const isSearching = sought.length >= 2;
  const found = useMemo(() => {
    if (!isSearching) return [];
    const links = site.files.flatMap(({ file, label }) => {
      const [form, ...fields] = withChildren(fieldOf(site.model.files, file)).filter(({ path }) => path.at(-1) !== "*");
      const named = fields.filter((field) => isCalled(field, sought));
      return [...(form && folded(label).includes(sought) ? [form] : []), ...named].flatMap(({ path, title }) =>
        pathsIn(saved.get(file), path).map((at) => ({
          isFirst: folded(title).startsWith(sought),
          label: fieldLabel(site, file, at, saved.get(file)),
          route: { file, ...(at.length > 0 && { field: placeOf(at) }) },
        })),
      );
    });
    const unlike = new Map(links.map((link) => [addressOf(link.route), link]));
    return [...unlike.values()].sort((one, other) => Number(other.isFirst) - Number(one.isFirst));
  }, [site, saved, sought, isSearching]);

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
        {isSearching && (
          <section aria-label={words.search}>
            <Links links={found.slice(0, most)} />
            <p role="status">{found.length === 0 ? words.nothing(search.trim()) : ""}</p>
          </section>
        )}
        {!isSearching && examples.length > 0 && (
          <details className="group">
            <summary>
              <strong>{words.examples(examples.length)}</strong>
            </summary>
            <Links
              links={examples.map(({ file, path }) => ({
                label: fieldLabel(site, file, path, saved.get(file)),
                route: { file, field: placeOf(path) },
              }))}
            />
          </details>
        )}
        {!isSearching &&
          Object.entries(site.groups).map(([group, title]) => (
            <section key={group} aria-labelledby={`grupo-${group}`}>
              <h2 id={`grupo-${group}`}>{title}</h2>
              <Links
                links={site.files
                  .filter((each) => each.group === group)
                  .map(({ file, label }) => ({ label, route: { file }, notes: notesOn(file) }))}
              />
            </section>
          ))}
      </main>
      {isLeaving && (
        <Dialog
          title={words.confirmSignOut}
          action={{ label: words.signOutAnyway, isDangerous: true, run: onSignOut }}
          onClose={() => setLeaving(false)}
        >
          <p>{words.unsaved}</p>
          <ul>
            {[...drafts.keys()].map((file) => (
              <li key={file}>{fieldLabel(site, file, [])}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
