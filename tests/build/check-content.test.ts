import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, it } from "@jest/globals";
import { otherBusiness } from "../support/edited-content";

const folder = mkdtempSync(path.join(tmpdir(), "check-"));
const business = path.join(folder, "data/business.yaml");

beforeEach(() => cpSync(otherBusiness, path.join(folder, "data"), { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs what `npm run check:content` runs. */
function check() {
  const command = ["node_modules/tsx/dist/cli.mjs", "scripts/check-content.ts"].map((file) => path.resolve(file));
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  return { exitCode: status, lines: `${stdout}${stderr}`.split("\n") };
}

/** Writes a field of `business.yaml`, and returns its line. */
function write(field: string, value: string): number {
  const edited = readFileSync(business, "utf8").replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`);
  writeFileSync(business, edited);
  return edited.split("\n").indexOf(`${field}: ${value}`) + 1;
}

it("A detail that is still an example stops the publication at the owner's address, and the report says how to look at the site before", () => {
  const line = write("email", "contato@example.com");
  const { exitCode, lines } = check();
  expect(exitCode).toBe(1);
  expect(lines).not.toContain("Conteúdo conferido: nenhum erro.");
  expect(lines).toContain(
    `data/business.yaml, linha ${line}, campo E-mail (email): Ainda é um dado de exemplo. Troque pelo dado real antes de publicar.`,
  );
  expect(lines.join("\n")).toContain("deixe siteUrl: https://www.example.com");
});

it("A problem stops with its line, and without a word on examples", () => {
  const line = write("phone", "3761-2345");
  write("email", "contato@example.com");
  const { exitCode, lines } = check();
  expect(exitCode).toBe(1);
  expect(lines.join("\n")).toContain(
    `data/business.yaml, linha ${line}, campo Telefone e WhatsApp (phone): O telefone não está no formato esperado.`,
  );
  expect(lines.join("\n")).not.toMatch(/exemplo\. Troque/);
});
