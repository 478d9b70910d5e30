import site from "editor-site";
import type { EditorSettings } from "../page";
import { checkInForms, photoCheckOf } from "./check";
import { editorConfig } from "./config";
import { savingDialogs } from "./dialogs";
import { format, formatName } from "./format";
import { saveSafely } from "./saving";
import "./admin.css";

/* Entry of the editor's page: registers the site's format, phrases and checked saves with Decap CMS, and starts it. */

const settings: EditorSettings = JSON.parse(document.getElementById("settings")?.textContent ?? "");

/** The local editor writes files, which are published later. A hosted one publishes each save. */
const isLocal = settings.backend.name === "proxy";

/** Where Decap finds the files: its server for local files reads only the content's folder. */
const prefix = isLocal ? "" : "data/";

/** Merges our phrases over Decap's, key by key. */
function withPhrases(phrases: object, own: object): object {
  const before = new Map<string, unknown>(Object.entries(phrases));
  const merged = Object.entries(own).map(([key, value]) => [
    key,
    typeof value === "object" ? withPhrases(before.get(key) ?? {}, value) : value,
  ]);
  return { ...phrases, ...Object.fromEntries(merged) };
}

/** Registers Decap's backend with checked saves under a new name, and returns the name. */
function registerSafeBackend(decap: Decap): string {
  const { init } = decap.getBackend(settings.backend.name);
  const name = `safe-${settings.backend.name}`;
  const content = {
    files: site.files.map(({ file }) => file),
    prefix,
    check: checkInForms(site),
    checkPhotos: photoCheckOf(site.model),
  };
  class SafeBackend {
    constructor(...parameters: unknown[]) {
      // biome-ignore lint/correctness/noConstructorReturn: Decap calls `new` on a backend; this one wraps Decap's own.
      return saveSafely(init(...parameters), content, savingDialogs(site));
    }
  }
  decap.registerBackend(name, SafeBackend);
  return name;
}

function start() {
  const { CMS: decap } = window;
  if (!decap) throw new Error("Decap CMS could not be loaded");
  const { always, local, hosted } = site.texts.phrases;
  const phrases = withPhrases(withPhrases(decap.getLocale(site.locale) ?? {}, always), isLocal ? local : hosted);
  decap.registerLocale(site.locale, phrases);
  decap.registerCustomFormat(formatName, "yaml", format);
  const name = registerSafeBackend(decap);
  const backend = { ...settings.backend, name };
  decap.init({ config: editorConfig(backend, { siteUrl: settings.siteUrl, prefix }, site) });
}

// Where Decap keeps drafts: it offers to restore them after a reload, and then shows the saved text (decaporg/decap-cms#5470).
indexedDB.deleteDatabase("localforage");
window.CMS_MANUAL_INIT = true;
const script = document.createElement("script");
script.src = "/admin/decap-cms.js";
script.onload = start;
document.head.append(script);
