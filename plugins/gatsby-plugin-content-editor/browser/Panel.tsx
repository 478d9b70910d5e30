import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { titleOf } from "../../gatsby-plugin-content-model/fields";
import type { PublishedTexts } from "../published-texts";
import { examplesIn } from "./check";
import { Changes, Dialog, dialogStyles } from "./Dialogs";
import { type Difference, differences } from "./differences";
import { readYaml } from "./rewrite-yaml";
import type { ContentProblem, SavingDialogs, Texts } from "./saving";
import type { EditorSite } from "./site";

type Path = readonly PropertyKey[];

/** Label of a field, `Planos 2 › Preço`, or of its file for a problem that concerns no field. */
function fieldInWords({ model, files }: EditorSite, file: string, path: Path): string {
  const schema = model.files[file];
  const label = files.find((each) => each.file === file)?.label ?? file;
  return schema && path.length > 0 ? titleOf(schema, path) : label;
}

interface PanelProps {
  site: EditorSite;
  /** Address of the site that the panel links to, if any. */
  siteUrl?: string;
  /** The host's page of commits with their build status. */
  commitsUrl?: string;
  readTexts(): Promise<Texts>;
  /** Reads the base version for the list of changes; absent where every save is published at once. */
  readPublished?(): Promise<PublishedTexts>;
  focusField(file: string, path: Path): void;
}

/** What the panel's dialogs show, read when they open. */
interface Examples {
  examples: readonly ContentProblem[];
}
interface Changed {
  since: PublishedTexts["since"];
  changed: { file: string; label: string; changes: Difference[] }[];
  /** Photos that no content file names any more. */
  unused: string[];
}

async function readExamples({ site, readTexts }: PanelProps): Promise<Examples> {
  return { examples: examplesIn(site.model, await readTexts()) };
}

async function readChanges({ site, readTexts }: PanelProps, read: () => Promise<PublishedTexts>): Promise<Changed> {
  const [texts, published] = await Promise.all([readTexts(), read()]);
  const changed = site.files.map(({ file, label }) => ({
    file,
    label,
    changes: differences(readYaml(published.texts[file] ?? ""), readYaml(texts.get(file) ?? "")),
  }));
  const unused = published.photos.filter((photo) => ![...texts.values()].some((text) => text.includes(photo)));
  return { since: published.since, changed: changed.filter(({ changes }) => changes.length > 0), unused };
}

