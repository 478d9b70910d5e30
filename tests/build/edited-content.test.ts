/** @jest-environment node */
import path from "node:path";
import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { checkOf } from "../../plugins/gatsby-plugin-content-editor/browser/check";
import { readYaml } from "../../plugins/gatsby-plugin-content-editor/browser/rewrite-yaml";
import { textWith } from "../../plugins/gatsby-plugin-content-editor/browser/saving";
import { textsIn } from "../../plugins/gatsby-plugin-content-model/values";
import { contentModel } from "../../src/content/content-model";
import { contentFiles } from "../../src/content/model";
import { ProjectCopy } from "../support/project-copy";
import { edit, edited, oddText, sentence } from "../support/random-edits";

/** The same edits in every run; set `EDITS_SEED` to try others. */
const seed = Number(process.env.EDITS_SEED ?? 1);

const numberOfEdits = 60;

/** The text of a parsed page. */
function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node && node.nodeName !== "script" ? node.childNodes.map(textOf).join("") : "";
}

const check = checkOf(contentModel as unknown as Parameters<typeof checkOf>[0]);

it("What the editor accepts, the build accepts and the pages show, however much is edited", () => {
  const site = new ProjectCopy(path.resolve(), true);
  try {
    const texts = new Map<string, string>(Object.keys(contentFiles).map((file) => [file, site.read(file)]));
    const changed = new Set<string>();
    for (const change of fc.sample(edit(fc.oneof(sentence, oddText)), { seed, numRuns: numberOfEdits })) {
      const { data } = edited(change, texts.get(change.file) ?? "");
      const { text, problems, faithful } = textWith(check, texts, change.file, data);
      if (problems.length > 0 || !faithful) continue;
      texts.set(change.file, text);
      changed.add(change.file);
    }
    for (const [file, text] of texts) site.write(file, text);

    const { exitCode, output } = site.build();
    expect({ seed, failure: exitCode === 0 ? "" : output }).toEqual({ seed, failure: "" });

    const shown = textOf(parse(site.page("/servicos"))).replace(/\s+/g, " ");
    // The page shows all these texts, with facts instead of placeholders.
    const written = ["services.yaml", "steps.yaml"].flatMap((file) =>
      [...textsIn(readYaml(texts.get(file) ?? ""))].filter(([at, text]) => at.at(-1) !== "icon" && !/[{}]/.test(text)),
    );
    const missing = written.map(([, text]) => text.replace(/\s+/g, " ")).filter((text) => !shown.includes(text));
    expect({ seed, missing }).toEqual({ seed, missing: [] });
    expect(changed.size).toBeGreaterThan(5);
  } finally {
    site.delete();
  }
});
