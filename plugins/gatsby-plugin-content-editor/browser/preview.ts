import CMS, { type ApiAsset, type CustomPreviewTemplateProps } from "@sveltia/cms";
import type { ReactElement } from "react";
import { type FieldPath, type Files, fieldAt, titleOf } from "../../gatsby-plugin-content-model/fields";
import { photosIn } from "../../gatsby-plugin-content-model/photos";
import { errorsIn, type Problem } from "../../gatsby-plugin-content-model/problems";
import { isUrl, textsIn } from "../../gatsby-plugin-content-model/values";
import { previewTexts as words } from "../texts";
import { checkInForms, fieldLabel, textOfForm } from "./check";
import { checkField, folder, nameOf } from "./config";
import { problemsControl } from "./field-problems";
import type { Drawing } from "./preview-page";
import { pathOf, showField } from "./show-field";
import type { EditorSite } from "./site";

/* The preview of a form: the page that shows it, drawn by the site's own code, which is loaded once a preview is opened. */

/** React's function, which Sveltia CMS provides for previews: the pages have a React of their own. */
declare const createElement: (tag: string, props: object) => ReactElement;

/** Sveltia's type lacks the method of Decap CMS; it waits until the photo has been read. */
type StoredAsset = ApiAsset & { toBase64(): Promise<string> };

/** How long, in ms, nothing is typed before the page is drawn again. */
const pause = 100;

/** The controls, and the page's frame: a window of its own, as wide as the visitor's. Its sandbox opens nothing and sends nothing. */
const paneHtml = (pages: readonly { page: string; label: string }[]) => `
  <form>
    <select name="page" aria-label="${words.page}">
      ${pages.map(({ page, label }) => `<option value="${page}">${label}</option>`).join("")}
    </select>
    <label><input type="checkbox" name="wide">${words.wide}</label>
    <label><input type="checkbox" name="night">${words.night}</label>
  </form>
  <div role="status"></div>
  <div><iframe title="${words.page}" sandbox="allow-same-origin allow-scripts" srcdoc="<!doctype html>
    <html lang=pt-BR><body></body><script type=module src=/admin/preview.js></script>"></iframe></div>`;

/**
 * Registers the preview of each form, and what is said beside its fields.
 *
 * @param texts the files as they are stored
 */
