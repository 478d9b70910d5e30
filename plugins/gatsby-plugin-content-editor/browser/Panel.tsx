import { type ReactNode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { type FieldPath, titleOf } from "../../gatsby-plugin-content-model/fields";
import type { FieldSlip } from "../../gatsby-plugin-content-model/options";
import { differences } from "../../gatsby-plugin-content-model/values";
import type { PublishedTexts } from "../published-texts";
import { examplesIn } from "./check";
import { Changes, Dialog } from "./Dialogs";
import { readableYaml, readYaml } from "./rewrite-yaml";
import { photoUse, type SavingDialogs, type Texts } from "./saving";
import type { EditorSite } from "./site";

/** Label of a field, `Planos › “Básico” › Preço`; empty for a problem that concerns no field. */
function titleIn({ model }: EditorSite, file: string, path: FieldPath, text = ""): string {
  const schema = model.files[file];
  return schema && path.length > 0 ? titleOf(schema, path, readableYaml(text)) : "";
}

const labelOf = ({ files }: EditorSite, file: string) => files.find((each) => each.file === file)?.label ?? file;

interface PanelProps {
  site: EditorSite;
  /** The host's page of commits with their build status. */
  commitsUrl?: string;
  readTexts(): Promise<Texts>;
  /** Reads the base version for the list of changes; absent where every save is published at once. */
  readPublished?(): Promise<PublishedTexts>;
  focusField(file: string, path: FieldPath): void;
}

/** What the panel's dialogs show, read when they open. */
interface Examples {
  examples: readonly FieldSlip[];
}
interface Changed {
  since: PublishedTexts["since"];
  changed: { file: string; before: object; after: object }[];
  /** Files that can't be parsed. */
  unreadable: string[];
  /** Photos that no content file names any more. */
  unused: string[];
}

async function readExamples({ site, readTexts }: PanelProps): Promise<Examples> {
  return { examples: examplesIn(site.model, await readTexts()) };
}

async function readChanges({ site, readTexts }: PanelProps, read: () => Promise<PublishedTexts>): Promise<Changed> {
  const [texts, published] = await Promise.all([readTexts(), read()]);
  const changed: Changed["changed"] = [];
  const unreadable: string[] = [];
  for (const { file } of site.files) {
    try {
      const after = readYaml(texts.get(file) ?? "");
      const before = readableYaml(published.texts[file] ?? "");
      if (differences(before, after).length > 0) changed.push({ file, before, after });
    } catch {
      unreadable.push(file);
    }
  }
  const isUsed = photoUse(texts.values());
  const unused = published.photos.filter((photo) => !isUsed(photo));
  return { since: published.since, changed, unreadable, unused };
}

/** Buttons beside Decap's own: the remaining examples, the changes, and the progress of the publication. */
function Panel({ first, ...props }: PanelProps & { first?: Examples }) {
  const { site, commitsUrl, readPublished, focusField } = props;
  const { panel, table } = site.texts;
  const [shown, show] = useState<Examples | Changed | undefined>(first);
  const close = () => show(undefined);
  const examplesButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!shown) return;
    // A dialog that opened by itself has no button to return the focus to.
    return () => {
      if (document.activeElement === document.body) examplesButton.current?.focus();
    };
  }, [shown]);

  return (
    <>
      <aside className="editor-panel" aria-label={panel.label}>
        <button ref={examplesButton} type="button" onClick={() => readExamples(props).then(show)}>
          {panel.examplesButton}
        </button>
        {readPublished && (
          <button type="button" onClick={() => readChanges(props, readPublished).then(show)}>
            {panel.changes}
          </button>
        )}
        {commitsUrl && (
          <a href={commitsUrl} target="_blank" rel="noreferrer">
            {panel.publication}
          </a>
        )}
      </aside>
      {shown && "examples" in shown && (
        <Dialog title={panel.examples(shown.examples.length)} onClose={close}>
          <p>{shown.examples.length > 0 ? panel.examplesIntro : panel.noExamples}</p>
          <ul>
            {shown.examples.map(({ file, path }) => (
              <li key={path.join(".")}>
                <Link
                  onClick={() => {
                    close();
                    focusField(file, path);
                  }}
                >
                  {titleIn(site, file, path)}
                </Link>
              </li>
            ))}
          </ul>
          <Close onClick={close}>{panel.close}</Close>
        </Dialog>
      )}
      {shown && "changed" in shown && (
        <Dialog title={panel.changes} onClose={close}>
          {shown.changed.length > 0 && <p>{panel.changesSince[shown.since]}</p>}
          {shown.changed.length + shown.unreadable.length === 0 && <p>{panel.noChanges}</p>}
          {shown.changed.map(({ file, before, after }) => (
            <section key={file}>
              <h3>{labelOf(site, file)}</h3>
              <Changes site={site} file={file} before={before} after={after} headings={table} />
            </section>
          ))}
          {shown.unreadable.map((file) => (
            <p key={file}>{panel.unreadable(labelOf(site, file))}</p>
          ))}
          {shown.unused.length > 0 && <p>{panel.unusedPhotos(shown.unused.join(", "))}</p>}
          <Close onClick={close}>{panel.close}</Close>
        </Dialog>
      )}
    </>
  );
}

