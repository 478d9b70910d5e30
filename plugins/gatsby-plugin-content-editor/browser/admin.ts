import CMS from "@sveltia/cms";
import site from "editor-site";
import { previewTexts, savingState } from "../texts";
import { closeByBack } from "./back";
import { editorConfig, folder, nameOf, sourceKey } from "./config";
import { confirmLosses } from "./confirm";
import { ask } from "./dialog";
import { takeOverDrafts } from "./draft-store";
import { finishFilling, keepDrafts } from "./drafts";
import { guardRequests } from "./github";
import { offerVersions } from "./history";
import { showLabels } from "./labels";
import { registerPreviews } from "./preview";
import { tellPublishing } from "./publishing";
import { safeSaves } from "./saving";
import { showAdded } from "./show-field";
import { signIn, userKey } from "./sign-in";
import "./admin.css";

/* Entry of the editor's page: configures Sveltia CMS, and makes its saves safe. */

const follow = tellPublishing(site);
const { formData, open, prepare, check, conclude } = safeSaves(site, follow);

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
const drafts = keepDrafts();

/** Whether a save is under way. The form then waits: what was typed meanwhile would be lost. */
let isSaving = false;

function waitForSave() {
  const disabled = [...document.querySelectorAll("button[disabled]")];
  isSaving = disabled.some(({ textContent }) => textContent?.trim() === savingState.busy);
  for (const part of document.querySelectorAll<HTMLElement>("body > :not(dialog)")) part.inert = isSaving;
}
new MutationObserver(waitForSave).observe(document.body, { childList: true, characterData: true, subtree: true });

addEventListener("beforeunload", (event) => {
  if (isSaving) event.preventDefault();
});

// Signing out in one tab deletes the drafts of all, and none may save or store a draft after it. Sveltia CMS then stores that nobody is signed in;
// a code that is not valid is removed, and drafts stay.
addEventListener("storage", ({ key, newValue }) => {
  if (key !== userKey || newValue !== "{}") return;
  drafts.forget();
  location.reload();
});

const labelOf = (form: string) =>
  site.files.find(({ group, file }) => `${group}/${nameOf(file)}` === form)?.label ?? form;
confirmLosses(labelOf);

registerPreviews(site, texts);
closeByBack(previewTexts.leave);
showAdded(site);
offerVersions(site, formData);

/** Renews what is said of forms and drafts, at once and a moment later: Sveltia CMS stores a draft, and removes it after a save. */
const showDrafts = showLabels(site);
const renewLabels = () => {
  void takeOverDrafts().then(showDrafts);
  setTimeout(showDrafts, 600);
};
addEventListener("focus", renewLabels);
CMS.registerEventListener({ name: "postSave", handler: drafts.forget });
CMS.registerEventListener({ name: "postSave", handler: renewLabels });

/** Address to which the history leads back while a save is under way. */
let formUrl = location.href;

/** Follows the history, before Sveltia CMS does. */
function move(event: Event) {
  if (isSaving) {
    event.stopImmediatePropagation();
    if (location.href !== formUrl) history.pushState(null, "", formUrl);
    return;
  }
  drafts.store();
  // From one form to another, Sveltia CMS shows an empty form.
  if (event instanceof HashChangeEvent && [event.oldURL, event.newURL].every((url) => url.includes("/entries/")))
    location.reload();
  formUrl = location.href;
  renewLabels();
}
for (const name of ["popstate", "hashchange"]) addEventListener(name, move);

// Its language is that of the browser, for which the page can only vouch in Portuguese.
Object.defineProperty(navigator, "languages", { value: ["pt-BR"] });
await signIn();
await finishFilling();
// Sveltia CMS has not yet looked for the draft of a form that the address names.
await takeOverDrafts(() => false);
renewLabels();
void follow();
void CMS.init({ config: editorConfig(site) });
