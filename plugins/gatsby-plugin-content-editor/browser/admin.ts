import site from "editor-site";
import type { FieldPath } from "../../gatsby-plugin-content-model/fields";
import { commitsUrl } from "../backend";
import type { EditorSettings } from "../page";
import { checkInForms, photoCheckOf } from "./check";
import { registerCheckedControls } from "./check-controls";
import { editorConfig } from "./config";
import { format, formatName } from "./format";
import { savingDialogs, showPanel, showSignIn } from "./Panel";
import { focusField, registerPreviews } from "./preview-template";
import { type SavedContent, saveSafely, type Texts } from "./saving";
import "./admin.css";

/* Entry of the editor's page: registers the site's format, checks, previews and forms with Decap CMS, and starts it. */

const settings: EditorSettings = JSON.parse(document.getElementById("settings")?.textContent ?? "");

/** The local editor writes files, which are published later. A hosted one publishes each save. */
const isLocal = settings.backend.name === "proxy";

const content: SavedContent = {
  files: site.files.map(({ file }) => file),
  check: checkInForms(site),
  // The local editor's server runs the build's check of photos.
  checkPhotos: isLocal ? async () => [] : photoCheckOf(site.model),
};

/** Merges our phrases over Decap's, key by key. */
function withPhrases(phrases: object, own: object): object {
  const before = new Map<string, unknown>(Object.entries(phrases));
  const merged = Object.entries(own).map(([key, value]) => [
    key,
    typeof value === "object" ? withPhrases(before.get(key) ?? {}, value) : value,
  ]);
  return { ...phrases, ...Object.fromEntries(merged) };
}

/** Registers Decap's backend wrapped in `saveSafely` under a new name, and returns the name. */
function registerSafeBackend(decap: Decap, createElement: DecapCreateElement): string {
  const focus = (file: string, path: FieldPath) => void focusField(site, file, path);
  const dialogs = savingDialogs(site, !isLocal, focus);
  const { init } = decap.getBackend(settings.backend.name);
  const name = `safe-${settings.backend.name}`;

  let textsOf: () => Texts | undefined = () => undefined;
  registerCheckedControls(decap, content.check, () => textsOf(), dialogs.showProblems);
  const repository = "repo" in settings.backend ? settings.backend.repo : "";
  const signIn = showSignIn(isLocal ? site.texts.signIn.local : site.texts.signIn.hosted(repository));
  let greeted = false;

  class SafeBackend {
    constructor(...parameters: unknown[]) {
      const { backend, lastTexts, readAll } = saveSafely(init(...parameters), content, dialogs);
      textsOf = lastTexts;
      const greet = () => {
        if (greeted) return;
        greeted = true;
        void showPanel({
          site,
          commitsUrl: commitsUrl(settings.backend),
          readTexts: readAll,
          readPublished: isLocal ? () => fetch("/api/published").then((response) => response.json()) : undefined,
          focusField: focus,
        });
      };
      // The owner has signed in, or an earlier session was restored.
      for (const step of ["authenticate", "restoreUser"] as const) {
        const original = backend[step].bind(backend);
        backend[step] = async (user) => {
          const result = await original(user);
          signIn.hidden = true;
          greet();
          return result;
        };
      }
      const logout = backend.logout.bind(backend);
      backend.logout = () => {
        signIn.hidden = false;
        return logout();
      };
      // biome-ignore lint/correctness/noConstructorReturn: Decap calls `new` on a backend; this one wraps Decap's own.
      return backend;
    }
  }
  decap.registerBackend(name, SafeBackend);
  registerPreviews(decap, createElement, site);
  return name;
}

function start() {
  const { CMS: decap, h: createElement } = window;
  if (!decap || !createElement) throw new Error("Decap CMS could not be loaded");

  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "";
  const { always, local, hosted } = site.texts.phrases;
  const phrases = withPhrases(withPhrases(decap.getLocale(site.locale) ?? {}, always), isLocal ? local : hosted);
  decap.registerLocale(site.locale, phrases);
  decap.registerCustomFormat(formatName, "yaml", format);
  const name = registerSafeBackend(decap, createElement);
  decap.init({ config: editorConfig({ ...settings.backend, name }, { siteUrl: settings.siteUrl, icon }, site) });
}

window.CMS_MANUAL_INIT = true;
const script = document.createElement("script");
script.src = "/admin/decap-cms.js";
script.onload = start;
document.head.append(script);
