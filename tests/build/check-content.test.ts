import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals";
import { ProjectCopy } from "../support/project-copy";

const site = new ProjectCopy();
const sound = site.read("business.yaml").replace(/^phone: .*$/m, "phone: (87) 3761-2345");

afterAll(() => site.delete());

const command = [path.resolve("node_modules/tsx/dist/cli.mjs"), "scripts/check-content.ts"];

/** Runs what `npm run check:content` runs, by itself or as GitHub Actions would. */
function check({ strict = false, onGitHub = false } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...(strict ? ["--strict"] : [])], {
    cwd: site.directory,
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: String(onGitHub) },
  });
  return { exitCode: status, lines: `${stdout}${stderr}`.split("\n") };
}

/** Number of the first line of `business.yaml` with this start. */
const lineOf = (start: string) =>
  site
    .read("business.yaml")
    .split("\n")
    .findIndex((line) => line.startsWith(start)) + 1;

describe("a detail that is still an example", () => {
  const message = "campo E-mail (email): Ainda é um dado de exemplo. Troque pelo dado real antes de publicar.";

  beforeEach(() => site.write("business.yaml", sound.replace(/^email: .*$/m, "email: contato@example.com")));

  it("is reported with its line, and stops nothing", () => {
    const { exitCode, lines } = check();
    expect(exitCode).toBe(0);
    expect(lines).toContain("Conteúdo conferido: nenhum problema.");
    expect(lines).toContain(`data/business.yaml, linha ${lineOf("email:")}, ${message}`);
  });

  it("is a problem under --strict", () => {
    const { exitCode, lines } = check({ strict: true });
    expect(exitCode).toBe(1);
    expect(lines).not.toContain("Conteúdo conferido: nenhum problema.");
    expect(lines).toContain(`data/business.yaml, linha ${lineOf("email:")}, ${message}`);
  });

  it("is a warning at its line on GitHub, and under --strict an error", () => {
    const place = `file=data/business.yaml,line=${lineOf("email:")},col=1::${message}`;
    expect(check({ onGitHub: true }).lines).toContain(`::warning ${place}`);
    expect(check({ onGitHub: true, strict: true }).lines).toContain(`::error ${place}`);
  });
});

describe("a problem", () => {
  beforeEach(() => site.write("business.yaml", sound.replace(/^phone: .*$/m, "phone: 3761-2345")));

  it("stops with its line, and without a word on examples", () => {
    const { exitCode, lines } = check();
    expect(exitCode).toBe(1);
    expect(lines[0]).toMatch(
      new RegExp(`^data/business\\.yaml, linha ${lineOf("phone:")}, campo Telefone e WhatsApp \\(phone\\): O telefone`),
    );
    expect(lines.join("\n")).not.toMatch(/exemplo\. Troque/);
  });

  it("is an error at its line on GitHub, and nowhere else", () => {
    const annotation = `::error file=data/business.yaml,line=${lineOf("phone:")},col=1::`;
    expect(check({ onGitHub: true }).lines.filter((line) => line.startsWith(annotation))).toHaveLength(1);
    expect(check().lines.filter((line) => line.startsWith("::"))).toEqual([]);
  });
});
