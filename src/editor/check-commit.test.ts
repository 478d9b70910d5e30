import { beforeAll, expect, it, jest } from "@jest/globals";
import { parseDocument } from "yaml";
import type { Changes, checkCommit } from "../../plugins/gatsby-plugin-content-editor/browser/check-commit";
import { validSource } from "../../tests/support/edited-content";
import { contentFiles } from "../content/model/content-files";
import site from "./site";

/* What a save may bring, whatever stands in the other files. */

let check: typeof checkCommit;
beforeAll(async () => {
  // No save here needs a file that is there already.
  const askNobody = () => Promise.reject(new Error("GitHub was asked"));
  Object.assign(globalThis, { window: { fetch: askNobody } });
  ({ checkCommit: check } = await import("../../plugins/gatsby-plugin-content-editor/browser/check-commit"));
});

const validFiles = new Map(Object.keys(contentFiles).map((file) => [file, validSource(file)]));

type Path = (string | number)[];

/** A file with a value of one of its fields replaced. */
function edited(file: string, path: Path, value: string): string {
  const document = parseDocument(validFiles.get(file) ?? "");
  document.setIn(path, value);
  return document.toString();
}

const show = jest.fn();
const photo = "fotos/bancada.jpg";

/** Checks a save on a branch whose files are valid and whose photo is there, apart from what is named. */
function checkSave(changes: Partial<Changes>, texts: Record<string, string> = {}, photos = [photo]) {
  const named = [...validFiles, ...Object.entries(texts), ...photos.map((name) => [name, null] as const)];
  const files = new Map(named.map(([name, text]) => [name, { oid: name, text }]));
  return check(site, { head: "", files }, { added: new Map(), removed: new Set(), ...changes }, show);
}

const saved = (file: string, path: Path, value: string) => ({ saved: { file, text: edited(file, path, value) } });
const price = (value: string) => saved("plans.yaml", ["plans", 1, "price"], value);

it("takes a save without an error, and reads no photo that stays", async () => {
  expect(await checkSave(price("R$ 390 por mês"))).toEqual({ errors: [], warnings: [] });
});

it("refuses an error of the saved file, by the name that its field has in the form, and moves there", async () => {
  await expect(checkSave(price("R$ 39,0"))).rejects.toThrow("Planos de manutenção › Planos › “Básico” › Preço:");
  expect(show).toHaveBeenCalledWith(["plans", 1, "price"]);
});

it("takes a save while another file has an error, and tells of it", async () => {
  const { errors } = await checkSave(price("R$ 390"), {
    "steps.yaml": edited("steps.yaml", ["steps", 0, "title"], ""),
  });
  expect(errors).toEqual(["Etapas do atendimento › Etapas 1 › Título: Preencha este campo."]);
});

it("refuses what brings an error into another file", async () => {
  const label = { "pages/contact.yaml": edited("pages/contact.yaml", ["linkLabel"], "{tagline}") };
  await expect(checkSave(saved("business.yaml", ["tagline"], "Frio"), label)).resolves.toBeTruthy();
  const long = saved("business.yaml", ["tagline"], "Refrigeração comercial");
  await expect(
    checkSave(long, { ...label, "business.yaml": saved("business.yaml", ["tagline"], "Frio").saved.text }),
  ).rejects.toThrow("Página de contato");
});

it("takes a save while a photo is missing, and refuses to delete one in use", async () => {
  const { errors } = await checkSave(price("R$ 390"), {}, []);
  expect(errors).toContainEqual(expect.stringContaining(photo));
  await expect(checkSave({ removed: new Set([photo]) })).rejects.toThrow(photo);
});

it("tells of a warning once", async () => {
  const unnamed = saved("services.yaml", ["message"], "Um serviço.");
  const { warnings } = await checkSave(unnamed);
  expect(warnings).toEqual([expect.stringMatching(/^Serviços › Mensagem no WhatsApp: Sem \{title\}/)]);
  expect(await checkSave(price("R$ 390"), { "services.yaml": unnamed.saved.text })).toMatchObject({ warnings: [] });
});
