import site from "editor-site";
import { editorConfig, formatName } from "./config";
import { registerPreviews } from "./preview-template";
import { yamlFormat } from "./yaml-format";

/* The script of the editor's page: it teaches Decap CMS the format, checks, previews and forms of this site, and starts it. */

/** Replaces some of Decap's phrases, under the same keys. */
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

  decap.registerLocale(site.locale, withPhrases(decap.getLocale(site.locale) ?? {}, site.phrases));
  decap.registerCustomFormat(formatName, "yaml", yamlFormat(site.withoutEmptyFields));
  decap.registerEventListener({
    name: "preSave",
    handler({ entry }) {
      const file = entry.get("path").replace(/^data\//, "");
      const problems = site.problemsOf(file, entry.get("data").toJS());
      // Decap shows what is thrown, and saves nothing.
      if (problems.length > 0) throw problems.join(" ");
    },
  });
  registerPreviews(decap, createElement, site);
  const settings = document.getElementById("settings")?.textContent ?? "";
  decap.init({ config: editorConfig(JSON.parse(settings), site) });
}

window.CMS_MANUAL_INIT = true;
const script = document.createElement("script");
script.src = "/admin/decap-cms.js";
script.onload = start;
document.head.append(script);
