import site from "editor-site";
import type { EditorSettings } from "../page";
import { phrases, savingTexts } from "../texts";
import { editorConfig } from "./config";
import { format, formatName } from "./format";
import { saveSafely } from "./saving";
import "./admin.css";

/* Entry of the editor's page: registers the site's format, phrases and checked saves with Decap CMS, and starts it. */

const { backend, siteUrl }: EditorSettings = JSON.parse(document.getElementById("settings")?.textContent ?? "");

/** The local editor writes files, which are published later. A hosted one publishes each save. */
const isLocal = backend.name === "proxy";

/** Where Decap finds the files: its server for local files reads only the content's folder. */
const prefix = isLocal ? "" : "data/";

function start() {
  const { CMS: decap } = window;
  if (!decap) throw new Error("Decap CMS could not be loaded");
  // The last phrase of a name wins.
  decap.registerLocale("pt", { ...decap.getLocale("pt"), ...phrases.always, ...(isLocal && phrases.local) });
  decap.registerCustomFormat(formatName, "yaml", format);
  const implementation = decap.getBackend(backend.name);
  const { init } = implementation;
  implementation.init = (...parameters) => saveSafely(init(...parameters), site, prefix);
  decap.init({ config: { ...editorConfig(site, prefix), backend, site_url: isLocal ? location.origin : siteUrl } });
}

/** Refuses what the media library would leave out without a word, such as an iPhone's HEIC. */
function refuseOtherFiles(event: Event) {
  const input = event.target as HTMLInputElement;
  const [file] = input.files ?? [];
  if (!file || /\.(jpe?g|png|webp)$/i.test(file.name)) return;
  event.stopPropagation();
  input.value = "";
  alert(savingTexts.notPhoto(file.name));
}
document.addEventListener("change", refuseOtherFiles, true);

// Decap leaves the rejection of a refused save unhandled, which is no error: the page has said what is wrong.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Error)) event.preventDefault();
});

/** Where Decap keeps drafts: it offers to restore them, and then shows the saved text (decaporg/decap-cms#5470). */
const forgetDrafts = () => indexedDB.deleteDatabase("localforage");
forgetDrafts();
// The owner may come from another tab, which has stored one.
addEventListener("focus", forgetDrafts);
window.CMS_MANUAL_INIT = true;
const script = document.createElement("script");
script.src = "/admin/decap-cms.js";
script.onload = start;
document.head.append(script);
