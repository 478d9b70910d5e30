import CMS from "@sveltia/cms";
import site from "editor-site";
import { savingTexts } from "../texts";
import { editorConfig, sourceKey } from "./config";
import { guardCommits } from "./github";
import { safeSaves } from "./saving";
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
guardCommits(check);
CMS.registerEventListener({ name: "postSave", handler: conclude });

/** Asks before an entry of a list is removed: by what it is called while it is closed, or by its first text. */
function confirmRemoval(event: Event) {
  const button = (event.target as Element).closest(`button[aria-label="${savingTexts.remove}"]`);
  const toggle = button?.closest('[role="group"]')?.querySelector("[aria-controls]");
  const body = document.getElementById(toggle?.getAttribute("aria-controls") ?? "");
  const name = body?.querySelector<HTMLInputElement>("input, textarea")?.value ?? body?.textContent;
  if (button && !confirm(savingTexts.confirmRemoval(name?.trim()))) event.stopPropagation();
}
addEventListener("click", confirmRemoval, true);

// From one form to another by the address or the history, Sveltia CMS shows an empty form.
addEventListener("hashchange", ({ oldURL, newURL }) => {
  if ([oldURL, newURL].every((url) => url.includes("/entries/"))) location.reload();
});

// Its language is that of the browser, for which the page can only vouch in Portuguese.
Object.defineProperty(navigator, "languages", { value: ["pt-BR"] });
void CMS.init({ config: editorConfig(site) });
