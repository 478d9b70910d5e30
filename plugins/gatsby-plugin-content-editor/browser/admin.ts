import CMS from "@sveltia/cms";
import site from "editor-site";
import { savingState } from "../texts";
import { editorConfig, folder, nameOf, sourceKey } from "./config";
import { confirmLosses } from "./confirm";
import { ask } from "./dialog";
import { keepDrafts } from "./drafts";
import { guardRequests } from "./github";
import { fillForm, offerVersions } from "./history";
import { showLabels, showPictures } from "./labels";
import { registerPreviews } from "./preview";
import { tellPublishing } from "./publishing";
import { safeSaves } from "./saving";
import { signIn } from "./sign-in";
import "./admin.css";

/* Entry of the editor's page: configures Sveltia CMS, and makes its saves safe. */

const follow = tellPublishing(site);
const { open, prepare, check, conclude } = safeSaves(site, follow);

/** The files as they are stored, by their path below `data/`. */
const texts = new Map<string, string>();

for (const { file } of site.files) {
  CMS.registerCustomFormat(file, "yaml", {
    // The form's data carry the text that they were read from; `prepare` puts the new one in its place.
    fromFile: (text) => {
      texts.set(file, text);
      return open(file, text);
    },
    toFile: (data) => String(data[sourceKey]),
  });
}
CMS.registerEventListener({ name: "preSave", handler: prepare });
CMS.registerEventListener({ name: "postSave", handler: conclude });
CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) =>
    void texts.set(entry.get("path").slice(folder.length), String(entry.get("data").get(sourceKey))),
});
guardRequests(check, (message) => {
  // Sveltia CMS shows why a form was not saved, but not why its media library did nothing.
  if (!isSaving) void ask(message);
});
keepDrafts();

/** Whether a save is under way. The form then waits: what was typed meanwhile would be lost. */
let isSaving = false;

function waitForSave() {
  const disabled = [...document.querySelectorAll("button[disabled]")];
  isSaving = disabled.some(({ textContent }) => textContent?.trim() === savingState.busy);
  for (const part of document.querySelectorAll<HTMLElement>("body > :not(dialog)")) part.inert = isSaving;
}
new MutationObserver(waitForSave).observe(document.body, { childList: true, characterData: true, subtree: true });

/** Address of the form, to which the history leads back while a save is under way. */
let formUrl = location.href;
for (const name of ["popstate", "hashchange"]) {
  addEventListener(name, (event) => {
    if (!isSaving) {
      formUrl = location.href;
      return;
    }
    event.stopImmediatePropagation();
    if (location.href !== formUrl) history.pushState(null, "", formUrl);
  });
}

addEventListener("beforeunload", (event) => {
  if (isSaving) event.preventDefault();
});

const labelOf = (form: string) =>
  site.files.find(({ group, file }) => `${group}/${nameOf(file)}` === form)?.label ?? form;
confirmLosses(labelOf);

registerPreviews(site, texts);
offerVersions(site, open);

/** Renews what is said of forms and drafts, at once and a moment later: Sveltia CMS stores a draft, and removes it after a save. */
const showDrafts = showLabels(site);
const renewLabels = () => {
  void showDrafts();
  setTimeout(showDrafts, 600);
};
for (const name of ["hashchange", "popstate", "focus"]) addEventListener(name, renewLabels);
CMS.registerEventListener({ name: "postSave", handler: renewLabels });
renewLabels();
showPictures(site);

// From one form to another by the address or the history, Sveltia CMS shows an empty form.
addEventListener("hashchange", ({ oldURL, newURL }) => {
  if ([oldURL, newURL].every((url) => url.includes("/entries/"))) location.reload();
});

// Its language is that of the browser, for which the page can only vouch in Portuguese.
Object.defineProperty(navigator, "languages", { value: ["pt-BR"] });
await signIn();
await fillForm();
void follow();
void CMS.init({ config: editorConfig(site) });
