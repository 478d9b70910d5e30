import type { ContentFile } from "../content/model";
import { editorConfig, formatName } from "./config";
import { problemsOfEntry } from "./entry";
import { registerPreviews } from "./preview-template";
import { editorTexts } from "./texts";
import { yamlFormat } from "./yaml-format";

/* The script of the editor's page: teaches Decap CMS our format, checks, previews and forms, and starts it. */

const locale = "pt";

/** Phrases with our own, under the same keys, in the place of Decap's. */
function withPhrases(phrases: object, own: object): object {
  const before = new Map<string, unknown>(Object.entries(phrases));
  const merged = Object.entries(own).map(([key, value]) => [
    key,
    typeof value === "object" ? withPhrases(before.get(key) ?? {}, value) : value,
  ]);
  return { ...phrases, ...Object.fromEntries(merged) };
}

function start() {
  const { CMS: decap, h: createElement } = window;
  if (!decap || !createElement) throw new Error("Decap CMS could not be loaded");

  decap.registerLocale(locale, withPhrases(decap.getLocale(locale) ?? {}, editorTexts.phrases));
  decap.registerCustomFormat(formatName, "yaml", yamlFormat());
  decap.registerEventListener({
    name: "preSave",
    handler({ entry }) {
      const file = entry.get("path").replace(/^data\//, "") as ContentFile;
      const problems = problemsOfEntry(file, entry.get("data").toJS());
      // Decap shows what is thrown, and saves nothing.
      if (problems.length > 0) throw problems.join(" ");
    },
  });
  registerPreviews(decap, createElement);
  const settings = document.getElementById("settings")?.textContent ?? "";
  decap.init({ config: editorConfig(JSON.parse(settings)) });
}

window.CMS_MANUAL_INIT = true;
const script = document.createElement("script");
script.src = "decap-cms.js";
script.onload = start;
document.head.append(script);
