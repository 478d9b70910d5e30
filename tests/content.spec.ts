import type { Locator, Page } from "@playwright/test";
import { chatUrl, desktop, expect, phoneUrl, test } from "./support/site";

/* Each page shows what its file in `data/` says. Nothing of the content needs a script. */
test.use({ viewport: desktop, javaScriptEnabled: false });

type Address = Record<string, string | undefined>;

/** The parts of a business's address that are written, and wherever it is shown. */
const addressParts = ({ street, number, annex, district, city, state, postcode }: Address) =>
  [street, number, annex, district, `${city}/${state}`, postcode].filter((part) => part !== undefined);

/** Expects a link to a maps search for the business's whole address. */
async function expectMapSearch(link: Locator, address: Address): Promise<void> {
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(`${url.origin}${url.pathname}`).toBe("https://www.google.com/maps/search/");
  for (const part of addressParts(address)) expect(url.searchParams.get("query")).toContain(part);
}

/** The part of a page under a heading. */
const region = (page: Page, heading: string) => page.getByRole("region", { name: heading });

/** The item with a title in a list under a heading. */
const itemOf = (page: Page, heading: string, title: string) =>
  region(page, heading)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

const isUrgent = ({ urgent }: { urgent?: boolean | undefined }) => urgent === true;

test.describe("Home", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("opens with what the business does", async ({ page, site }) => {
    const { heading, text, emergencyNote } = site.homePage.hero;
    const hero = region(page, heading);
    await expect(hero.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    for (const sentence of [text, emergencyNote ?? ""].filter(Boolean))
      await expect(hero.getByText(sentence)).toBeVisible();
  });

  test("opens with buttons to the chat, to call, and to the contact page", async ({ page, site }) => {
    const { heading, chatLabel, contactLabel } = site.homePage.hero;
    const hero = region(page, heading);
    await expect(hero.getByRole("link", { name: chatLabel })).toHaveAttribute("href", site.chat);
    const call = hero.getByRole("link", { name: `${site.interfaceTexts.actions.phoneLabel} ${site.business.phone}` });
    await expect(call).toHaveAttribute("href", phoneUrl(site.business.phone));
    await expect(hero.getByRole("link", { name: contactLabel })).toHaveAttribute("href", "/contato");
  });

  test("asks what is happening: each symptom is one link, to the chat with a message about it", async ({
    page,
    site,
  }) => {
    const { heading, triage } = site.homePage.hero;
    const symptoms = region(page, heading).getByRole("list").getByRole("link");
    await expect(symptoms).toHaveCount(triage?.symptoms.length ?? 0);
    for (const [index, { label, message }] of triage?.symptoms.entries() ?? []) {
      await expect(symptoms.nth(index)).toContainText(label);
      const greeting = `${site.business.greeting} ${message}`;
      await expect(symptoms.nth(index)).toHaveAttribute("href", chatUrl(site.chatNumber, greeting));
    }
  });

  test("numbers the symptoms of a part of the drawing, whose number there leads to them", async ({ page, site }) => {
    const { heading, triage } = site.homePage.hero;
    const hero = region(page, heading);
    const ofParts = triage?.symptoms.filter(({ part }) => part) ?? [];
    for (const [index, { label }] of ofParts.entries()) {
      await expect(hero.getByRole("list").getByRole("link", { name: `${index + 1} ${label}` })).toBeVisible();
      await hero.getByRole("link", { name: `${index + 1}. ${label}` }).click();
      await expect(page.locator(":target")).toContainText(label);
      await expect(page.locator(":target")).toBeInViewport({ ratio: 1 });
    }
    const others = triage?.symptoms.filter(({ part }) => !part) ?? [];
    for (const { label } of others) await expect(hero.getByRole("link", { name: label, exact: true })).toHaveCount(1);
  });

  test("says who answers", async ({ page, site }) => {
    const block = region(page, site.homePage.values.heading);
    const { legalName, taxNumber, registration = "" } = site.business;
    for (const fact of [legalName, taxNumber, registration]) await expect(block).toContainText(fact);
  });

  test("gives reasons to call, each with a fact", async ({ page, site }) => {
    const { heading, points } = site.homePage.values;
    const items = region(page, heading).getByRole("listitem");
    await expect(items.getByRole("heading")).toHaveText(points.map(({ title }) => title));
    await expect(items.getByRole("paragraph")).toHaveText(points.map(({ text }) => text));
  });

  test("shows the towns served on a map", async ({ page, site }) => {
    const values = region(page, site.homePage.values.heading);
    await expect(values.getByRole("heading", { name: site.contactPage.serviceArea.heading })).toBeVisible();
    for (const town of site.business.servedTowns ?? [])
      await expect(values.getByText(town, { exact: true })).toBeVisible();
    // Its outline is a file of its own.
    const widthOf = (outline: SVGGraphicsElement) => outline.getBBox().width;
    await expect.poll(() => values.locator("use").evaluate(widthOf)).toBeGreaterThan(400);
  });

  test("shows who comes, where the owner tells it", async ({ page, site }) => {
    const { technician } = site.homePage;
    test.skip(!technician, "this content names no technician");
    if (!technician) return;
    await expect(page.getByRole("img", { name: technician.photo.alt })).toBeVisible();
    for (const text of [technician.heading, technician.name, technician.text])
      await expect(region(page, site.homePage.values.heading).getByText(text, { exact: true })).toBeVisible();
  });

  test("shows what a repair achieved, where the owner tells it", async ({ page, site }) => {
    const { repair } = site.homePage;
    test.skip(!repair, "this content tells of no repair");
    if (!repair) return;
    for (const text of [repair.heading, repair.before, repair.after])
      await expect(region(page, site.homePage.values.heading).getByText(text, { exact: true })).toBeVisible();
  });

  test("gives a taste of the services in bullets and leads to all of them", async ({ page, site }) => {
    const { heading, bullets, servicesLabel } = site.homePage.teaser;
    const teaser = region(page, heading);
    await expect(teaser.getByRole("listitem")).toHaveText(bullets);
    await expect(teaser.getByRole("link", { name: servicesLabel })).toHaveAttribute("href", "/servicos");
  });

  test("closes with a chat button and a phone link", async ({ page, site }) => {
    const { heading, chatLabel } = site.homePage.closing;
    const { phone } = site.business;
    const closing = region(page, heading);
    await expect(closing.getByRole("link", { name: chatLabel })).toHaveAttribute("href", site.chat);
    await expect(closing.getByRole("link", { name: phone })).toHaveAttribute("href", phoneUrl(phone));
  });
});

