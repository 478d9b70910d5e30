import { type ReactNode, useEffect, useState } from "react";
import { errorsIn, examplesIn } from "../../gatsby-plugin-content-model/problems";
import { homeTexts as words } from "../texts";
import { checkBranch } from "./check";
import { Dialog } from "./Dialog";
import { placeOf, useEditing, useEditorState, useFieldLabel } from "./editing";
import { addressOf, type Route } from "./routes";
import { search } from "./search";

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
export function Home() {
  const { site, store, pictures, signOut } = useEditing();
  const { branchSources, drafts } = useEditorState();
  const labelOf = useFieldLabel();
  const [sought, setSought] = useState("");
  const [isLeaving, setLeaving] = useState(false);
  const problems = checkBranch(site, branchSources);
  const broken = new Set(errorsIn(problems).map(({ file }) => file));
  const examples = examplesIn(problems);

  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
  }, []);

  const forgetAndSignOut = () => {
    store.discardAll();
    void pictures.forget();
    signOut();
  };

  const notesOn = (file: string) => {
    const draft = drafts.get(file);
    return (
      <>
        {draft && <em>{words.draft(draft.changed)}</em>} {broken.has(file) && <em className="wrong">{words.broken}</em>}
      </>
    );
  };

  const isSearching = sought.trim().length >= 2;
  const found = isSearching ? search(site, (file) => store.dataOf(file), sought).slice(0, most) : [];
  const results = found.map(({ file, path, excerpt }) => ({
    label: labelOf(file, path),
    notes: excerpt && <small>{excerpt}</small>,
    route: path.length > 0 ? { file, field: placeOf(path) } : { file },
  }));

  return (
    <>
      <header className="bar">
        <h1>{SETTINGS.title}</h1>
        <a href="/" target="_blank" rel="noreferrer">
          {words.site}
        </a>
        <button
          type="button"
          className="quiet"
          onClick={() => (drafts.size > 0 ? setLeaving(true) : forgetAndSignOut())}
        >
          {words.signOut}
        </button>
      </header>
      <main className="home">
        <form
          className="field"
          onSubmit={(event) => {
            event.preventDefault();
            if (results[0]) location.hash = addressOf(results[0].route);
          }}
        >
          <label htmlFor="procura">{words.search}</label>
          <input
            id="procura"
            type="search"
            placeholder={words.searchHint}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </form>
        {isSearching && (
          <section aria-label={words.search}>
            <Links links={results} />
            <p role="status">{results.length === 0 ? words.nothing(sought.trim()) : ""}</p>
          </section>
        )}
        {!isSearching && examples.length > 0 && (
          <details className="group">
            <summary>
              <strong>{words.examples(examples.length)}</strong>
            </summary>
            <Links
              links={examples.map(({ file, path }) => ({
                label: labelOf(file, path),
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
          action={{ label: words.signOutAnyway, isDangerous: true, run: forgetAndSignOut }}
          onClose={() => setLeaving(false)}
        >
          <p>{words.unsaved}</p>
          <ul>
            {[...drafts.keys()].map((file) => (
              <li key={file}>{labelOf(file, [])}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