const Actions = ({ children }: { children: ReactNode }) => <div className="editor-actions">{children}</div>;

interface PressProps {
  onClick(): void;
  children: ReactNode;
}

/** The only button of a dialog. */
const Close = ({ onClick, children }: PressProps) => (
  <Actions>
    <button type="button" className="main" onClick={onClick}>
      {children}
    </button>
  </Actions>
);

/** A button within a sentence, which leads to a field. */
const Link = ({ onClick, children }: PressProps) => (
  <button type="button" className="link" onClick={onClick}>
    {children}
  </button>
);

function place(): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  return element;
}

const greetedKey = "editor-greeted";

/** Shows the panel once the owner has signed in; once in a session, with the list of examples if there are any. */
export async function showPanel(props: PanelProps): Promise<void> {
  const first = await readExamples(props);
  const greets = first.examples.length > 0 && !sessionStorage.getItem(greetedKey);
  sessionStorage.setItem(greetedKey, "true");
  createRoot(place()).render(<Panel {...props} first={greets ? first : undefined} />);
}

/** Shows, above Decap's sign-in button, which site this is and what to do. */
export function showSignIn(text: string): HTMLElement {
  const element = place();
  element.className = "editor-sign-in";
  createRoot(element).render(
    <>
      <h1>{document.title}</h1>
      <p>{text}</p>
    </>,
  );
  return element;
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
  focusField: (file: string, path: FieldPath) => void,
): SavingDialogs {
  const { conflict, confirm, problems, table, panel, saving } = site.texts;
  const list = (title: string, found: readonly FieldSlip[], texts: Texts) =>
    ask(title, (answer) => (
      <>
        <ul>
          {found.map(({ file, path, message }) => (
            <li key={`${path.join(".")} ${message}`}>
              <Link
                onClick={() => {
                  answer(false);
                  focusField(file, path);
                }}
              >
                {[labelOf(site, file), titleIn(site, file, path, texts.get(file))].filter(Boolean).join(" › ")}
              </Link>
              : {message}
            </li>
          ))}
        </ul>
        <Close onClick={() => answer(false)}>{panel.close}</Close>
      </>
    ));
  return {
    texts: saving,
    resolveConflict: (file, theirs, mine) =>
      ask(conflict.title(labelOf(site, file)), (answer) => (
        <>
          <p>{conflict.intro}</p>
          <Changes
            site={site}
            file={file}
            before={theirs}
            after={mine}
            headings={{ before: conflict.theirs, after: conflict.mine }}
          />
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
      confirmChanges: (file: string, before: object, after: object) =>
        ask(confirm.title, (answer) => (
          <>
            <p>{confirm.intro}</p>
            <Changes site={site} file={file} before={before} after={after} headings={table} />
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
    showProblems: (found, texts) => void list(problems.title, found, texts),
    showElsewhere: (found, texts) => void list(problems.elsewhere, found, texts),
  };
}
