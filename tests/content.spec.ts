import type { Locator, Page } from "@playwright/test";
import { chatUrl, desktop, expect, phoneUrl, test } from "./support/site";

// Nothing of the content needs a script.
test.use({ viewport: desktop, javaScriptEnabled: false });

/** The parts of a business's address that are written, and wherever it is shown. */
const addressParts = ({ street, number, annex, district, city, state, postcode }: Record<string, string | undefined>) =>
  [street, number, annex, district, `${city}/${state}`, postcode].filter((part) => part !== undefined);

/** Expects a link to a maps search for the business's whole address. */
async function expectMapSearch(link: Locator, address: Record<string, string | undefined>): Promise<void> {
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(`${url.origin}${url.pathname}`).toBe("https://www.google.com/maps/search/");
  for (const part of addressParts(address)) expect(url.searchParams.get("query")).toContain(part);
}

test("Home shows the content of its file", async ({ page, site }) => {
  await page.goto("/");

  await test.step("opens with what the business does, a chat button and a contact button", async () => {
    const { heading, text, chatLabel, contactLabel } = site.homePage.hero;
    const hero = page.getByRole("region", { name: heading });
    await expect(hero.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(hero.getByText(text)).toBeVisible();
    await expect(hero.getByRole("link", { name: chatLabel })).toHaveAttribute("href", site.chat);
    await expect(hero.getByRole("link", { name: contactLabel })).toHaveAttribute("href", "/contato");
  });

  await test.step("asks what is happening: each symptom is one link, to the chat with a message about it", async () => {
    const { heading, triage } = site.homePage.hero;
    const symptoms = page.getByRole("region", { name: heading }).getByRole("list").getByRole("link");
    await expect(symptoms).toHaveCount(triage?.symptoms.length ?? 0);
    for (const [index, { label, message }] of triage?.symptoms.entries() ?? []) {
      await expect(symptoms.nth(index)).toHaveAccessibleName(`${index + 1} ${label}`);
      const greeting = `${site.business.greeting} ${message}`;
      await expect(symptoms.nth(index)).toHaveAttribute("href", chatUrl(site.business.phone, greeting));
    }
  });

  await test.step("gives reasons to call, each with a figure, and the towns served on a map", async () => {
    const { heading, points: reasons } = site.homePage.values;
    const points = page.getByRole("region", { name: heading }).getByRole("listitem");
    await expect(points.getByRole("heading")).toHaveText(reasons.map(({ title }) => title));
    await expect(points.getByRole("paragraph")).toHaveText(reasons.map(({ text }) => text));
    for (const [index, { figure }] of reasons.entries()) await expect(points.nth(index)).toContainText(figure);
    const region = page.getByRole("region", { name: heading });
    await expect(region.getByRole("heading", { name: site.contactPage.serviceArea.heading })).toBeVisible();
    for (const town of site.business.servedTowns ?? [])
      await expect(region.getByText(town, { exact: true })).toBeVisible();
  });

  await test.step("shows who comes, and what a repair achieved, where the owner tells it", async () => {
    const { technician, repair } = site.homePage;
    if (technician) await expect(page.getByRole("img", { name: technician.photo.alt })).toBeVisible();
    const { heading, name, text } = technician ?? {};
    for (const told of [heading, name, text, repair?.heading, repair?.before, repair?.after].filter(Boolean))
      await expect(page.getByRole("article").getByText(told ?? "", { exact: true })).toBeVisible();
  });

  await test.step("gives a taste of the services in bullets and leads to all of them", async () => {
    const { heading, bullets, servicesLabel } = site.homePage.teaser;
    const teaser = page.getByRole("region", { name: heading });
    await expect(teaser.getByRole("listitem")).toHaveText(bullets);
    await expect(teaser.getByRole("link", { name: servicesLabel })).toHaveAttribute("href", "/servicos");
  });

  await test.step("closes with a chat button and a phone link", async () => {
    const closing = page.getByRole("region", { name: site.homePage.closing.heading });
    await expect(closing.getByRole("link", { name: site.homePage.closing.chatLabel })).toHaveAttribute(
      "href",
      site.chat,
    );
    await expect(closing.getByRole("link", { name: site.business.phone })).toHaveAttribute(
      "href",
      phoneUrl(site.business.phone),
    );
  });
});

test("The services page shows the services, the plans and the steps", async ({ page, site }) => {
  await page.goto("/servicos");
  const named = (page: Page, heading: string) => page.getByRole("region", { name: heading });
  const cardOf = (page: Page, region: string, name: string) =>
    named(page, region)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });

  await test.step("shows every service with its features and a link to a chat about it; the emergency first", async () => {
    const { services, chatLabel, message } = site.services;
    const inOrder = [...services.filter(({ urgent }) => urgent), ...services.filter(({ urgent }) => !urgent)];
    const titles = named(page, site.servicesPage.servicesHeading).getByRole("heading", { level: 3 });
    await expect(titles).toHaveText(inOrder.map(({ title }) => title));
    for (const service of services) {
      const { title, description, features } = service;
      const card = cardOf(page, site.servicesPage.servicesHeading, title);
      await expect(card.getByText(description)).toBeVisible();
      await expect(card.getByRole("listitem")).toHaveText(features);
      const links = card.getByRole("link");
      if (service.urgent) {
        await expect(links).toHaveCount(2);
        await expect(links.first()).toHaveAttribute("href", site.chat);
        await expect(links.last()).toHaveText(site.business.phone);
        await expect(links.last()).toHaveAttribute("href", phoneUrl(site.business.phone));
      } else {
        const about = `${site.business.greeting} ${message.replace("{title}", title)}`;
        await expect(links).toHaveText([chatLabel]);
        await expect(links).toHaveAttribute("href", chatUrl(site.business.phone, about));
      }
    }
  });

  await test.step("offers every plan with its price, its terms and a chat that names it", async () => {
    const { plans, greeting, warrantyText } = site.plans;
    const { plans: texts } = site.servicesPage;
    for (const plan of plans) {
      const card = cardOf(page, texts.heading, plan.name);
      await expect(card.getByText(plan.price, { exact: true })).toBeVisible();
      await expect(card.getByRole("term")).toHaveText([texts.frequencyLabel, texts.warrantyLabel]);
      const warranty = warrantyText.replace("{warrantyDays}", String(plan.warrantyDays));
      await expect(card.getByRole("definition")).toHaveText([plan.maintenanceFrequency, warranty]);
      await expect(card.getByText(plan.description)).toBeVisible();
      await expect(card.getByRole("listitem")).toHaveText(plan.features);
      const about = chatUrl(site.business.phone, greeting.replace("{name}", plan.name));
      await expect(card.getByRole("link", { name: texts.quoteLabel })).toHaveAttribute("href", about);
      await expect(card.getByText(texts.popularLabel, { exact: true })).toHaveCount(plan.popular ? 1 : 0);
    }
  });

  await test.step("explains the work in numbered steps, and closes with a chat button", async () => {
    const { steps } = site.steps;
    const { process, closing } = site.servicesPage;
    const items = named(page, process.heading).getByRole("listitem");
    await expect(items.getByRole("heading")).toHaveText(steps.map(({ title }) => new RegExp(`${title}$`)));
    await expect(items.getByRole("paragraph")).toHaveText(steps.map(({ description }) => description));
    for (const [index, { number }] of steps.entries()) await expect(items.nth(index)).toContainText(number);
    await expect(named(page, closing.heading).getByRole("link", { name: closing.chatLabel })).toHaveAttribute(
      "href",
      site.chat,
    );
  });
});

