import { axeViolations } from "./support/axe-violations";
import { formService } from "./support/other-business";
import { test as base, desktop, expect, visit } from "./support/site";

/* What only a browser shows of delivery by a service: its policy, redirects, answers that a page may not read. */

/** What the service answers to a script. */
interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

/** The form service, which the test speaks for. */
class Service {
  readonly received: Record<string, string>[] = [];
  answer: Answer = { status: 200, body: '{"ok":true}' };
}

const test = base.extend<{ service: Service }>({
  viewport: desktop,
  // The browser reports the answers that fail.
  broken: /forms\.example/,
  service: async ({ context }, use) => {
    const service = new Service();
    await context.route(formService.url, async (route) => {
      const request = route.request();
      service.received.push(Object.fromEntries(new URLSearchParams(request.postData() ?? "")));
      if (request.resourceType() !== "fetch")
        return route.fulfill({ contentType: "text/html", body: "<h1>Recebemos a sua mensagem.</h1>" });
      const { headers, ...answer } = service.answer;
      await route.fulfill({ ...answer, headers: { "Access-Control-Allow-Origin": "*", ...headers } });
    });
    await use(service);
  },
});

test("Sends each field, with one that only robots fill in, clears itself and says thanks", async ({
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

test("Without script, the browser may follow a service that asks on another site", async ({ page, context, site }) => {
  const another = "https://forms-robots.example/";
  await context.route(formService.url, (route) => route.fulfill({ status: 303, headers: { Location: another } }));
  await page.goto("/contato");
  await site.form.fillIn();
  // Playwright can't answer it: what a redirect asks for goes to the network.
  const asked = page.waitForRequest(another);
  await site.form.form.evaluate((form: HTMLFormElement) => form.submit());
  await asked;
});

test("Keeps every word when the service refuses, accessible to axe; the page stays where the visitor goes on typing", async ({
  page,
  service,
  site,
}) => {
  service.answer = { status: 500, body: "<h1>Error</h1>" };
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, "/contato");
  await site.form.send();
  await site.form.expectOfferedElsewhere(site.business.phone);
  await expect(site.form.alert).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  const name = site.form.field("name");
  await name.evaluate((field) => field.scrollIntoView({ block: "center", behavior: "instant" }));
  await name.press("End");
  const place = await page.evaluate(() => window.scrollY);
  await name.pressSequentially(" Júnior");
  await expect(name).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

for (const [answers, answer] of [
  ["redirects", { status: 303, headers: { Location: "https://another.example/" } }],
  // Playwright would add the header if it were missing.
  [
    "answers what the page may not read",
    { status: 200, headers: { "Access-Control-Allow-Origin": "https://another.example" } },
  ],
] as const)
  test(`Keeps every word when the service ${answers}, and says that the message may have arrived`, async ({
    page,
    service,
    site,
  }) => {
    service.answer = answer;
    await visit(page, "/contato");
    await site.form.send();
    await site.form.expectOfferedElsewhere(site.business.phone, "uncertain");
    await expect(site.form.thanks).toHaveCount(0);
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
