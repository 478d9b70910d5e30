/** @jest-environment node */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { chromium } from "@playwright/test";
import { parse } from "yaml";
import { requireChromium } from "../support/programs";
import { ProjectCopy } from "../support/project-copy";

const services = parse(readFileSync("data/pages/services.yaml", "utf8"));

const [editorPort, sitePort] = [8701, 8700];
const command = ["node_modules/tsx/dist/cli.mjs", "scripts/cms.ts"];

let site: ProjectCopy;
let cms: ChildProcess;

/** Status of an answer, or `undefined` where nobody answers. */
const statusOf = (port: number, address: string): Promise<number | undefined> =>
  fetch(`http://localhost:${port}${address}`, { redirect: "manual" }).then(
    ({ status }) => status,
    () => undefined,
  );

beforeAll(async () => {
  site = new ProjectCopy();
  cms = spawn(process.execPath, command, {
    cwd: site.directory,
    stdio: "ignore",
    env: { ...process.env, CI: "true", NODE_ENV: undefined, CMS_PORT: `${editorPort}`, CMS_SITE_PORT: `${sitePort}` },
  });
  while ((await statusOf(sitePort, "/")) === undefined) await setTimeout(500);
});

afterAll(async () => {
  // SIGKILL would leave Gatsby's server behind if the test that ends it has not run.
  if (cms.kill("SIGTERM")) await once(cms, "exit");
  site.delete();
});

it("says in Portuguese what to install in place of another Node", () => {
  const pretend = 'data:text/javascript,Object.defineProperty(process, "version", { value: "v26.0.0" })';
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: site.directory,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: `--import ${encodeURI(pretend)}` },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("O editor precisa do Node 24, e este computador tem o v26.0.0.");
});

it("serves the editor, and beside it the site, without the development server's own error message", async () => {
  expect(await statusOf(editorPort, "/admin/")).toBe(200);
  expect(await statusOf(editorPort, "/admin")).toBe(301);
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    for (const open of [() => page.goto(`http://localhost:${sitePort}/servicos`), () => page.reload()]) {
      await open();
      await page.getByRole("heading", { level: 1, name: services.heading }).waitFor({ timeout: 120_000 });
      await page.waitForTimeout(2000);
    }
    expect(new URL(page.url()).pathname).toBe("/servicos");
    expect(errors).toEqual([]);
    expect(await page.locator("gatsby-fast-refresh").count()).toBe(0);
  } finally {
    await browser.close();
  }
});

it("leaves no server behind when it is ended", async () => {
  cms.kill("SIGTERM");
  await once(cms, "exit");
  expect(await statusOf(editorPort, "/admin/")).toBeUndefined();
  // The site's processes end one after the other.
  for (let tries = 0; tries < 50 && (await statusOf(sitePort, "/")); tries++) await setTimeout(200);
  expect(await statusOf(sitePort, "/")).toBeUndefined();
}, 30_000);
