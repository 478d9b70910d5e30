import CMS from "@sveltia/cms";
import site from "editor-site";
import { savingState, savingTexts } from "../texts";
import { watchChosenFiles } from "./chosen-files";
import { editorConfig, sourceKey } from "./config";
import { ask } from "./dialog";
import { guardRequests } from "./github";
import { safeSaves } from "./saving";
import { signIn } from "./sign-in";
import "./admin.css";

/* Entry of the editor's page: configures Sveltia CMS, and makes its saves safe. */

const { open, prepare, check, conclude } = safeSaves(site);

for (const { file } of site.files) {
  CMS.registerCustomFormat(file, "yaml", {
    // The form's data carry the text that they were read from; `prepare` puts the new one in its place.
    fromFile: (text) => open(file, text),
    toFile: (data) => String(data[sourceKey]),
  });
}
CMS.registerEventListener({ name: "preSave", handler: prepare });
CMS.registerEventListener({ name: "postSave", handler: conclude });
guardRequests(check, (message) => void ask(message));
watchChosenFiles();

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

/** Buttons whose press the owner has confirmed. */
const confirmed = new WeakSet<Element>();

/** Asks before an entry of a list is removed: by what it is called while it is closed, or by its first text. */
async function confirmRemoval(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>(`button[aria-label="${savingTexts.remove}"]`);
  if (!button || confirmed.delete(button)) return;
  event.stopPropagation();
  const toggle = button.closest('[role="group"]')?.querySelector("[aria-controls]");
  const body = document.getElementById(toggle?.getAttribute("aria-controls") ?? "");
  const name = body?.querySelector<HTMLInputElement>("input, textarea")?.value ?? body?.textContent;
  if (!(await ask(savingTexts.confirmRemoval(name?.trim()), savingTexts.remove))) return;
  confirmed.add(button);
  button.click();
}
addEventListener("click", (event) => void confirmRemoval(event), true);

// From one form to another by the address or the history, Sveltia CMS shows an empty form.
addEventListener("hashchange", ({ oldURL, newURL }) => {
  if ([oldURL, newURL].every((url) => url.includes("/entries/"))) location.reload();
});

// Its language is that of the browser, for which the page can only vouch in Portuguese.
Object.defineProperty(navigator, "languages", { value: ["pt-BR"] });
await signIn();
void CMS.init({ config: editorConfig(site) });