/** Buttons beside Decap's own: the remaining examples, the changes, and a link to the site. */
function Panel({ first, ...props }: PanelProps & { first: Examples }) {
  const { site, siteUrl, commitsUrl, readPublished, focusField } = props;
  const { panel, table } = site.texts;
  const [shown, show] = useState<Examples | Changed | undefined>(first.examples.length > 0 ? first : undefined);
  const close = () => show(undefined);

  return (
    <>
      <aside className="editor-panel" aria-label={panel.label}>
        <button type="button" onClick={() => readExamples(props).then(show)}>
          {panel.examplesButton}
        </button>
        {readPublished && (
          <button type="button" onClick={() => readChanges(props, readPublished).then(show)}>
            {panel.changes}
          </button>
        )}
        {[
          { address: commitsUrl, label: panel.publication },
          { address: siteUrl, label: panel.site },
        ].map(
          ({ address, label }) =>
            address && (
              <a key={label} href={address} target="_blank" rel="noreferrer">
                {label}
              </a>
            ),
        )}
      </aside>
      {shown && "examples" in shown && (
        <Dialog title={panel.examples(shown.examples.length)} onClose={close}>
          <p>{shown.examples.length > 0 ? panel.examplesIntro : panel.noExamples}</p>
          <ul>
            {shown.examples.map(({ file, path = [] }) => (
              <li key={path.join(".")}>
                <button
                  type="button"
                  className="link"
                  onClick={() => {
                    close();
                    focusField(file, path);
                  }}
                >
                  {fieldInWords(site, file, path)}
                </button>
              </li>
            ))}
          </ul>
          <Actions>
            <button type="button" className="main" onClick={close}>
              {panel.close}
            </button>
          </Actions>
        </Dialog>
      )}
      {shown && "changed" in shown && (
        <Dialog title={panel.changesTitle} onClose={close}>
          <p>{shown.changed.length > 0 ? panel.changesSince[shown.since] : panel.noChanges}</p>
          {shown.changed.map(({ file, label, changes }) => (
            <section key={file}>
              <h3>{label}</h3>
              <Changes site={site} file={file} changes={changes} before={table.before} after={table.after} />
            </section>
          ))}
          {shown.unused.length > 0 && <p>{panel.unusedPhotos(shown.unused.join(", "))}</p>}
          <Actions>
            <button type="button" className="main" onClick={close}>
              {panel.close}
            </button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}

const Actions = ({ children }: { children: ReactNode }) => <div className="editor-actions">{children}</div>;

function place(): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  return element;
}

/** Shows the panel once the owner has signed in, with the list of examples if there are any. */
export async function showPanel(props: PanelProps): Promise<void> {
  const first = await readExamples(props);
  createRoot(place()).render(<Panel {...props} first={first} />);
}

/** Shows a dialog and resolves to its answer. Escape answers `false`. */
function ask(title: string, content: (answer: (value: boolean) => void) => ReactNode): Promise<boolean> {
  const element = place();
  const root = createRoot(element);
  return new Promise((resolve) => {
    const answer = (value: boolean) => {
      root.unmount();
      element.remove();
      resolve(value);
    };
    root.render(
      <Dialog title={title} onClose={() => answer(false)}>
        {content(answer)}
      </Dialog>,
    );
  });
}

/**
 * The dialogs of a save.
 *
 * @param confirms whether each save is published at once and must be confirmed first
 */
export function savingDialogs(
  site: EditorSite,
  confirms: boolean,
  focusField: (file: string, path: Path) => void,
): SavingDialogs {
  const { conflict, confirm, problems, table, panel, saving } = site.texts;
  const labelOf = (file: string) => site.files.find((each) => each.file === file)?.label ?? file;
  const list = (title: string, found: readonly ContentProblem[]) =>
    ask(title, (answer) => (
      <>
        <ul>
          {found.map(({ file, path = [], message }) => (
            <li key={`${path.join(".")} ${message}`}>
              <button
                type="button"
                className="link"
                onClick={() => {
                  answer(false);
                  focusField(file, path);
                }}
              >
                {[labelOf(file), path.length > 0 && fieldInWords(site, file, path)].filter(Boolean).join(" › ")}
              </button>
              : {message}
            </li>
          ))}
        </ul>
        <Actions>
          <button type="button" className="main" onClick={() => answer(false)}>
            {panel.close}
          </button>
        </Actions>
      </>
    ));
  return {
    texts: saving,
    resolveConflict: (file, changes) =>
      ask(conflict.title(labelOf(file)), (answer) => (
        <>
          <p>{conflict.intro}</p>
          <Changes site={site} file={file} changes={changes} before={conflict.theirs} after={conflict.mine} />
          <Actions>
            <button type="button" onClick={() => answer(true)}>
              {conflict.keepMine}
            </button>
            <button type="button" className="main" onClick={() => answer(false)}>
              {conflict.keepTheirs}
            </button>
          </Actions>
        </>
      )),
    ...(confirms && {
      confirmChanges: (file: string, changes: readonly Difference[]) =>
        ask(confirm.title, (answer) => (
          <>
            <p>{confirm.intro}</p>
            <Changes site={site} file={file} changes={changes} before={table.before} after={table.after} />
            <Actions>
              <button type="button" onClick={() => answer(false)}>
                {confirm.cancel}
              </button>
              <button type="button" className="main" onClick={() => answer(true)}>
                {confirm.publish}
              </button>
            </Actions>
          </>
        )),
    }),
    showProblems: (found) => void list(problems.title, found),
    showElsewhere: (found) => void list(problems.elsewhere, found),
  };
}

/** Adds the styles of the panel and the dialogs to the page. */
export function addStyles(): void {
  const style = document.createElement("style");
  style.textContent = dialogStyles;
  document.head.append(style);
}
