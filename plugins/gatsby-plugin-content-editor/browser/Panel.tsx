import { type ReactNode, useRef } from "react";
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

type FocusField = (file: string, path: FieldPath) => void;

/** Label of a field, `Planos › “Básico” › Preço`; empty for a problem that concerns no field. */
function titleIn({ model }: EditorSite, file: string, path: FieldPath, text = ""): string {
  const schema = model.files[file];
  return schema && path.length > 0 ? titleOf(schema, path, readableYaml(text)) : "";
}

const labelOf = ({ files }: EditorSite, file: string) => files.find((each) => each.file === file)?.label ?? file;

function place(): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  return element;
}

interface Choice {
  label: string;
  answer: boolean;
}

/** Shows a dialog with a button for each choice, the main one last, and resolves to the answer. Escape answers `false`. */
function ask(title: string, choices: readonly Choice[], content: (close: () => void) => ReactNode): Promise<boolean> {
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
        {content(() => answer(false))}
        <div className="editor-actions">
          {choices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              className={choice === choices.at(-1) ? "main" : undefined}
              onClick={() => answer(choice.answer)}
            >
              {choice.label}
            </button>
          ))}
        </div>
      </Dialog>,
    );
  });
}

/** Shows a list of fields, each a button that leads to it. */
function listFields(
  { panel }: EditorSite["texts"],
  title: string,
  focusField: FocusField,
  fields: readonly { slip: FieldSlip; label: string; message?: string }[],
  intro?: string,
) {
  void ask(title, [{ label: panel.close, answer: false }], (close) => (
    <>
      {intro && <p>{intro}</p>}
      <ul>
        {fields.map(({ slip: { file, path }, label, message }) => (
          <li key={`${file} ${path.join(".")} ${message}`}>
            <button
              type="button"
              className="link"
              onClick={() => {
                close();
                focusField(file, path);
              }}
            >
              {label}
            </button>
            {message && `: ${message}`}
          </li>
        ))}
      </ul>
    </>
  ));
}

interface PanelProps {
  site: EditorSite;
  /** The host's page of commits with their build status. */
  commitsUrl?: string;
  readTexts(): Promise<Texts>;
  /** Reads the base version for the list of changes; absent where every save is published at once. */
  readPublished?(): Promise<PublishedTexts>;
  focusField: FocusField;
}

/** Shows the fields that still have an example value. */
function showExamples({ site, focusField }: PanelProps, examples: readonly FieldSlip[]): void {
  const { panel } = site.texts;
  const fields = examples.map((slip) => ({ slip, label: titleIn(site, slip.file, slip.path) }));
  const intro = examples.length > 0 ? panel.examplesIntro : panel.noExamples;
  listFields(site.texts, panel.examples(examples.length), focusField, fields, intro);
}

/** Shows what has changed since the base version, files that can't be parsed, and photos that no file names any more. */
async function showChanges(site: EditorSite, texts: Texts, published: PublishedTexts): Promise<void> {
  const { panel, table } = site.texts;
  const changed: { file: string; before: object; after: object }[] = [];
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
  await ask(panel.changes, [{ label: panel.close, answer: false }], () => (
    <>
      {changed.length > 0 && <p>{panel.changesSince[published.since]}</p>}
      {changed.length + unreadable.length === 0 && <p>{panel.noChanges}</p>}
      {changed.map(({ file, before, after }) => (
        <section key={file}>
          <h3>{labelOf(site, file)}</h3>
          <Changes site={site} file={file} before={before} after={after} headings={table} />
        </section>
      ))}
      {unreadable.map((file) => (
        <p key={file}>{panel.unreadable(labelOf(site, file))}</p>
      ))}
      {unused.length > 0 && <p>{panel.unusedPhotos(unused.join(", "))}</p>}
    </>
  ));
}

/** Buttons beside Decap's own: the remaining examples, the changes, and the progress of the publication. */
function Panel(props: PanelProps) {
  const { site, commitsUrl, readTexts, readPublished } = props;
  const { panel } = site.texts;
  const opening = useRef(false);
  /** Shows a dialog once the texts are read; pressed again until then, a button does nothing. */
  const show = async (dialog: (texts: Texts) => void | Promise<void>) => {
    if (opening.current) return;
    opening.current = true;
    try {
      await dialog(await readTexts());
    } finally {
      opening.current = false;
    }
  };
  return (
    <aside className="editor-panel" aria-label={panel.label}>
      <button type="button" onClick={() => show((texts) => showExamples(props, examplesIn(site.model, texts)))}>
        {panel.examplesButton}
      </button>
      {readPublished && (
        <button type="button" onClick={() => show(async (texts) => showChanges(site, texts, await readPublished()))}>
          {panel.changes}
        </button>
      )}
      {commitsUrl && (
        <a href={commitsUrl} target="_blank" rel="noreferrer">
          {panel.publication}
        </a>
      )}
    </aside>
  );
}

const greetedKey = "editor-greeted";

/** Shows the panel once the owner has signed in; once in a session, with the list of examples if there are any. */
export async function showPanel(props: PanelProps): Promise<void> {
  const panel = place();
  createRoot(panel).render(<Panel {...props} />);
  // The panel's buttons read the texts again.
  const texts = await props.readTexts().catch(() => undefined);
  if (!texts) return;
  const examples = examplesIn(props.site.model, texts);
  if (examples.length > 0 && !sessionStorage.getItem(greetedKey)) {
    // A dialog that opens by itself has no button to return the focus to.
    panel.querySelector("button")?.focus();
    showExamples(props, examples);
  }
  sessionStorage.setItem(greetedKey, "true");
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

/**
 * The dialogs of a save.
 *
 * @param confirms whether each save is published at once and must be confirmed first
 */
export function savingDialogs(site: EditorSite, confirms: boolean, focusField: FocusField): SavingDialogs {
  const { conflict, confirm, problems, table, saving } = site.texts;
  const list = (title: string, found: readonly FieldSlip[], texts: Texts) => {
    const fields = found.map((slip) => {
      const field = titleIn(site, slip.file, slip.path, texts.get(slip.file));
      return { slip, label: [labelOf(site, slip.file), field].filter(Boolean).join(" › "), message: slip.message };
    });
    listFields(site.texts, title, focusField, fields);
  };
  return {
    texts: saving,
    resolveConflict: (file, theirs, mine) => {
      const headings = { before: conflict.theirs, after: conflict.mine };
      const choices = [
        { label: conflict.keepMine, answer: true },
        { label: conflict.keepTheirs, answer: false },
      ];
      return ask(conflict.title(labelOf(site, file)), choices, () => (
        <>
          <p>{conflict.intro}</p>
          <Changes site={site} file={file} before={theirs} after={mine} headings={headings} />
        </>
      ));
    },
    ...(confirms && {
      confirmChanges: (file: string, before: object, after: object) => {
        const choices = [
          { label: confirm.cancel, answer: false },
          { label: confirm.publish, answer: true },
        ];
        return ask(confirm.title, choices, () => (
          <>
            <p>{confirm.intro}</p>
            <Changes site={site} file={file} before={before} after={after} headings={table} />
          </>
        ));
      },
    }),
    showProblems: (found, texts) => list(problems.title, found, texts),
    showElsewhere: (found, texts) => list(problems.elsewhere, found, texts),
  };
}
