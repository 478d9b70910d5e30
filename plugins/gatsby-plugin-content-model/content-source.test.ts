import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { z } from "zod";
import { ContentSource } from "./content-source";
import type { ContentModel } from "./model";

const files = { "words.yaml": z.strictObject({ word: z.string() }).meta({ typeName: "Words" }) };
const model: ContentModel<typeof files> = { files, facts: { names: [], listedIn: "", of: () => ({}) } };

let folder: string;
let derivations: number;
let source: ContentSource<typeof files>;
const write = (text: string) => writeFileSync(path.join(folder, "words.yaml"), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  write("word: frio\n");
  derivations = 0;
  source = new ContentSource({
    model,
    directory: folder,
    derive: (content) => {
      derivations++;
      return { "words.yaml": { ...content["words.yaml"], word: content["words.yaml"].word.toUpperCase() } };
    },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What Gatsby gives a query, which finds nodes of these types. */
function query() {
  const found: string[] = [];
  const findAll = async ({ type }: { type: string }) => found.push(type);
  return { context: { nodeModel: { findAll } }, found };
}

it("A query asks for the nodes of each file, so that Gatsby runs it again when one changes", async () => {
  const { context, found } = query();
  expect((await source.forQuery(context))["words.yaml"].word).toBe("FRIO");
  expect(found).toEqual(["Words"]);
});

it("What the pages show is derived once a change of the content, whatever the number of queries", async () => {
  for (const word of ["frio", "frio", "calor"]) {
    if (word === "calor") {
      write("word: calor\n");
      source.invalidate();
    }
    await source.forQuery(query().context);
  }
  expect(derivations).toBe(2);
});

it("While the content has an error, queries find the last content without one", async () => {
  await source.forQuery(query().context);
  write('word: "calor\n');
  source.invalidate();
  expect((await source.forQuery(query().context))["words.yaml"].word).toBe("FRIO");

  write("word: calor\n");
  source.invalidate();
  expect((await source.forQuery(query().context))["words.yaml"].word).toBe("CALOR");
});

it("A query finds what a file became while it was being checked", async () => {
  write("word: calor\n");
  source.invalidate();
  const answer = source.forQuery(query().context);
  write("word: gelo\n");
  source.invalidate();
  expect((await answer)["words.yaml"].word).toBe("GELO");
});
