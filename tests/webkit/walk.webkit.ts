import { expect } from "@playwright/test";
import { Key, type WebDriver } from "selenium-webdriver";
import { routes as pages } from "../../src/content/routes";
import typeface from "../../src/theme/typeface.json";
import { entries } from "../support/contact-form";
import { test as base, imageService, phone } from "../support/site";
import { launchWebKit, serveCollecting, type WebKit } from "./webkit";

/* What engines do differently, in WebKit, as on iPhones: popovers, details, native forms, history. All other tests run in Chromium. */

// In one worker, so with one browser: starting WebKitGTK takes seconds.
base.describe.configure({ mode: "default" });

/** A page, with what a person does there. */
class Walk {
  constructor(
    private readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  /** Runs a function in the page. */
  run = <Result, Values extends unknown[]>(script: (...values: Values) => Result, ...values: Values): Promise<Result> =>
    this.driver.executeScript(script, ...values);

  path = () => this.run(() => window.location.pathname);

  /** Loads a route, and waits for hydration. */
  async visit(route: string): Promise<void> {
    await this.driver.get(this.origin + route);
    await this.expectHydrated();
  }

  back = () => this.driver.navigate().back();

  /** Types a text, or presses keys: `Key.ESCAPE`. */
  type = (text: string) => this.driver.actions().sendKeys(text).perform();

  /** Hydration sets `aria-expanded` on the menu button. */
  expectHydrated = () =>
    expect
      .poll(() => this.run(() => document.querySelector("[popovertarget]")?.getAttribute("aria-expanded")))
      .toBe("false");

  /** Where an element with this text is, once scrolled into view, and whether it has the focus, if one is shown. */
  private find = (selector: string, text: string) =>
    this.run(
      (selector: string, text: string) => {
        const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (one) => one.checkVisibility() && one.textContent?.replace(/\s+/g, " ").trim() === text,
        );
        const isFixed = element?.closest("header, aside, section:not(main *)");
        if (!isFixed) element?.scrollIntoView({ block: "center", behavior: "instant" });
        if (!element) return undefined;
        const { left, top, width, height } = element.getBoundingClientRect();
        const focused = element === document.activeElement;
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), focused };
      },
      selector,
      text,
    );

  /** Waits for an element with this text. */
  async see(selector: string, text: string) {
    await expect.poll(() => this.find(selector, text), `${selector} “${text}”`).toBeTruthy();
    return (await this.find(selector, text)) ?? { x: 0, y: 0, focused: false };
  }

  expectGone = (selector: string, text: string) =>
    expect.poll(async () => Boolean(await this.find(selector, text)), `${selector} “${text}”`).toBe(false);

  expectFocus = (selector: string, text: string) =>
    expect.poll(async () => (await this.find(selector, text))?.focused, `${selector} “${text}”`).toBe(true);

  async click(selector: string, text: string): Promise<void> {
    const { x, y } = await this.see(selector, text);
    await this.driver.actions().move({ x, y }).click().perform();
  }

  /** What is in the fields of the form that are shown. */
  fields = () =>
    this.run(() =>
      [...document.querySelectorAll<HTMLInputElement>("form :enabled[name]:not([hidden] *)")].map(({ value }) => value),
    );

  /** Whatever the content's form delivers by, it delivers. */
  takeMessages = () =>
    this.run(() => {
      // A test machine may have only a loopback interface, which browsers report as offline.
      Object.defineProperty(navigator, "onLine", { value: true });
      Object.assign(window, { open: () => ({}), fetch: async () => new Response() });
    });
}

const test = base.extend<{ walk: Walk }, { webkit: WebKit | undefined }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const webkit = await launchWebKit();
      await use(webkit);
      await webkit?.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  walk: async ({ webkit }, use) => {
    test.skip(!webkit, "WebKitGTK was not found, and could not be installed");
    if (!webkit) return;
    // On a port of its own, so with a storage of its own.
    const { origin, messages, close } = await serveCollecting();
    await webkit.driver.manage().window().setRect({ width: 480, height: phone.height });
    await use(new Walk(webkit.driver, origin));
    close();
    // The image service is out of reach.
    const complaints = messages.filter((message) => !message.includes(imageService));
    expect(complaints, "console messages, errors, failed loads and violations of the policy").toEqual([]);
  },
});