test.describe("The services page", () => {
  test.beforeEach(({ page }) => page.goto("/servicos"));

  test("lists every service, the emergency first", async ({ page, site }) => {
    const { services } = site.services;
    const inOrder = [...services.filter(isUrgent), ...services.filter((service) => !isUrgent(service))];
    const titles = region(page, site.servicesPage.servicesHeading).getByRole("heading", { level: 3 });
    await expect(titles).toHaveText(inOrder.map(({ title }) => title));
  });

  test("describes every service, with its features", async ({ page, site }) => {
    for (const { title, description, features } of site.services.services) {
      const item = itemOf(page, site.servicesPage.servicesHeading, title);
      await expect(item.getByText(description)).toBeVisible();
      await expect(item.getByRole("listitem")).toHaveText(features);
    }
  });

  test("links every service to a chat about it", async ({ page, site }) => {
    const { services, chatLabel } = site.services;
    for (const { title } of services.filter((service) => !isUrgent(service))) {
      const links = itemOf(page, site.servicesPage.servicesHeading, title).getByRole("link");
      await expect(links).toHaveText([chatLabel]);
      await expect(links).toHaveAttribute("href", site.chatAbout(title));
    }
  });

  test("links the emergency to the chat and the phone", async ({ page, site }) => {
    const { phone } = site.business;
    for (const { title } of site.services.services.filter(isUrgent)) {
      const links = itemOf(page, site.servicesPage.servicesHeading, title).getByRole("link");
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveText(phone);
      await expect(links.first()).toHaveAttribute("href", phoneUrl(phone));
      await expect(links.last()).toHaveAttribute("href", site.chatAbout(title));
    }
  });

  test("describes every plan, with its price, its terms and its features", async ({ page, site }) => {
    const { plans = [], warrantyText } = site.plans;
    const texts = site.servicesPage.plans;
    for (const plan of plans) {
      const card = itemOf(page, texts.heading, plan.name);
      await expect(card.getByText(plan.price, { exact: true })).toBeVisible();
      await expect(card.getByText(plan.description)).toBeVisible();
      await expect(card.getByRole("term")).toHaveText([texts.frequencyLabel, texts.warrantyLabel]);
      const warranty = warrantyText.replace("{warrantyDays}", String(plan.warrantyDays));
      await expect(card.getByRole("definition")).toHaveText([plan.maintenanceFrequency, warranty]);
      await expect(card.getByRole("listitem")).toHaveText(plan.features);
    }
  });

  test("links every plan to a chat that names it", async ({ page, site }) => {
    const { plans = [], greeting } = site.plans;
    const { heading, quoteLabel } = site.servicesPage.plans;
    for (const { name } of plans) {
      const link = itemOf(page, heading, name).getByRole("link", { name: quoteLabel });
      await expect(link).toHaveAttribute("href", chatUrl(site.chatNumber, greeting.replace("{name}", name)));
    }
  });

  test("marks the popular plan, and no other", async ({ page, site }) => {
    const { heading, popularLabel } = site.servicesPage.plans;
    for (const { name, popular } of site.plans.plans ?? []) {
      const mark = itemOf(page, heading, name).getByText(popularLabel, { exact: true });
      await expect(mark).toHaveCount(popular ? 1 : 0);
    }
  });

  test("explains the work in numbered steps", async ({ page, site }) => {
    const { steps } = site.steps;
    const items = region(page, site.servicesPage.process.heading).getByRole("listitem");
    await expect(items.getByRole("heading")).toContainText(steps.map(({ title }) => title));
    await expect(items.getByRole("paragraph")).toHaveText(steps.map(({ description }) => description));
    for (const [index, { number }] of steps.entries()) await expect(items.nth(index)).toContainText(number);
  });

  test("closes with a chat button", async ({ page, site }) => {
    const { heading, chatLabel } = site.servicesPage.closing;
    const button = region(page, heading).getByRole("link", { name: chatLabel });
    await expect(button).toHaveAttribute("href", site.chat);
  });
});

