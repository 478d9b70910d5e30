import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { chromium } from "@playwright/test";
import { parse } from "yaml";
import { freePort } from "../support/free-port";
import { requireChromium } from "../support/programs";
import { ProjectCopy } from "../support/project-copy";

const services = parse(readFileSync("data/pages/services.yaml", "utf8"));

let origin: string;
let site: ProjectCopy;
let server: ChildProcess;

beforeAll(async () => {
  const port = freePort();
  origin = `http://localhost:${port}`;
  site = new ProjectCopy();
  server = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", `${port}`], {
    cwd: site.directory,
    stdio: "ignore",
    env: { ...process.env, CI: "true", NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  while (!(await fetch(origin).catch(() => undefined))) await setTimeout(500);
});

afterAll(async () => {
  if (server.kill("SIGTERM")) await once(server, "exit");
  site.delete();
});

it("The development server shows the site without an error message of its own, and the editor beside it", async () => {
  const browser = await chromium.launch({ executablePath: requireChromium() });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    for (const open of [() => page.goto(`${origin}/servicos`), () => page.reload()]) {
      await open();
      await page.getByRole("heading", { level: 1, name: services.heading }).waitFor({ timeout: 120_000 });
      // Hydration.
      await page.locator("[popovertarget][aria-expanded=false]").waitFor({ state: "attached" });
    }
    expect(new URL(page.url()).pathname).toBe("/servicos");
    expect(await page.locator("gatsby-fast-refresh").count()).toBe(0);

    await page.goto(`${origin}/admin/`);
    await page.getByRole("button", { name: "Entrar" }).click();
    await page.getByRole("link", { name: "Etapas do atendimento" }).click();
    await page.getByText("Alterações salvas").waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
