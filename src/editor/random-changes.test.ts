import { expect, it } from "@jest/globals";
import { setAt, tidy } from "../../plugins/gatsby-plugin-content-editor/app/data";
import { readYaml, writeYaml } from "../../plugins/gatsby-plugin-content-editor/app/yaml";
import { rootOf } from "../../plugins/gatsby-plugin-content-model/fields";
import { textsIn } from "../../plugins/gatsby-plugin-content-model/values";
import { readYamlFile } from "../../plugins/gatsby-plugin-content-model/yaml-file";
import { validSource } from "../../tests/support/edited-content";
import { changeAtRandom, seeded } from "../../tests/support/random-changes";
import { type ContentFile, contentFiles } from "../content/model/content-files";

const files = Object.keys(contentFiles) as ContentFile[];

/** How many changes of each file are tried. */
const count = Number(process.env.RANDOM_CHANGES ?? 20);

it.each(files)("whatever changes in %s, one after the other, reads back, and the check can read it", (file) => {
  const root = rootOf(contentFiles[file]);
  const random = seeded(1);
  let text = validSource(file);
  for (let number = 0; number < count; number++) {
    const edited = structuredClone(readYaml(text)) as object;
    const { kind, path } = changeAtRandom(root, edited, random);
    const data = tidy(root, edited);
    const written = writeYaml(text, data);
    expect([kind, path, tidy(root, readYaml(written))]).toEqual([kind, path, data]);
    const { problem } = readYamlFile(new TextEncoder().encode(written));
    expect([kind, path, problem]).toEqual([kind, path, undefined]);
    text = written;
  }
});

it.each(files)("the first save into %s lays out nothing anew but the foldings", (file) => {
  const source = validSource(file);
  const data = readYaml(source);
  const [path = [], value = ""] = [...textsIn(data)].find(([, text]) => /^[\p{L} ]+$/u.test(text)) ?? [];
  const words = (text: string) => text.split(/\s+/);
  const written = writeYaml(source, setAt(data, path, `${value}x`));
  const place = words(written).findIndex((word, index) => word !== words(source)[index]);
  expect(words(written).with(place, words(source)[place] ?? "")).toEqual(words(source));
  expect(writeYaml(writeYaml(written, data), setAt(data, path, `${value}x`))).toBe(written);
});
