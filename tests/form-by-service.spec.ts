import type { Page, Request } from "@playwright/test";
import { objections } from "./support/objections";
import { formService } from "./support/other-business";
import { barrier, test as base, desktop, expect, navigation, visit } from "./support/site";

/** The form service, which the test speaks for. */
class Service {
  readonly received: Record<string, string>[] = [];
  /** How it answers; 0 for not at all, as without a network. */
  status = 200;
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
      service.take(route.request());
      await service.held;
      if (service.status === 0) return route.abort("internetdisconnected");
      await route.fulfill({
        status: service.status,
        headers: { "Access-Control-Allow-Origin": "*" },
        contentType: "text/html",
        body: "<h1>Recebemos a sua mensagem.</h1>",
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

test("Sends each field, with one that only robots fill in, clears itself and says thanks once the message is taken", async ({
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
  await site.form.send();
  await expect(site.form.thanks).toBeVisible();
  await site.form.expectCleared();
  await expect(page).toHaveURL("/contato");
  expect(service.received).toEqual([{ ...site.form.entries, subject: site.form.subject, _gotcha: "robot" }]);
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

test("Keeps every word when the service refuses or is out of reach, accessible to axe", async ({
  page,
  service,
  site,
}) => {
  await visit(page, "/contato");
  await site.form.fillIn();
  for (const status of [400, 404, 500, 0]) {
    service.status = status;
    const release = service.hold();
    await site.form.button.click();
    await expect(site.form.button).toHaveText(site.form.texts.sending.busyLabel);
    await expect(site.form.alert).toHaveCount(0);
    release();
    await site.form.expectOfferedElsewhere(site.business.phone);
    if (status === 500) expect(await objections(page)).toEqual([]);
    await expect(site.form.thanks).toHaveCount(0);
  }
  service.status = 200;
  await site.form.button.click();
  await expect(site.form.thanks).toBeVisible();
  await expect(site.form.alert).toHaveCount(0);
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

test("Keeps every word when no answer comes within ten seconds", async ({ page, service, site }) => {
  await page.clock.install();
  // The clock of the tests controls this timer.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), milliseconds);
      return controller.signal;
    };
  });
  service.hold();
  await visit(page, "/contato");
  await site.form.send();
  await expect(site.form.button).toHaveText(site.form.texts.sending.busyLabel);
  await page.clock.fastForward(10_000);
  await site.form.expectOfferedElsewhere(site.business.phone);
});

for (const [who, begins, leaves] of [
  ["has left meanwhile", false, false],
  ["has come back and begun another message", true, false],
  ["has begun another message and left again", true, true],
] as const) {
  test(`Keeps the words of a visitor who ${who}, and tells him`, async ({ page, service, site }) => {
    const { form } = site;
    service.status = 500;
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
    await expect(form.form.getByText(form.texts.emergency.text)).toBeVisible();
  });
}
