import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { expect as baseExpect, type Page, test } from "@playwright/test";
import { messages } from "../plugins/gatsby-plugin-content-model/messages";
import { freePort } from "./support/free-port";
import { ProjectCopy } from "./support/project-copy";
import { imageService, kindsOfPages, menuButton } from "./support/site";

/* `npm run develop` in one copy of the project, which each test edits and mends. */
test.describe.configure({ mode: "serial", timeout: 300_000 });

/** A change is compiled beside other tests, on as few as two cores. In ms. */
const expect = baseExpect.configure({ timeout: 90_000 });

const origin = `http://localhost:${freePort()}`;
let site: ProjectCopy;
let server: ChildProcess;
let printed = "";
let page: Page;
/** What the browser's console showed, but for information. */
let logged: string[] = [];

/** The terminal's lines since the last call of `clearTerminal`. */
const terminal = () => stripVTControlCharacters(printed).replace(/\s+/g, " ");
const clearTerminal = () => {
  printed = "";
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  site = new ProjectCopy();
  server = spawn("npm", ["run", "develop", "--", "--port", new URL(origin).port], {
    cwd: site.directory,
    env: { ...process.env, CI: "true", NODE_ENV: "development" },
    // A group of its own, to end with all that it has started.
    detached: true,
  });
  for (const output of [server.stdout, server.stderr]) {
    output?.on("data", (chunk) => {
      printed += chunk;
    });
  }
  await expect.poll(terminal, { timeout: 240_000 }).toContain("success Building development bundle");
  const context = await browser.newContext();
  await context.route(
    (url) => url.href.startsWith(imageService),
    (route) => route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  page = await context.newPage();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) logged.push(message.text());
  });
  page.on("pageerror", (error) => logged.push(String(error)));
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
test.afterEach(({}, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.log(terminal(), server.exitCode ?? "still runs");
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
  site.delete();
});

/** Opens a page, and waits until React has rendered it and run its effects. */
async function open(route: string): Promise<void> {
  // Gatsby's script asks for it with each page.
  const unknownRoute = page.waitForResponse(/\/page-data\/404\.html\//);
  await page.goto(origin + route);
  await unknownRoute;
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
}

test("Each kind of page opens without an error or a warning in the console", async () => {
  for (const route of kindsOfPages) {
    logged = [];
    await open(route);
    expect(logged, route).toEqual([]);
  }
});

test("The contact card, the social image and the icons are served", async ({ request }) => {
  for (const file of ["/contato.vcf", "/social.png", "/apple-touch-icon.png", "/favicon.svg"]) {
    const response = await request.get(origin + file);
    expect(response.status(), file).toBe(200);
    expect((await response.body()).length, file).toBeGreaterThan(200);
  }
});

test("A missing quote is reported in the terminal, the page stays as it is, and mending it is confirmed", async () => {
  await open("/contato");
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const source = site.read("business.yaml");
  clearTerminal();
  site.write("business.yaml", source.replace(/^phone: .*$/m, 'phone: "(87) 3761'));
  await expect.poll(terminal).toContain(messages.syntax.openQuote);
  expect(terminal()).toContain(messages.lastContent);
  // Opened again, it is what Gatsby makes now.
  await open("/contato");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  expect(terminal()).not.toContain("GraphQL query");

  clearTerminal();
  site.write("business.yaml", source);
  // As `npm run check:content` says it: with warnings, if there are any.
  await expect.poll(terminal).toMatch(/Conteúdo conferido: nenhum erro\./);
  // Then Gatsby has done with it.
  await expect.poll(terminal).toContain("success write out requires");
});

/** Saves another phone, and forgets what the terminal has shown. */
function savePhone(phone: string): void {
  clearTerminal();
  site.edit("data/business.yaml", /^phone: .*$/m, `phone: ${phone}`);
}

test("A fact that is changed in business.yaml shows on the open page, and on others that quote it", async () => {
  const phone = "(87) 3761-2345";
  await open("/servicos");
  savePhone(phone);
  await expect(page.getByRole("contentinfo")).toContainText(phone);
  // A page that opens while Gatsby writes it may show the old phone until it is opened again.
  await expect.poll(terminal).toContain("success Writing page-data.json");
  await open("/contato");
  await expect(page.getByRole("banner")).toContainText(phone);
});

test("A change that is saved while Gatsby still works on the one before shows, too", async () => {
  await open("/servicos");
  savePhone("(87) 3761-3456");
  // Gatsby says so when it has read the content, before it makes the pages.
  await expect.poll(terminal).toContain("Conteúdo conferido");
  savePhone("(87) 3761-4567");
  await expect(page.getByRole("contentinfo")).toContainText("(87) 3761-4567");
});

test("Changes by a program that empties a file before it writes it show, one after the other", async () => {
  await open("/servicos");
  for (const phone of ["(87) 3761-5678", "(87) 3761-6789", "(87) 3761-7890"]) {
    const source = site.read("business.yaml").replace(/^phone: .*$/m, `phone: ${phone}`);
    site.write("business.yaml", "");
    // In ms: the watcher reports the empty file, and nothing else for 50 ms.
    await setTimeout(20);
    site.write("business.yaml", source);
    await expect(page.getByRole("contentinfo")).toContainText(phone);
  }
});

test("A colour that changes at night, and a template, show without a restart", async () => {
  await open("/servicos");
  const steps = page.locator("#etapas");
  await expect(steps).toBeVisible();
  site.edit("src/theme/theme.ts", /surface: \["#fff"/, 'surface: ["#fedcba"');
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(254, 220, 186)");
  site.edit("src/templates/services.tsx", / *<Process data=\{data\} \/>\n/, "");
  await expect(steps).toHaveCount(0);
});