test("Every page opens with its title, its heading and its typeface, without errors", async ({ walk, built }) => {
  for (const { path: route, file } of pages) {
    await walk.visit(route);
    expect(await walk.run(() => document.title)).toBe(built.content[file].title);
    // Scrolls to the end, so that lazy content loads.
    await walk.run(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    expect(await walk.run(() => document.querySelector("h1")?.checkVisibility())).toBe(true);
    expect(await walk.run(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    // The policy allows the typeface of headings.
    const loadedFaces = () =>
      walk.run(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
      );
    await expect.poll(loadedFaces).toContain(typeface.family);
  }
});

test("The menu opens and closes, its links lead on, and Back leads back", async ({ walk, built: { content } }) => {
  const contactPage = content["pages/contact.yaml"];
  const { menuLabel } = content["interface.yaml"].header;
  const button = ["header button", menuLabel] as const;
  const link = ["header nav a", contactPage.linkLabel] as const;
  await walk.visit("/");
  await walk.expectGone(...link);
  await walk.click(...button);
  await walk.see(...link);
  await walk.click(...button);
  await walk.expectGone(...link);
  await walk.click(...button);
  await walk.see(...link);
  await walk.type(Key.ESCAPE);
  await walk.expectGone(...link);
  await walk.expectFocus(...button);

  await walk.run(() => void Object.assign(window, { marked: true }));
  await walk.click(...button);
  await walk.click(...link);
  await expect.poll(walk.path).toBe("/contato");
  await walk.expectFocus("h1", contactPage.heading);
  await walk.expectGone(...link);
  expect(await walk.run(() => document.title)).toBe(contactPage.title);
  expect(await walk.run(() => window.scrollY)).toBe(0);
  await walk.back();
  await walk.see("h1", content["pages/home.yaml"].hero.heading);
  expect(await walk.run(() => "marked" in window)).toBe(true);
});

test("Services open, and a link to a late clause leads there", async ({ walk, built: { content } }) => {
  const [{ title, features } = { title: "", features: [] }] = content["services.yaml"].services;
  await walk.visit("/servicos");
  await walk.expectGone("main li", features[0] ?? "");
  await walk.click("summary h3", title);
  await walk.see("main li", features[0] ?? "");
  await walk.click("summary h3", title);
  await walk.expectGone("main li", features[0] ?? "");

  const number = content["pages/terms.yaml"].sections.length - 1;
  await walk.visit(`/termos-de-uso#secao-${number}`);
  const place = await walk.run(() => document.querySelector(":target")?.getBoundingClientRect().top);
  expect(place).toBeGreaterThan(32);
  expect(place).toBeLessThan(200);
});

test("The form requires its fields, survives Back, and says thanks", async ({ walk, built: { content } }) => {
  const { form } = content["pages/contact.yaml"];
  const submit = ["form button", form.submitLabel] as const;
  const { title } = form.delivery === "whatsapp" ? form.sending.opened : form.success;
  const thanks = ["[role=group] *, [role=status] *", title] as const;
  const dismiss = ["aside button", content["interface.yaml"].notice.dismissLabel] as const;
  await walk.visit("/contato");
  await walk.click(...submit);
  await expect.poll(() => walk.run(() => document.activeElement?.getAttribute("name"))).toBe("name");
  await walk.expectGone(...thanks);

  for (const [name, text] of Object.entries(entries)) {
    await walk.click("form label", form[name as keyof typeof entries].label);
    await walk.type(text);
  }
  // The system draws the list of a select, outside the page.
  await walk.run(() => {
    for (const choice of document.querySelectorAll("select")) choice.value = "orcamento";
  });
  const typed = await walk.fields();
  expect(typed.every(Boolean)).toBe(true);
  await walk.visit("/servicos");
  await walk.click(...dismiss);
  await walk.back();
  await expect.poll(walk.path).toBe("/contato");
  await walk.expectHydrated();
  expect(await walk.fields()).toEqual(typed);
  await walk.expectGone(...dismiss);

  await walk.takeMessages();
  await walk.click(...submit);
  await walk.see(...thanks);
  // In the chat, the visitor has still to press send.
  expect(await walk.fields()).toEqual(form.delivery === "whatsapp" ? typed : typed.map(() => ""));
  await walk.type(Key.F8);
  await walk.type(Key.TAB);
  await walk.type(Key.ENTER);
  await walk.expectGone(...thanks);
});