test.describe("The contact page", () => {
  test.beforeEach(({ page }) => page.goto("/contato"));

  test("begins with quick service by chat and phone, then details and form", async ({ page, site }) => {
    const { quickService, form, details } = site.contactPage;
    const { phone } = site.business;
    if (!quickService) throw new Error("The content has no quick service");
    const card = region(page, quickService.heading);
    const { title } = site.services.services.find(isUrgent) ?? { title: "" };
    const chat = card.getByRole("link", { name: quickService.chatLabel });
    await expect(chat).toHaveAttribute("href", site.chatAbout(title));
    await expect(card.getByRole("link", { name: phone })).toHaveAttribute("href", phoneUrl(phone));
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toContainText([quickService.heading, details.heading, form.heading]);
  });

  test("lists opening hours, phone, e-mail and address, in this order", async ({ page, site }) => {
    const { heading, phoneLabel, chatLabel, emailLabel, addressLabel, hoursLabel } = site.contactPage.details;
    const numbers = site.business.chatPhone ? [phoneLabel, chatLabel] : [phoneLabel];
    const terms = region(page, heading).getByRole("term");
    await expect(terms).toHaveText([hoursLabel, ...numbers, emailLabel, addressLabel]);
  });

  test("links phone and e-mail", async ({ page, site }) => {
    const { phone, email } = site.business;
    const details = region(page, site.contactPage.details.heading);
    await expect(details.getByRole("link", { name: phone })).toHaveAttribute("href", phoneUrl(phone));
    await expect(details.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  });

  test("has the chat's number in digits, on paper too", async ({ page, site }) => {
    const details = region(page, site.contactPage.details.heading);
    const numbers = [site.business.phone, site.business.chatPhone ?? site.business.phone];
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      for (const number of numbers) await expect(details.getByText(number)).toBeVisible();
    }
  });

  test("writes the whole address, with a link to a map", async ({ page, site }) => {
    const { address } = site.business;
    const details = region(page, site.contactPage.details.heading);
    for (const part of addressParts(address)) await expect(details).toContainText(part);
    await expectMapSearch(details.getByRole("link", { name: site.interfaceTexts.mapLabel }), address);
  });

  test("has a table of the opening hours", async ({ page, site }) => {
    const hours = page.getByRole("table", { name: site.contactPage.details.hoursLabel });
    for (const { firstDay, lastDay, opens, closes } of site.business.openingHours)
      for (const part of [firstDay, lastDay, opens, closes]) await expect(hours).toContainText(new RegExp(part, "i"));
  });

  test("says which area is served", async ({ page, site }) => {
    const { heading, text } = site.contactPage.serviceArea;
    await expect(region(page, heading)).toContainText(text);
  });

  test("says from where, with a link to a map", async ({ page, site }) => {
    const { heading, mapLabel } = site.contactPage.location;
    await expectMapSearch(region(page, heading).getByRole("link", { name: mapLabel }), site.business.address);
  });
});

