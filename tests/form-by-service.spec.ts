import type { Page, Request } from "@playwright/test";
import { axeViolations } from "./support/axe-violations";
import { formService } from "./support/other-business";
import { barrier, test as base, desktop, expect, navigation, visit } from "./support/site";

/** What the service answers; `form-service.test.ts` has what services say. */
interface Answer {
  status: number;
  type?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Its answer to a browser without script. */
const thanksPage: Answer = { status: 200, body: "<h1>Recebemos a sua mensagem.</h1>" };
const taken: Answer = { status: 200, type: "application/json", body: { ok: true } };

/** The form service, which the test speaks for. */
class Service {
  readonly received: Record<string, string>[] = [];
  /** How it answers a script. */
  answer: Answer = taken;
  /** Whether the line breaks before it answers. */
  breaks = false;
  /** Settled: it answers at once. */
  held = Promise.resolve();

  /** Lets messages wait until the returned function is called. */
  hold(): () => void {
    const { passed, open } = barrier();
    this.held = passed;
    return open;
  }

  take = (request: Request) => this.received.push(Object.fromEntries(new URLSearchParams(request.postData() ?? "")));
}

const test = base.extend<{ service: Service }>({
  viewport: desktop,
  // The browser reports the answers that fail.
  broken: /forms\.example/,
  service: async ({ context }, use) => {
    const service = new Service();
    await context.route(formService.url, async (route) => {
      const request = route.request();
      service.take(request);
      await service.held;
      if (service.breaks) return route.abort("connectionreset");
      const forScript = request.resourceType() === "fetch";
      const { status, type = "text/html", body, headers } = forScript ? service.answer : thanksPage;
      await route.fulfill({
        status,
        headers: { "Access-Control-Allow-Origin": "*", ...headers },
        contentType: type,
        body: typeof body === "string" ? body : JSON.stringify(body ?? ""),
      });
    });
    await use(service);
  },
});

/** Opens another page by its link in the header. */
async function open(page: Page, route: "/servicos" | "/contato"): Promise<void> {
  await navigation(page).locator(`[href="${route}"]`).click();
  await expect(page).toHaveURL(route);
}

test("Sends each field, with one that only robots fill in, and no other, clears itself and says thanks once the message is taken", async ({
  page,
  service,
  site,
}) => {
  await visit(page, "/contato");
  expect(site.form.texts.sending.note).toContain(formService.host);
  await expect(site.form.form.getByText(site.form.texts.sending.note)).toBeVisible();
  const trap = site.form.form.getByLabel(site.form.texts.sending.honeypotLabel);
  await expect(trap).toBeHidden();
  await trap.evaluate((input: HTMLInputElement) => Object.assign(input, { value: "robot" }));
  // Of an extension.
  await site.form.form.evaluate((form) => {
    form.insertAdjacentHTML(
      "beforeend",
      '<input name="extension-token" value="x"><textarea aria-hidden="true"></textarea>',
    );
  });
  await site.form.send();
  await expect(site.form.thanks).toBeVisible();
  await site.form.expectCleared();
  await expect(page).toHaveURL("/contato");
  // The subject as a person reads it.
  expect(service.received).toEqual([{ ...site.form.entries, subject: site.form.subjectLabel, _gotcha: "robot" }]);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser posts it, and the service says thanks", async ({ page, service, site }) => {
    await page.goto("/contato");
    await expect(site.form.form).toBeVisible();
    await expect(page.getByText(site.form.texts.withoutScript)).toHaveCount(0);
    await site.form.send();
    await expect(page.getByRole("heading", { name: "Recebemos a sua mensagem." })).toBeVisible();
    await expect(page).toHaveURL(formService.url);
    expect(service.received).toMatchObject([site.form.entries]);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`With${javaScriptEnabled ? "" : "out"} script, where redirects are seen`, () => {
    test.use({ javaScriptEnabled });

    test("the browser may follow a service that asks on another site", async ({ page, context, site }) => {
      const another = "https://forms-robots.example/";
      await context.route(formService.url, (route) => route.fulfill({ status: 303, headers: { Location: another } }));
      await page.goto("/contato");
      // As without script in either case.
      await site.form.fillIn();
      // Playwright can't answer it: what a redirect asks for goes to the network.
      const asked = page.waitForRequest(another);
      await site.form.form.evaluate((form: HTMLFormElement) => form.submit());
      await asked;
    });
  });

test("Keeps every word when the service refuses, accessible to axe", async ({ page, service, site }) => {
  await visit(page, "/contato");
  await site.form.fillIn();
  service.answer = { status: 500, body: "<h1>Error</h1>" };
  const release = service.hold();
  await site.form.button.click();
  await expect(site.form.button).toHaveText(site.form.texts.sending.busyLabel);
  await expect(site.form.alert).toHaveCount(0);
  release();
  await site.form.expectOfferedElsewhere(site.business.phone);
  expect(await axeViolations(page)).toEqual([]);
  await expect(site.form.thanks).toHaveCount(0);
  service.answer = taken;
  await site.form.button.click();
  await expect(site.form.thanks).toBeVisible();
  await expect(site.form.alert).toHaveCount(0);
});

test("When the service answers with a redirect, or with what the page may not read, keeps every word, and says no thanks", async ({
  page,
  service,
  site,
}) => {
  const answers: Answer[] = [
    { status: 303, headers: { Location: "https://another.example/" } },
    // Playwright would add the header if it were missing.
    { status: 200, headers: { "Access-Control-Allow-Origin": "https://another.example" } },
  ];
  for (const answer of answers) {
    service.answer = answer;
    await visit(page, "/contato");
    await site.form.send();
    await site.form.expectOfferedElsewhere(site.business.phone, "uncertain");
    await expect(site.form.thanks).toHaveCount(0);
  }
});

test("Says that a message may have arrived when the line breaks; after the second time, the browser takes over", async ({
  page,
  service,
  site,
}) => {
  service.breaks = true;
  await visit(page, "/contato");
  await site.form.send();
  await site.form.expectOfferedElsewhere(site.business.phone, "uncertain");
  await site.form.button.click();
  await expect.poll(() => service.received.length).toBe(2);
  await site.form.expectOfferedElsewhere(site.business.phone, "uncertain");
  service.breaks = false;
  await site.form.button.click();
  await expect(page.getByRole("heading", { name: "Recebemos a sua mensagem." })).toBeVisible();
  await page.goBack();
  await site.form.expectFilledIn();
});

test("Sends what was typed without the blanks around it, and nothing that is blank", async ({
  page,
  service,
  site,
}) => {
  await visit(page, "/contato");
  await site.form.fillIn({ name: " \u200b " });
  await site.form.button.click();
  await expect(site.form.field("name")).toBeFocused();
  // While the field has the focus, the browser says it.
  await site.form.field("message").focus();
  await expect(page.getByText(site.form.texts.name.problem)).toBeVisible();
  expect(service.received).toEqual([]);
  await site.form.field("name").fill("  Maria  ");
  await site.form.button.click();
  await expect(site.form.thanks).toBeVisible();
  expect(service.received).toMatchObject([{ name: "Maria" }]);
});

test("After a refusal, the page stays where the visitor types, and the link to the chat has what he has changed", async ({
  page,
  service,
  site,
}) => {
  service.answer = { status: 400 };
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, "/contato");
  await site.form.send();
  await site.form.expectOfferedElsewhere(site.business.phone);
  const name = site.form.field("name");
  await name.evaluate((field) => field.scrollIntoView({ block: "center", behavior: "instant" }));
  await name.press("End");
  const place = await page.evaluate(() => window.scrollY);
  await name.pressSequentially(" Júnior");
  await expect(name).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  const chat = site.form.alert.getByRole("link", { name: site.form.texts.sending.chatLabel });
  await expect(chat).toHaveAttribute("href", /J%C3%BAnior/);
});

test("Sends in browsers that lack what came late: time limits of requests, popovers, array methods", async ({
  page,
  service,
  site,
}) => {
  await page.addInitScript(() => {
    for (const [owner, names] of [
      [AbortSignal, ["timeout", "any"]],
      [Array.prototype, ["at", "toSorted", "toReversed", "toSpliced", "with", "findLast"]],
      [Object, ["groupBy", "hasOwn"]],
      [Promise, ["withResolvers", "any", "try"]],
      [crypto, ["randomUUID"]],
      [window, ["structuredClone", "requestIdleCallback"]],
    ] as [object, string[]][])
      for (const name of names) Object.defineProperty(owner, name, { value: undefined, configurable: true });
  });
  await visit(page, "/contato");
  await site.form.send();
  await expect(site.form.thanks).toBeVisible();
  expect(service.received).toHaveLength(1);
});

test("Says that it is sending, and sends once however often it is pressed", async ({ page, service, site }) => {
  const release = service.hold();
  await visit(page, "/contato");
  await site.form.fillIn();
  await site.form.button.dblclick();
  await expect(site.form.button).toHaveText(site.form.texts.sending.busyLabel);
  await site.form.field("name").press("Enter");
  // Playwright would wait until the button is enabled.
  await site.form.button.click({ force: true });
  release();
  await expect(site.form.thanks).toBeVisible();
  await expect(site.form.button).toHaveText(site.form.texts.submitLabel);
  expect(service.received).toHaveLength(1);
});

test("Keeps every word when no answer comes within ten seconds, and when it comes later", async ({
  page,
  service,
  site,
}) => {
  await page.clock.install();
  const release = service.hold();
  await visit(page, "/contato");
  await site.form.send();
  await expect(site.form.button).toHaveText(site.form.texts.sending.busyLabel);
  await page.clock.fastForward(10_000);
  await site.form.expectOfferedElsewhere(site.business.phone, "uncertain");
  const answered = page.waitForResponse(formService.url);
  release();
  await answered;
  await site.form.expectOfferedElsewhere(site.business.phone, "uncertain");
});

for (const [who, begins, leaves] of [
  ["has left meanwhile", false, false],
  ["has come back and begun another message", true, false],
  ["has begun another message and left again", true, true],
] as const) {
  test(`Keeps the words of a visitor who ${who}, and tells him`, async ({ page, service, site }) => {
    const { form } = site;
    service.answer = { status: 500 };
    const release = service.hold();
    await visit(page, "/contato");
    await form.send();
    await open(page, "/servicos");
    if (begins) {
      await open(page, "/contato");
      await form.expectCleared();
      await form.field("name").fill("Bia");
      await form.field("message").fill("E o exaustor?");
    }
    if (leaves) await open(page, "/servicos");
    release();
    await expect(site.toasts.getByText(form.texts.sending.failed.title, { exact: true })).toBeVisible();
    if (leaves || !begins) await open(page, "/contato");
    await form.expectFilledIn(begins ? { name: "Bia", message: `${form.entries.message}\n\nE o exaustor?` } : {});
    // With what the subject had brought: the words entered are those of an emergency.
    await expect(form.form.getByText(form.texts.emergency?.text ?? "")).toBeVisible();
  });
}
