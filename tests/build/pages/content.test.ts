import { beforeEach, describe, expect, it } from "@jest/globals";
import { within } from "@testing-library/dom";
import { textsIn } from "../../../plugins/gatsby-plugin-content-model/values";
import type { ContentFile } from "../../../src/content/model/content-files";
import { builtAt, chatUrl, namesOf, phoneUrl, readContent, routes } from "../../support/built-content";
import { asShown, hrefOf, openPage, textOf, textsOf } from "../../support/built-page";
import { builtSites } from "../../support/other-business";

type Address = Record<string, string | undefined>;

/** Expects a link to a maps search for the business's whole address. */
function expectMapSearch(link: HTMLElement, { street, number, annex, district, city, state, postcode }: Address): void {
  const url = new URL(hrefOf(link) ?? "");
  expect(`${url.origin}${url.pathname}`).toBe("https://www.google.com/maps/search/");
  for (const part of [street, number, annex, district, `${city}/${state}`, postcode])
    if (part) expect(url.searchParams.get("query")).toContain(part);
}

const isUrgent = ({ urgent }: { urgent?: boolean | undefined }) => urgent === true;

/** Addresses of all links in an element. */
const hrefsOf = (element: HTMLElement) => within(element).getAllByRole("link").map(hrefOf);

/**
 * The texts of each file that the HTML of its page does not have: names of drawings and addresses; titles, which `head.test.ts` reads;
 * messages to the chat, which links have; the menu; what depends on the clock, on the visitor, or on what a business may lack.
 */
const notInHtml: Partial<Record<ContentFile, RegExp>> = {
  "business.yaml":
    /^(openingHours|closedOn|profiles|trade)\.|^(menuPhone|greeting|servedArea|emergencyHours|companyKind|timeZone|claimPlace|siteUrl|linkedin)$/,
  "interface.yaml": /^(weekdayRange|allDay|overnight|toasts\.closeLabel|legal\.contentsHeading)$/,
  "pages/home.yaml": /^(title|description)$|\.(part|message|url|colour|photoPolicy|whoLabel)$|^team\./,
  "services.yaml": /\.icon$|^message$/,
  "pages/services.yaml": /^(title|description)$|^plans\.(arrival|noArrival|popular)Label$/,
  "plans.yaml": /^(greeting|warrantyText|warrantySummary)$/,
  "pages/contact.yaml":
    /^(title|description)$|^form\.(delivery(Url)?$|withoutScript$|success\.|sending\.)|^details\.(chatLabel$|closedLabel$|openNow\.|cardNote$)/,
  "pages/terms.yaml": /^(title|description)$|\.(topic|url)$/,
  "pages/privacy.yaml": /^(title|description)$|\.(topic|url)$/,
};

/** What a page says, to the eye and to screen readers. */
function saidOnPage(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const script of body.querySelectorAll("script")) script.remove();
  const names = ["alt", "aria-label", "placeholder", "value"];
  const attributes = [...body.querySelectorAll("*")].flatMap((element) =>
    names.map((name) => element.getAttribute(name) ?? ""),
  );
  return asShown([body.textContent, ...attributes].join("\n")).join();
}