test("The contact page shows the ways to reach the business", async ({ page, site }) => {
  await page.goto("/contato");

  await test.step("lists phone, e-mail, address with a map, and opening hours", async () => {
    const { heading, phoneLabel, emailLabel, addressLabel, hoursLabel } = site.contactPage.details;
    const details = page.getByRole("region", { name: heading });
    await expect(details.getByRole("term")).toHaveText([phoneLabel, emailLabel, addressLabel, hoursLabel]);
    await expect(details.getByRole("link", { name: site.business.phone })).toHaveAttribute(
      "href",
      phoneUrl(site.business.phone),
    );
    const mail = details.getByRole("link", { name: site.business.email });
    await expect(mail).toHaveAttribute("href", `mailto:${site.business.email}`);
    for (const part of addressParts(site.business.address)) await expect(details).toContainText(part);
    await expectMapSearch(details.getByRole("link", { name: site.interfaceTexts.mapLabel }), site.business.address);
    const hours = details.getByRole("table", { name: hoursLabel });
    for (const { firstDay, lastDay, opens, closes } of site.business.openingHours)
      for (const part of [firstDay, lastDay, opens, closes]) await expect(hours).toContainText(new RegExp(part, "i"));
  });

  await test.step("begins with quick service, and says which area is served, and from where", async () => {
    const { quickService, serviceArea, location, form, details } = site.contactPage;
    const region = (name: string) => page.getByRole("region", { name });
    const card = region(quickService.heading);
    await expect(card.getByRole("link", { name: quickService.chatLabel })).toHaveAttribute("href", site.chat);
    await expect(card.getByRole("link", { name: site.business.phone })).toHaveAttribute(
      "href",
      phoneUrl(site.business.phone),
    );
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toContainText([
      quickService.heading,
      form.heading,
      details.heading,
    ]);
    await expect(region(serviceArea.heading)).toContainText(serviceArea.text);
    await expectMapSearch(
      region(location.heading).getByRole("link", { name: location.mapLabel }),
      site.business.address,
    );
  });
});

