import { readFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import type * as TestingLibrary from "@testing-library/dom";
import { allPagesAreLoaded, content, filled } from "../support/site";
import { type Engine, type EngineName, launch, type Visitor } from "./visitor";

/* The site's main behaviours in Firefox and WebKit; all other tests run in Chromium. */

// In one worker, so with one browser: starting WebKitGTK takes seconds.
base.describe.configure({ mode: "default" });

const test = base.extend<{ visitor: Visitor }, { engineName: EngineName; engine: Engine | undefined }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launch(engineName);
      await use(engine);
      await engine?.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  visitor: async ({ engine, engineName }, use) => {
    test.skip(!engine, `${engineName} was not found, and could not be installed`);
    if (!engine) return;
    const visitor = await engine.newVisitor();
    await use(visitor);
    const complaints = visitor.complaints();
    await visitor.leave();
    expect(complaints, "console messages, errors and failed requests").toEqual([]);
  },
});

const home = content("pages/home.yaml");
const services = content("pages/services.yaml");
const contact = content("pages/contact.yaml");
const terms = content("pages/terms.yaml");
const { form } = contact;
const { notice } = content("interface.yaml");
const pages = [home, services, contact, terms, content("pages/privacy.yaml")];

/** Testing Library, injected into the page to find elements by role and name. */
const queries = readFileSync(require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.js"), "utf8");

interface Found {
  text: string;
  value: string;
  /** Centre of the element in the viewport. */
  x: number;
  y: number;
  focused: boolean;
  attributes: Record<string, string>;
}

/** The accessible elements of a role and name; `within` is the role of an ancestor. */
async function find(visitor: Visitor, role: string, name?: string, within?: string): Promise<Found[]> {
  if (!(await visitor.run(() => "TestingLibraryDom" in window))) await visitor.load(queries);
  return visitor.run(
    (role: string, name: string | null, within: string | null) => {
      const library = (window as unknown as { TestingLibraryDom: typeof TestingLibrary }).TestingLibraryDom;
      // The library keeps white space between inline blocks, which browsers collapse.
      const options = { ...(name !== null && { name: (found: string) => found.replace(/\s+/g, " ") === name }) };
      const places = within ? library.screen.queryAllByRole(within) : [document.body];
      const elements = places.flatMap((place) => library.within(place).queryAllByRole(role, options));
      return elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return {
          text: element.textContent ?? "",
          value: (element as HTMLInputElement).value ?? "",
          x: left + width / 2,
          y: top + height / 2,
          focused: document.activeElement === element,
          attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
        };
      });
    },
    role,
    name ?? null,
    within ?? null,
  );
}