/* Each page has what its file in `data/` says. */
describe.each(builtSites)("%s", (_, folder) => {
  const site = namesOf(readContent(folder, builtAt(folder)));
  const { phone } = site.business;
  let page: ReturnType<typeof openPage>;

  /** The part of the page under a heading. */
  const region = (name: string) => page.getByRole("region", { name });
  const link = (part: HTMLElement, name: string | RegExp) => within(part).getByRole("link", { name });

  /** The item with a title in a list under a heading. */
  const itemOf = (heading: string, title: string) => {
    const items = within(region(heading)).getAllByRole("listitem");
    const found = items.find((item) => textsOf(within(item).queryAllByRole("heading")).includes(title));
    if (!found) throw new Error(`There is no “${title}” under “${heading}”.`);
    return found;
  };

  it.each([
    ["/", ["pages/home.yaml"]],
    ["/servicos", ["pages/services.yaml", "services.yaml", "plans.yaml", "steps.yaml"]],
    ["/contato", ["pages/contact.yaml", "business.yaml", "interface.yaml"]],
    ["/termos-de-uso", ["pages/terms.yaml"]],
    ["/politica-de-privacidade", ["pages/privacy.yaml"]],
  ] as [string, ContentFile[]][])("at %s, says every text of %s", (route, files) => {
    openPage(folder, route);
    const said = saidOnPage();
    const missing = files.flatMap((file) =>
      [...textsIn(site.content[file])]
        .map(([path, text]) => [path.join("."), text] as const)
        .filter(([path]) => !notInHtml[file]?.test(path) && (site.plans.plans || !path.startsWith("plans.")))
        .filter(([, text]) => !asShown(...text.split("\n")).every((line) => said.includes(line))),
    );
    expect(missing).toEqual([]);
  });

  it.each(routes)("at %s, has a fact for every name in braces", (route) => {
    openPage(folder, route);
    expect(saidOnPage()).not.toMatch(/[{}]|\b(undefined|null)\b/);
  });

  describe("on the home page", () => {
    const { hero, values, teaser, closing } = site.homePage;

    beforeEach(() => {
      page = openPage(folder, "/");
    });

    it("opens with buttons to the chat, to call, and to the contact page", () => {
      const opening = region(hero.heading);
      const { phoneLabel } = site.interfaceTexts.actions;
      expect(hrefOf(link(opening, new RegExp(`^${hero.chatLabel}`)))).toBe(site.chat);
      expect(hrefOf(link(opening, `${phoneLabel} ${phone}`))).toBe(phoneUrl(phone));
      expect(hrefOf(link(opening, hero.contactLabel))).toBe("/contato");
    });

    it("asks what is happening: each symptom is one link, to the chat with a message about it", () => {
      const symptoms = hero.triage?.symptoms ?? [];
      const links = within(region(hero.heading))
        .queryAllByRole("listitem")
        .flatMap((item) => within(item).getAllByRole("link"));
      expect(links.map(hrefOf)).toEqual(
        symptoms.map(({ message }) => chatUrl(site.chatNumber, `${site.business.greeting} ${message}`)),
      );
      for (const [index, { label }] of symptoms.entries())
        expect(textOf(links[index] as HTMLElement)).toContain(asShown(label)[0]);
    });

    it("numbers the symptoms of a part of the drawing, whose number there leads to them", () => {
      const symptoms = hero.triage?.symptoms ?? [];
      const balloons = within(region(hero.heading))
        .getAllByRole("link")
        .filter((one) => hrefOf(one)?.startsWith("#"));
      const ofParts = symptoms.filter(({ part }) => part);
      expect(balloons.map((balloon) => balloon.getAttribute("aria-label"))).toEqual(
        ofParts.map(({ label }, index) => `${index + 1}. ${label}`),
      );
      for (const [index, { label }] of ofParts.entries()) {
        const row = document.querySelector<HTMLElement>(hrefOf(balloons[index]) ?? "");
        expect(row && textOf(row)).toContain(`${index + 1}${asShown(label)}`);
      }
    });

    it("leads to what a buyer asks for, where the content has it", () => {
      const { documents } = site.servicesPage;
      if (!documents) return;
      const [route = "", id = ""] = hrefOf(link(region(values.heading), documents.heading))?.split("#") ?? [];
      openPage(folder, route);
      const target = document.getElementById(id);
      expect(target && textOf(target)).toBe(documents.heading);
    });

    it("gives a taste of the services, and leads to all of them", () => {
      expect(hrefOf(link(region(teaser.heading), teaser.servicesLabel))).toBe("/servicos");
    });

    it("closes with a chat button and a phone link", () => {
      expect(hrefOf(link(region(closing.heading), new RegExp(`^${closing.chatLabel}`)))).toBe(site.chat);
      expect(hrefOf(link(region(closing.heading), new RegExp(escaped(phone))))).toBe(phoneUrl(phone));
    });
  });

  describe("on the services page", () => {
    const { servicesHeading, plans: planTexts, closing } = site.servicesPage;
    const { services, chatLabel } = site.services;
    const plans = site.plans.plans ?? [];

    beforeEach(() => {
      page = openPage(folder, "/servicos");
    });

    /** A service's part of the page: the emergency's own, or an item of the list. */
    const partOf = (service: (typeof services)[number]) =>
      isUrgent(service) ? region(service.title) : itemOf(servicesHeading, service.title);

    it("lists every service, the emergency before the list", () => {
      const urgent = services.filter(isUrgent).map(({ title }) => title);
      const others = services.filter((service) => !isUrgent(service)).map(({ title }) => title);
      const sections = textsOf(within(page.getByRole("main")).getAllByRole("heading", { level: 2 }));
      expect(sections.slice(0, urgent.length + 1)).toEqual(asShown(...urgent, servicesHeading));
      const titles = within(region(servicesHeading)).getAllByRole("heading", { level: 3 });
      expect(textsOf(titles)).toEqual(asShown(...others));
    });

    it("has each service's features with it", () => {
      for (const service of services) {
        const items = within(partOf(service)).getAllByRole("listitem");
        expect(textsOf(items)).toEqual(asShown(...service.features));
      }
    });

    it("links each service to a chat about it, and the emergency to the phone, too", () => {
      for (const service of services) {
        const links = within(partOf(service)).getAllByRole("link");
        const chat = site.chatAbout(service.title);
        expect(links.map(hrefOf)).toEqual(isUrgent(service) ? [phoneUrl(phone), chat] : [chat]);
        expect(textOf(links[0] as HTMLElement)).toBe(isUrgent(service) ? phone : asShown(chatLabel)[0]);
      }
    });

    it("has each plan's price, warranty and features with it, and a link to a chat that names it", () => {
      for (const { name, price, warrantyDays, features } of plans) {
        const card = itemOf(planTexts.heading, name);
        const warranty = warrantyDays && site.plans.warrantyText.replace("{warrantyDays}", String(warrantyDays));
        for (const text of asShown(price, ...(warranty ? [warranty] : []))) expect(textOf(card)).toContain(text);
        expect(textsOf(within(card).getAllByRole("listitem"))).toEqual(asShown(...features));
        const button = link(card, new RegExp(`^${escaped(planTexts.quoteLabel)}.*${escaped(name)}`));
        expect(hrefOf(button)).toBe(chatUrl(site.chatNumber, site.plans.greeting.replace("{name}", name)));
      }
    });

    it("marks the popular plan, and no other", () => {
      const marked = plans.filter(
        ({ name }) => within(itemOf(planTexts.heading, name)).queryAllByText(planTexts.popularLabel).length > 0,
      );
      expect(marked).toEqual(plans.filter(({ popular }) => popular));
    });

    it("closes with a chat button", () => {
      expect(hrefOf(link(region(closing.heading), new RegExp(`^${escaped(closing.chatLabel)}`)))).toBe(site.chat);
    });
  });

  describe("on the contact page", () => {
    const { quickService, form, details, location } = site.contactPage;
    const { business, interfaceTexts } = site;

    beforeEach(() => {
      page = openPage(folder, "/contato");
    });

    it("begins with quick service by chat and phone, where there is an emergency, then details and form", () => {
      const headings = textsOf(within(page.getByRole("main")).getAllByRole("heading", { level: 2 }));
      const first = quickService ? [quickService.heading, details.heading, form.heading] : [details.heading];
      expect(headings.slice(0, first.length)).toEqual(asShown(...first));
      if (!quickService) return;
      const card = region(quickService.heading);
      const urgent = site.services.services.find(isUrgent);
      const chat = urgent ? site.chatAbout(urgent.title) : site.chat;
      expect(hrefOf(link(card, new RegExp(`^${escaped(quickService.chatLabel)}`)))).toBe(chat);
      expect(hrefOf(link(card, new RegExp(escaped(phone))))).toBe(phoneUrl(phone));
    });

    it("lists opening hours, phone, e-mail and address, in this order", () => {
      const { phoneLabel, chatLabel, emailLabel, addressLabel, hoursLabel } = details;
      const numbers = business.chatPhone ? [phoneLabel, chatLabel] : [phoneLabel];
      const terms = within(region(details.heading)).getAllByRole("term");
      expect(textsOf(terms)).toEqual(asShown(hoursLabel, ...numbers, emailLabel, addressLabel));
    });

    it("links phone, e-mail and a map", () => {
      const part = region(details.heading);
      expect(hrefOf(link(part, new RegExp(escaped(phone))))).toBe(phoneUrl(phone));
      expect(hrefsOf(part)).toContain(`mailto:${business.email}`);
      expectMapSearch(link(part, interfaceTexts.mapLabel), business.address);
    });

    it("has a table of the opening hours", () => {
      const hours = textOf(page.getByRole("table", { name: details.hoursLabel })).toLowerCase();
      for (const { firstDay, lastDay, opens, closes } of business.openingHours ?? [])
        for (const part of [firstDay, lastDay, opens, closes]) if (part) expect(hours).toContain(part.toLowerCase());
    });

    it("asks for name, e-mail, phone, subject and message, none of which may be empty, each in a kind of field that browsers fill in and phones have a keyboard for", () => {
      const asked = page.getByRole("form", { name: form.heading });
      const described = (["name", "email", "phone", "subject", "message"] as const).map((field) => {
        const control = within(asked).getByLabelText(form[field].label) as HTMLInputElement;
        expect([field, control.required]).toEqual([field, true]);
        return [
          ...["name", "autocomplete", "placeholder", "rows"].map((name) => control.getAttribute(name)),
          control.type,
        ];
      });
      expect(described).toEqual([
        ["name", "name", form.name.placeholder, null, "text"],
        ["email", "email", form.email.placeholder, null, "email"],
        ["phone", "tel", form.phone.placeholder, null, "tel"],
        ["subject", null, null, null, "select-one"],
        ["message", null, form.message.placeholder, "5", "textarea"],
      ]);
      const subject = within(asked).getByLabelText(form.subject.label) as HTMLSelectElement;
      const values = ["", "manutencao", "instalacao", "emergencia", "orcamento", "outros"];
      expect([...subject.options].map(({ value }) => value)).toEqual(values);
      expect(subject.value).toBe("");
    });

    it("says from where it works, with a link to a map", () => {
      expectMapSearch(link(region(location.heading), location.mapLabel), business.address);
    });
  });

  describe.each([
    ["/termos-de-uso", "pages/terms.yaml"],
    ["/politica-de-privacidade", "pages/privacy.yaml"],
  ] as const)("at %s", (route, file) => {
    /** The numbered sections of the page. */
    const sections = () =>
      [...page.getByRole("main").querySelectorAll("section")].filter((section) =>
        /^\d+\. /.test(textOf(section.querySelector("h2") ?? section)),
      );

    beforeEach(() => {
      page = openPage(folder, route);
    });

    it("numbers its sections", () => {
      const titles = site.content[file].sections.map(({ title }, index) => `${index + 1}. ${title}`);
      expect(sections().map((section) => textOf(section.querySelector("h2") ?? section))).toEqual(asShown(...titles));
    });

    it("has each section's links", () => {
      for (const [index, { links = [] }] of site.content[file].sections.entries())
        for (const { label, url } of links)
          expect(hrefOf(link(sections()[index] as HTMLElement, new RegExp(escaped(label))))).toBe(url);
    });

    it("has headings to its sections, and no landmarks, which would be announced twice", () => {
      for (const section of sections())
        expect([section.getAttribute("aria-labelledby"), section.getAttribute("aria-label")]).toEqual([null, null]);
    });
  });

  // Header and footer are the same on all pages.
  describe("around its pages", () => {
    const header = () => page.getByRole("banner");
    const footer = () => page.getByRole("contentinfo");

    beforeEach(() => {
      page = openPage(folder, "/servicos");
    });

    it("has the tagline, the legal name and the tax number in its header, and the last two in its footer", () => {
      const { tagline, legalName, taxNumber } = site.business;
      for (const text of [tagline, legalName, taxNumber]) expect(textOf(header())).toContain(text);
      for (const text of [legalName, taxNumber]) expect(textOf(footer())).toContain(text);
    });

    it("links phone and chat in its header", () => {
      expect(hrefOf(link(header(), new RegExp(escaped(phone))))).toBe(phoneUrl(phone));
      expect(hrefOf(link(header(), new RegExp(`^${escaped(site.interfaceTexts.header.chatLabel)}`)))).toBe(site.chat);
    });

    it("links the main pages in its header, and all pages in its footer", () => {
      const links = within(within(header()).getByRole("navigation")).getAllByRole("link");
      const pages = { "/": site.homePage, "/servicos": site.servicesPage, "/contato": site.contactPage };
      for (const [index, [href, { linkLabel }]] of Object.entries(pages).entries())
        expect([hrefOf(links[index]), textOf(links[index] as HTMLElement)]).toEqual([href, linkLabel]);
      const legal = { "/termos-de-uso": site.termsPage, "/politica-de-privacidade": site.privacyPage };
      for (const [href, { linkLabel }] of Object.entries({ ...pages, ...legal }))
        expect(hrefOf(link(footer(), linkLabel))).toBe(href);
    });

    it("links chat, phone, e-mail and profiles in its footer", () => {
      expect(hrefOf(link(footer(), site.interfaceTexts.footer.chatLabel))).toBe(site.chat);
      expect(hrefOf(link(footer(), phone))).toBe(phoneUrl(phone));
      expect(hrefsOf(footer())).toContain(`mailto:${site.business.email}`);
      for (const { label, url } of site.business.profiles ?? []) expect(hrefOf(link(footer(), label))).toBe(url);
    });

    it("links a map in its footer, and says that it opens a new tab", () => {
      const map = link(footer(), site.interfaceTexts.mapLabel);
      expectMapSearch(map, site.business.address);
      const description = document.getElementById(map.getAttribute("aria-describedby") ?? "");
      expect(description && textOf(description)).toBe(site.interfaceTexts.newTab);
    });
  });
});

/** A text as part of a regular expression. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