for (const [route, file] of [
  ["/termos-de-uso", "pages/terms.yaml"],
  ["/politica-de-privacidade", "pages/privacy.yaml"],
] as const) {
  test.describe(route, () => {
    /** The numbered sections of the page. */
    const sectionsOf = (page: Page) =>
      page
        .getByRole("main")
        .locator("section")
        .filter({ has: page.getByRole("heading", { level: 2, name: /^\d+\. / }) });

    test.beforeEach(({ page }) => page.goto(route));

    test("numbers its sections", async ({ page, site }) => {
      const titles = site.content[file].sections.map(({ title }, index) => `${index + 1}. ${title}`);
      await expect(sectionsOf(page).getByRole("heading", { level: 2 })).toHaveText(titles);
    });

    test("has each section's whole text", async ({ page, site }) => {
      for (const [index, { paragraphs, items = [] }] of site.content[file].sections.entries()) {
        const section = sectionsOf(page).nth(index);
        for (const text of paragraphs.filter(Boolean)) await expect(section).toContainText(text);
        for (const text of items.filter(Boolean)) await expect(section.getByRole("list").first()).toContainText(text);
      }
    });

    test("has each section's links", async ({ page, site }) => {
      for (const [index, { links = [] }] of site.content[file].sections.entries())
        for (const { label, url } of links)
          await expect(sectionsOf(page).nth(index).getByRole("link", { name: label })).toHaveAttribute("href", url);
    });

    test("has a fact for every name in braces", async ({ page }) => {
      await expect(page.getByRole("main")).not.toContainText(/[{}]|undefined|null/);
    });

    test("has headings to its sections, and no landmarks, which would be announced twice", async ({ page }) => {
      await expect(page.getByRole("region", { name: /^\d+\. / })).toHaveCount(0);
    });
  });
}

test.describe("The header", () => {
  test.beforeEach(({ page }) => page.goto("/servicos"));

  test("shows the tagline, the legal name and the tax number", async ({ page, site }) => {
    const { tagline, legalName, taxNumber } = site.business;
    for (const text of [tagline, legalName, taxNumber])
      await expect(page.getByRole("banner").getByText(text).filter({ visible: true }).first()).toBeVisible();
  });

  test("links phone and chat", async ({ page, site }) => {
    const { phone } = site.business;
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: phone })).toHaveAttribute("href", phoneUrl(phone));
    const chat = header.getByRole("link", { name: site.interfaceTexts.header.chatLabel });
    await expect(chat).toHaveAttribute("href", site.chat);
  });

  test("links the pages, without a menu to open", async ({ page, site }) => {
    const header = page.getByRole("banner");
    const links = header.getByRole("navigation").getByRole("link");
    const pages = { "/": site.homePage, "/servicos": site.servicesPage, "/contato": site.contactPage };
    await expect(links).toHaveText(Object.values(pages).map(({ linkLabel }) => linkLabel));
    for (const [index, href] of Object.keys(pages).entries())
      await expect(links.nth(index)).toHaveAttribute("href", href);
    await expect(header.getByRole("button")).toHaveCount(0);
  });
});

test.describe("The footer", () => {
  const footer = (page: Page) => page.getByRole("contentinfo");
  const link = (page: Page, name: string) => footer(page).getByRole("link", { name, exact: true });

  test.beforeEach(({ page }) => page.goto("/servicos"));

  test("links all pages", async ({ page, site }) => {
    for (const [href, { linkLabel }] of Object.entries({
      "/": site.homePage,
      "/servicos": site.servicesPage,
      "/contato": site.contactPage,
      "/termos-de-uso": site.termsPage,
      "/politica-de-privacidade": site.privacyPage,
    }))
      await expect(link(page, linkLabel)).toHaveAttribute("href", href);
  });

  test("links chat, phone and e-mail", async ({ page, site }) => {
    const { phone, email } = site.business;
    await expect(link(page, site.interfaceTexts.footer.chatLabel)).toHaveAttribute("href", site.chat);
    await expect(link(page, phone)).toHaveAttribute("href", phoneUrl(phone));
    await expect(link(page, email)).toHaveAttribute("href", `mailto:${email}`);
  });

  test("links the business's profiles in social networks", async ({ page, site }) => {
    const { profiles } = site.business;
    test.skip(!profiles, "this content has no profiles");
    for (const { label, url } of profiles ?? []) await expect(link(page, label)).toHaveAttribute("href", url);
  });

  test("writes the whole address, with a link to a map, said to open a new tab", async ({ page, site }) => {
    const { address } = site.business;
    for (const part of addressParts(address)) await expect(footer(page)).toContainText(part);
    const map = footer(page).getByRole("link", { name: site.interfaceTexts.mapLabel });
    await expectMapSearch(map, address);
    await expect(map).toHaveAccessibleDescription(site.interfaceTexts.newTab);
  });

  test("says who runs the site, with tax number, registration and copyright", async ({ page, site }) => {
    const { about, copyright } = site.interfaceTexts.footer;
    const { legalName, taxNumber, registration = "" } = site.business;
    for (const text of [about, legalName, taxNumber, registration, copyright])
      await expect(footer(page)).toContainText(text);
  });
});