/** Waits for the first element of a role and name. */
async function see(visitor: Visitor, role: string, name?: string, within?: string): Promise<Found> {
  let found: Found | undefined;
  await expect(async () => {
    [found] = await find(visitor, role, name, within);
    expect(found, `${role} “${name}”`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return found as Found;
}

async function expectNone(visitor: Visitor, role: string, name?: string, within?: string): Promise<void> {
  await expect.poll(() => find(visitor, role, name, within), { timeout: 10_000 }).toEqual([]);
}

/** Clicks the centre of an element, after scrolling it into view if needed. */
async function click(visitor: Visitor, role: string, name: string, within?: string): Promise<void> {
  let place = await see(visitor, role, name, within);
  const [low, high] = await visitor.run(() => [100, window.innerHeight - 250]);
  // The header and the notice cover the viewport's edges.
  const floats = within === "banner" || within === "complementary" || within === "region";
  if (!floats && (place.y < low || place.y > high)) {
    await visitor.run((distance: number) => window.scrollBy({ top: distance, behavior: "instant" }), place.y - 300);
    place = await see(visitor, role, name, within);
  }
  await visitor.clickAt(place.x, place.y);
}

const path = (visitor: Visitor) => visitor.run(() => window.location.pathname);
const title = (visitor: Visitor) => visitor.run(() => document.title);

/** Loads a route and waits for hydration, which sets `aria-expanded` on the menu button. */
async function visit(visitor: Visitor, route: string): Promise<void> {
  await visitor.open(route);
  await started(visitor);
}

const started = (visitor: Visitor) =>
  expect
    .poll(() => visitor.run(() => document.querySelector("[popovertarget]")?.getAttribute("aria-expanded")))
    .toBe("false");

async function fillIn(visitor: Visitor): Promise<void> {
  const texts = {
    [form.name.label]: "Maria",
    [form.email.label]: "maria@example.com",
    [form.phone.label]: "87 91234-5678",
    [form.message.label]: "Parou.",
  };
  for (const [label, text] of Object.entries(texts)) {
    await click(visitor, "textbox", label);
    await visitor.type(text);
  }
  // The system draws the list of a select, outside the page.
  await visitor.run(() => {
    for (const choice of document.querySelectorAll("select")) choice.value = "orcamento";
  });
}

async function fields(visitor: Visitor): Promise<string[]> {
  const found = [...(await find(visitor, "textbox")), ...(await find(visitor, "combobox"))];
  return found.map(({ value }) => value);
}

const toasts = (visitor: Visitor) =>
  visitor.run(
    (text: string) =>
      [...document.querySelectorAll("section [role='group'], section [role='status']")].filter((element) =>
        element.textContent?.includes(text),
      ).length,
    form.success.title,
  );

const narrow = [480, 850] as const;
const wide = [1280, 900] as const;

for (const page of pages) {
  test(`${page.path} opens with its title and heading, without errors`, async ({ visitor }) => {
    await visitor.resize(...narrow);
    await visit(visitor, page.path);
    expect(await title(visitor)).toBe(filled(page.title));
    await see(visitor, "heading");
    // Scrolls to the end, so that lazy content loads.
    await visitor.run(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await see(visitor, "contentinfo");
    expect(await visitor.run(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    // The policy allows the heading typeface, whether this page shows it or the next.
    expect(await visitor.run(() => document.fonts.load("750 1rem Archivo").then(({ length }) => length))).toBe(1);
  });
}

test("The menu opens, closes by its button and on Escape, and its links lead on", async ({ visitor }) => {
  await visitor.resize(...narrow);
  await visit(visitor, "/");
  await expectNone(visitor, "navigation", "Principal");

  await click(visitor, "button", "Menu", "banner");
  await see(visitor, "navigation", "Principal");
  await expect.poll(async () => (await see(visitor, "button", "Menu")).attributes["aria-expanded"]).toBe("true");
  await click(visitor, "button", "Menu", "banner");
  await expectNone(visitor, "navigation", "Principal");

  await click(visitor, "button", "Menu", "banner");
  await see(visitor, "navigation", "Principal");
  await visitor.press("Escape");
  await expectNone(visitor, "navigation", "Principal");
  await expect.poll(async () => (await see(visitor, "button", "Menu")).focused).toBe(true);

  await click(visitor, "button", "Menu", "banner");
  await click(visitor, "link", "Serviços", "banner");
  await expectNone(visitor, "navigation", "Principal");
  await expect.poll(() => path(visitor)).toBe("/servicos");
  await see(visitor, "heading", services.heading);
});

test("A link opens its page without a full load: title, focus, current link, announcement", async ({ visitor }) => {
  await visitor.resize(...wide);
  await visit(visitor, "/");
  // Before, the press is left to the browser.
  await expect.poll(() => visitor.run(allPagesAreLoaded)).toBe(true);
  await visitor.run(() => void Object.assign(window, { marked: true }));
  await click(visitor, "link", "Contato", "banner");

  await expect.poll(() => path(visitor)).toBe("/contato");
  await expect.poll(async () => (await see(visitor, "heading", contact.heading)).focused).toBe(true);
  await expect.poll(() => title(visitor)).toBe(filled(contact.title));
  expect((await see(visitor, "link", "Contato", "banner")).attributes["aria-current"]).toBe("page");
  expect((await see(visitor, "link", "Início", "banner")).attributes).not.toHaveProperty("aria-current");
  expect(await visitor.run(() => document.body.textContent)).toContain(`Página aberta: ${contact.heading}`);
  expect(await visitor.run(() => window.scrollY)).toBe(0);
  expect(await visitor.run(() => "marked" in window)).toBe(true);

  await visitor.back();
  await expect.poll(() => path(visitor)).toBe("/");
  await see(visitor, "heading", home.hero.heading);
});

test("The form requires all its fields, then clears itself and says thanks; the toast can be closed", async ({
  visitor,
}) => {
  await visitor.resize(...wide);
  await visit(visitor, "/contato");
  await click(visitor, "button", form.submitLabel);
  await expect.poll(async () => (await see(visitor, "textbox", form.name.label)).focused).toBe(true);
  expect(await toasts(visitor)).toBe(0);

  for (let times = 0; times < 2; times++) {
    await fillIn(visitor);
    await click(visitor, "button", form.submitLabel);
    await expect.poll(() => toasts(visitor)).toBe(1);
    expect(await fields(visitor)).toEqual(["", "", "", "", ""]);
  }
  expect(await path(visitor)).toBe("/contato");

  await visitor.press("F8");
  await visitor.press("Tab");
  await visitor.press("Enter");
  await expect.poll(() => toasts(visitor)).toBe(0);
});

test("After a full load of another page, Back restores what was typed, and a notice dismissed there stays away", async ({
  visitor,
}) => {
  await visitor.resize(...narrow);
  await visit(visitor, "/contato");
  await visitor.run(() => {
    window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { kept: persisted }));
  });
  await fillIn(visitor);
  const typed = await fields(visitor);
  await visit(visitor, "/servicos");
  await click(visitor, "button", notice.dismissLabel, "complementary");
  await visitor.back();
  await expect.poll(() => path(visitor)).toBe("/contato");
  await started(visitor);

  expect(await visitor.run(() => (window as { kept?: boolean }).kept)).toBe(true);
  expect(await fields(visitor)).toEqual(typed);
  await expectNone(visitor, "complementary", notice.label);
  await click(visitor, "button", form.submitLabel);
  await expect.poll(() => toasts(visitor)).toBe(1);
});

test("A link to a late clause leads to it, and a reload keeps the place on a long page", async ({ visitor }) => {
  await visitor.resize(...narrow);
  const number = terms.sections.length - 1;
  const clause = filled(terms.sections[number - 1]?.title ?? "");
  await visit(visitor, `${terms.path}#secao-${number}`);
  const heading = await see(visitor, "heading", `${number}. ${clause}`, "main");
  expect(heading.y).toBeGreaterThan(64);
  expect(heading.y).toBeLessThan(200);

  await visit(visitor, terms.path);
  const textInView = () => visitor.run(() => document.elementFromPoint(window.innerWidth / 2, 300)?.textContent);
  await visitor.run(() => window.scrollTo({ top: 5000, behavior: "instant" }));
  const read = await textInView();
  await visitor.run(() => {
    Object.assign(window, { left: true });
    setTimeout(() => window.location.reload());
  });
  await expect.poll(() => visitor.run(() => "left" in window)).toBe(false);
  await started(visitor);
  expect(await textInView()).toBe(read);
});