for (const [route, file] of [
  ["/termos-de-uso", "pages/terms.yaml"],
  ["/politica-de-privacidade", "pages/privacy.yaml"],
] as const) {
  test(`${route} has its numbered sections, each with its whole text`, async ({ page, site }) => {
    await page.goto(route);
    const numbered = page
      .getByRole("main")
      .locator("section")
      .filter({ has: page.getByRole("heading", { level: 2, name: /^\d+\. / }) });
    const { sections } = site.content[file];
    await expect(numbered).toHaveCount(sections.length);
    for (const [index, { title, paragraphs, items = [], links = [] }] of sections.entries()) {
      const section = numbered.nth(index);
      await expect(section.getByRole("heading", { level: 2 })).toHaveText(`${index + 1}. ${title}`);
      for (const text of paragraphs.filter(Boolean)) await expect(section).toContainText(text);
      for (const text of items.filter(Boolean)) await expect(section.getByRole("list").first()).toContainText(text);
      for (const { label, url } of links)
        await expect(section.getByRole("link", { name: label })).toHaveAttribute("href", url);
      await expect(section).not.toContainText(/[{}]|undefined|null/);
    }
    // Sections have headings; as landmarks, too, they would be announced twice.
    await expect(page.getByRole("region", { name: /^\d+\. / })).toHaveCount(0);
  });
}

test("Header and footer have the facts of the business, and links to the pages and out of the site", async ({
  page,
  site,
}) => {
  await page.goto("/servicos");
  const { legalName, taxNumber, email, address } = site.business;
  const header = page.getByRole("banner");
  for (const text of [site.business.tagline, legalName, taxNumber])
    await expect(header.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(header.getByRole("link", { name: site.business.phone })).toHaveAttribute(
    "href",
    phoneUrl(site.business.phone),
  );
  const chatLink = header.getByRole("link", { name: site.interfaceTexts.header.chatLabel });
  await expect(chatLink).toHaveAttribute("href", site.chat);
  await expect(header.getByRole("button")).toHaveCount(0);

  const pages = { "/": site.homePage, "/servicos": site.servicesPage, "/contato": site.contactPage };
  const links = header.getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(Object.values(pages).map(({ linkLabel }) => linkLabel));
  for (const [index, href] of Object.keys(pages).entries())
    await expect(links.nth(index)).toHaveAttribute("href", href);

  const footer = page.getByRole("contentinfo");
  const legal = { "/termos-de-uso": site.termsPage, "/politica-de-privacidade": site.privacyPage };
  for (const [label, href] of [
    ...Object.entries({ ...pages, ...legal }).map(([href, { linkLabel }]) => [linkLabel, href] as const),
    ...(site.business.profiles ?? []).map(({ label, url }) => [label, url] as const),
    [site.interfaceTexts.footer.chatLabel, site.chat],
    [site.business.phone, phoneUrl(site.business.phone)],
    [email, `mailto:${email}`],
  ] as const)
    await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
  const map = footer.getByRole("link", { name: site.interfaceTexts.mapLabel });
  await expectMapSearch(map, address);
  await expect(map).toHaveAccessibleDescription(site.interfaceTexts.newTab);
  const { about, copyright } = site.interfaceTexts.footer;
  const { registration = "" } = site.business;
  for (const text of [...addressParts(address), about, legalName, taxNumber, registration, copyright])
    await expect(footer).toContainText(text);
});
