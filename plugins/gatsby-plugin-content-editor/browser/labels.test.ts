import { expect, it } from "@jest/globals";
import { z } from "zod";
import { labelStyles, pictureStyles } from "./labels";

const site = {
  groups: { site: "Conteúdo", pages: "Páginas" },
  files: [
    { group: "site", file: "plans.yaml", label: "Planos", page: "/" },
    { group: "site", file: "steps.yaml", label: "Etapas", page: "/" },
    { group: "pages", file: "pages/home.yaml", label: 'Página "inicial"', page: "/" },
  ],
} as const;

/** What is written at the elements of a kind, in order. */
const written = (styles: string, element: RegExp) =>
  styles
    .split("\n")
    .filter((rule) => element.test(rule))
    .map((rule) => JSON.parse(/content: (".*") }$/.exec(rule)?.[1] ?? "null"));

it("An open form has its name above it", () => {
  const title = (hash: string) => written(labelStyles(site, new Map(), hash), /toolbar/);
  expect(title("#/collections/site/entries/plans")).toEqual(["Planos"]);
  expect(title("#/collections/pages/entries/pages-home")).toEqual(['Página "inicial"']);
  expect(title("#/collections/site")).toEqual([""]);
  expect(title("")).toEqual([""]);
});

it("The list marks the forms with a draft, and the list of groups says how many they are", () => {
  const drafts = new Map([
    ["site/plans", false],
    ["site/steps", true],
    ["other/plans", true],
  ]);
  const styles = labelStyles(site, drafts, "#/collections/site");
  expect(written(styles, /\(1\)/)).toEqual(["Rascunho em outra aba"]);
  expect(written(styles, /\(2\)/)).toEqual(["Rascunho não salvo"]);
  expect(written(styles, /treeitem.*"Conteúdo"/)).toEqual(["2 rascunhos não salvos"]);
  expect(written(styles, /treeitem.*"Páginas"/)).toEqual([]);
  expect(labelStyles(site, new Map([["pages/pages-home", true]]), "")).toContain("1 rascunho não salvo");
});

it("The list of photos says that it has none, and why the site's may not be there", () => {
  expect(written(labelStyles(site, new Map(), "#/assets/-/all"), /rowgroup/)).toEqual([
    expect.stringMatching(/^Nenhuma foto .* serviço de imagens/),
  ]);
});

it("A choice with a drawing shows it by its name", () => {
  const icon = z.enum(["snow_flake", "fan"]).meta({ typeName: "Icon", optionTitles: { fan: "ventilador" } });
  const other = z.enum(["a"]).meta({ typeName: "Other" });
  const files = { "page.yaml": z.strictObject({ list: z.array(z.strictObject({ icon, other })) }) };
  const styles = pictureStyles({ model: { files } as never }, { Icon: [] }).split("\n");
  expect(styles).toEqual([
    expect.stringMatching(/"snow_flake".*snow-flake\.svg/),
    expect.stringMatching(/"ventilador".*fan\.svg/),
  ]);
});