export function registerPreviews(site: EditorSite, texts: ReadonlyMap<string, string>): void {
  const { model, files, groups } = site;
  const pages = [...new Map(files.map(({ page, label }) => [page, { page, label }])).values()];
  const schemaOf = (file: string) => model.files[file] as Files[string];

  /** The open form, the function that draws its page, and the field that was touched last, `plans.1.price`. */
  let form: { file: string } & Pick<CustomPreviewTemplateProps, "entry" | "getAsset" | "getCollection">;
  let draw: (() => void) | undefined;
  let touched = { field: "", address: "" };

  let timer = 0;
  const drawSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => draw?.(), pause);
  };

  const touch = ({ target }: Event) => {
    const field = (target as Element).closest<HTMLElement>("[data-key-path]")?.dataset.keyPath;
    if (field === undefined) return;
    touched = { field, address: location.hash };
    drawSoon();
  };
  document.addEventListener("focusin", touch);
  document.addEventListener("click", touch);

  /** Addresses of the photos: the stored ones' once they have been read, the new ones' as they are in the form. */
  const pictures: Record<string, string | undefined> = {};
  const findPicture = (name: string) => {
    const asset = form.getAsset(`/${name}`) as StoredAsset | undefined;
    if (asset?.url.startsWith("blob:")) pictures[name] = asset.url;
    else void asset?.toBase64().then(drawSoon);
  };

  /** The content of these forms, if it has no error, and what is to be said of it. */
  const check = (
    forms: ReadonlyMap<string, object>,
  ): { content?: Drawing["content"]; problems: readonly Problem[] } => {
    const bring = (name: string, address: string) => {
      pictures[name] = address;
    };
    const texts = new Map([...forms].map(([file, data]) => [file, textOfForm(site, file, data, bring)]));
    const { problems, valid } = checkInForms(site, texts);
    return errorsIn(problems).length === 0 ? { content: valid, problems } : { problems };
  };

  /** Tells what is wrong with the open form, and where, or what its file is warned of, each once; several warnings are folded. */
  const tell = (line: Element, problems: readonly Problem[], data: object) => {
    const errors = errorsIn(problems);
    const told = errors.length > 0 ? errors : problems.filter(({ file }) => file === form.file);
    const fields = new Map<string, string[]>();
    for (const { file, path, message } of told) {
      const label = file === form.file ? titleOf(schemaOf(file), path, data) : fieldLabel(site, file, path, undefined);
      fields.set(message, [...(fields.get(message) ?? []), label]);
    }
    const lines = [...fields].map(([message, labels]) => [labels.join(", "), message].filter(Boolean).join(": "));
    const text = [...(errors.length > 0 ? [words.invalid] : []), ...lines].join("\n");
    if (errors.length > 0 || told.length < 2) return line.replaceChildren(text);
    const details = document.createElement("details");
    details.open = line.querySelector("details")?.open ?? false;
    details.append(
      Object.assign(document.createElement("summary"), { textContent: words.warnings(told.length) }),
      text,
    );
    line.replaceChildren(details);
  };

  /** The texts of a file, at or below a path, that can be sought on a page. */
  const textsAt = (file: string, data: unknown, at: FieldPath): FieldPath[] =>
    [...textsIn(data)].flatMap(([path]) => {
      const { kind, photo, pattern } = fieldAt(schemaOf(file), path) ?? {};
      const isSought = kind === "string" && !photo && (!pattern || path.length === at.length);
      return isSought && at.every((key, depth) => path[depth] === key) ? [path] : [];
    });

  const touchedField = (): FieldPath => (touched.address === location.hash ? pathOf(touched.field) : []);

  /** On a phone, the form takes the preview's place, and begins at its start. */
  const goBack = () => {
    const field = touchedField();
    if (field.length > 0 && document.querySelector("[data-key-path]")) void showField(field);
  };

  const open = (pane: HTMLElement | null) => {
    draw = undefined;
    if (!pane) return void setTimeout(goBack);
    pane.innerHTML = paneHtml(pages);
    const frame = pane.querySelector("iframe") as HTMLIFrameElement;
    const choice = pane.querySelector("select") as HTMLSelectElement;
    const night = pane.querySelector('[name="night"]') as HTMLInputElement;
    const line = pane.querySelector('[role="status"]') as HTMLElement;
    choice.value = files.find(({ file }) => file === form.file)?.page ?? choice.value;
    let content: Drawing["content"] | undefined;
    let shown = "";

    const drawPage = async (isChosen: boolean) => {
      const { file, entry, getCollection } = form;
      const entries = (await Promise.all(Object.keys(groups).map((name) => getCollection(name)))).flat();
      const stored = new Map(entries.map((each) => [each.get("path").slice(folder.length), each.get("data").toJS()]));
      const edited = entry.get("data").toJS();
      const { content: current, problems } = check(new Map([...stored, [file, edited]]));
      content = current ?? content ?? check(stored).content;
      tell(line, problems, edited);
      if (!content) return;

      for (const { name } of photosIn(model.files, content)) if (!isUrl(name) && !(name in pictures)) findPicture(name);
      const at = touchedField();
      const data = content[file];
      const isShown = !isChosen && shown === `${file} ${at}`;
      const sought = isShown ? [] : [at, at.slice(0, -1)].map((path) => textsAt(file, data, path));
      shown = `${file} ${at}`;
      const others = isChosen ? [] : pages.map(({ page }) => page);
      choice.value = await (frame.contentWindow as Window).draw({
        content,
        night: night.checked,
        pages: [...new Set([choice.value, ...others])],
        pictures,
        sought: { file, texts: sought },
      });
    };

    let last = Promise.resolve();
    /** Draws once the last drawing is done, and has found the page that the next is to keep. */
    const drawInTurn = (isChosen = false) => {
      const next = () => drawPage(isChosen);
      last = last.then(next, next);
    };

    choice.addEventListener("change", () => drawInTurn(true));
    night.addEventListener("change", () => drawInTurn());
    frame.addEventListener("load", () => {
      draw = drawInTurn;
      draw();
    });
  };

  // With the first form, and not before: Sveltia CMS then loads what draws templates.
  const register = () => {
    if (!location.hash.includes("/entries/")) return;
    // The address may change while Sveltia CMS starts, which then draws the form before the event comes: without its template.
    if (document.querySelector(".content-editor")) return location.reload();
    removeEventListener("hashchange", register);
    CMS.registerFieldType(checkField.widget, problemsControl(site, texts));
    CMS.registerPreviewStyle("/admin/preview.css");
    const back = document.head.appendChild(document.createElement("style"));
    back.textContent = `#first-pane-header button[aria-pressed="true"]::after { content: ${JSON.stringify(words.back)} }`;
    for (const { file } of files) {
      CMS.registerPreviewTemplate(nameOf(file), ({ entry, getAsset, getCollection }) => {
        form = { file, entry, getAsset, getCollection };
        drawSoon();
        return createElement("div", { ref: open });
      });
    }
  };
  addEventListener("hashchange", register);
  register();
}
