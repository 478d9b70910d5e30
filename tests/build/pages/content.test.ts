import { existsSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { within } from "@testing-library/dom";
import { builtAt, chatUrl, namesOf, phoneUrl, readContent } from "../../support/built-content";
import { asShown, hrefOf, openPage, textOf, textsOf } from "../../support/built-page";
import { builtSites } from "../../support/other-business";

type Address = Record<string, string | undefined>;

/** The parts of a business's address that are written, and wherever it is shown. */
const addressParts = ({ street, number, annex, district, city, state, postcode }: Address) =>
  [street, number, annex, district, `${city}/${state}`, postcode].filter((part) => part !== undefined);

/** Expects a link to a maps search for the business's whole address. */
function expectMapSearch(link: HTMLElement, address: Address): void {
  const url = new URL(hrefOf(link) ?? "");
  expect(`${url.origin}${url.pathname}`).toBe("https://www.google.com/maps/search/");
  for (const part of addressParts(address)) expect(url.searchParams.get("query")).toContain(part);
}

/** Expects texts somewhere in an element. */
function expectTexts(element: HTMLElement, ...texts: (string | undefined)[]): void {
  const text = textOf(element);
  for (const one of texts) if (one) expect(text).toContain(asShown(one)[0]);
}

const isUrgent = ({ urgent }: { urgent?: boolean | undefined }) => urgent === true;

/** Addresses of all links in an element. */
const hrefsOf = (element: HTMLElement) => within(element).getAllByRole("link").map(hrefOf);

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

  const parts = (element: HTMLElement, role: "heading" | "paragraph" | "listitem" | "term" | "definition") =>
    textsOf(within(element).queryAllByRole(role));

  describe("on the home page", () => {
    const { hero, values, teaser, closing, technician, repair } = site.homePage;

    beforeEach(() => {
      page = openPage(folder, "/");
    });

    it("opens with what the business does", () => {
      within(region(hero.heading)).getByRole("heading", { level: 1, name: hero.heading });
      expectTexts(region(hero.heading), hero.text, hero.emergencyNote);
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
      for (const [index, { label }] of symptoms.entries()) expectTexts(links[index] as HTMLElement, label);
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

    it("says who answers", () => {
      const { legalName, taxNumber, registration } = site.business;
      expectTexts(region(values.heading), legalName, taxNumber, registration);
    });

    it("leads to what a buyer asks for, where the content has it", () => {
      const { documents } = site.servicesPage;
      if (!documents) return;
      const [route = "", id = ""] = hrefOf(link(region(values.heading), documents.heading))?.split("#") ?? [];
      openPage(folder, route);
      const target = document.getElementById(id);
      expect(target && textOf(target)).toBe(documents.heading);
    });

    it("gives reasons to call, each with a fact", () => {
      const items = within(region(values.heading))
        .getAllByRole("listitem")
        .filter((item) => within(item).queryByRole("heading"));
      expect(items.map((item) => parts(item, "heading"))).toEqual(values.points.map(({ title }) => asShown(title)));
      expect(items.map((item) => parts(item, "paragraph"))).toEqual(values.points.map(({ text }) => asShown(text)));
    });

    it("names the towns served beside their map", () => {
      within(region(values.heading)).getByRole("heading", { name: site.contactPage.serviceArea.heading });
      expectTexts(region(values.heading), ...(site.business.servedTowns ?? []));
      const outlines = [...region(values.heading).querySelectorAll("use")].map((use) => use.getAttribute("href"));
      for (const outline of outlines)
        expect(existsSync(path.join(folder, "public", outline?.split("#")[0] ?? ""))).toBe(true);
    });

    it("shows who comes, where the owner tells it", () => {
      if (!technician) return;
      if (technician.photo) page.getByRole("img", { name: technician.photo.alt });
      expectTexts(region(values.heading), technician.heading, technician.name, technician.text);
    });

    it("shows what a repair achieved, where the owner tells it", () => {
      expectTexts(region(values.heading), repair?.heading, repair?.before, repair?.after);
    });

    it("gives a taste of the services in bullets and leads to all of them", () => {
      expect(parts(region(teaser.heading), "listitem")).toEqual(asShown(...teaser.bullets));
      expect(hrefOf(link(region(teaser.heading), teaser.servicesLabel))).toBe("/servicos");
    });

    it("closes with a chat button and a phone link", () => {
      expect(hrefOf(link(region(closing.heading), new RegExp(`^${closing.chatLabel}`)))).toBe(site.chat);
      expect(hrefOf(link(region(closing.heading), new RegExp(escaped(phone))))).toBe(phoneUrl(phone));
    });
  });

  describe("on the services page", () => {
    const { servicesHeading, plans: planTexts, process, closing } = site.servicesPage;
    const { services, chatLabel } = site.services;
    const plans = site.plans.plans ?? [];

    beforeEach(() => {
      page = openPage(folder, "/servicos");
    });

    it("lists every service, the emergency first", () => {
      const inOrder = [...services.filter(isUrgent), ...services.filter((service) => !isUrgent(service))];
      const titles = within(region(servicesHeading)).getAllByRole("heading", { level: 3 });
      expect(textsOf(titles)).toEqual(asShown(...inOrder.map(({ title }) => title)));
    });

    it.each(services)("describes $title, with its features", ({ title, description, features }) => {
      const item = itemOf(servicesHeading, title);
      expectTexts(item, description);
      expect(parts(item, "listitem")).toEqual(asShown(...features));
    });

    it.each(services.filter((service) => !isUrgent(service)))("links $title to a chat about it", ({ title }) => {
      const links = within(itemOf(servicesHeading, title)).getAllByRole("link");
      expect(textsOf(links)).toEqual(asShown(chatLabel));
      expect(links.map(hrefOf)).toEqual([site.chatAbout(title)]);
    });

    it("links the emergency to the phone and the chat", () => {
      for (const { title } of services.filter(isUrgent)) {
        const links = within(itemOf(servicesHeading, title)).getAllByRole("link");
        expect(links.map(hrefOf)).toEqual([phoneUrl(phone), site.chatAbout(title)]);
        expect(textOf(links[0] as HTMLElement)).toBe(phone);
      }
    });

    it("describes every plan, with its price, its terms and its features", () => {
      // Beside a plan that promises an arrival, another has a dash.
      const noArrival = plans.some(({ arrival }) => arrival) ? "—" : undefined;
      for (const plan of plans) {
        const card = itemOf(planTexts.heading, plan.name);
        expectTexts(card, plan.price, plan.description);
        const warranty = site.plans.warrantyText.replace("{warrantyDays}", String(plan.warrantyDays));
        const terms = [
          [planTexts.frequencyLabel, plan.maintenanceFrequency],
          [planTexts.warrantyLabel, warranty],
          [planTexts.arrivalLabel, plan.arrival ?? noArrival],
        ].filter((term): term is [string, string] => Boolean(term[1]));
        expect(parts(card, "term")).toEqual(asShown(...terms.map(([label]) => label)));
        expect(parts(card, "definition")).toEqual(asShown(...terms.map(([, value]) => value)));
        expect(parts(card, "listitem")).toEqual(asShown(...plan.features));
      }
    });

    it("links every plan to a chat that names it", () => {
      for (const { name } of plans) {
        const button = link(itemOf(planTexts.heading, name), new RegExp(`^${escaped(planTexts.quoteLabel)}`));
        expect(hrefOf(button)).toBe(chatUrl(site.chatNumber, site.plans.greeting.replace("{name}", name)));
      }
    });

    it("marks the popular plan, and no other", () => {
      const marked = plans.filter(
        ({ name }) => within(itemOf(planTexts.heading, name)).queryAllByText(planTexts.popularLabel).length > 0,
      );
      expect(marked).toEqual(plans.filter(({ popular }) => popular));
    });

    it("explains the work in numbered steps", () => {
      const items = within(region(process.heading)).getAllByRole("listitem");
      for (const [index, { number, title, description }] of site.steps.steps.entries()) {
        expectTexts(items[index] as HTMLElement, number, title);
        expect(parts(items[index] as HTMLElement, "paragraph")).toEqual(asShown(description));
      }
      expect(items).toHaveLength(site.steps.steps.length);
    });

    it("closes with a chat button", () => {
      expect(hrefOf(link(region(closing.heading), new RegExp(`^${escaped(closing.chatLabel)}`)))).toBe(site.chat);
    });
  });

  describe("on the contact page", () => {
    const { quickService, form, details, serviceArea, location } = site.contactPage;
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
      expect(parts(region(details.heading), "term")).toEqual(asShown(hoursLabel, ...numbers, emailLabel, addressLabel));
    });

    it("links phone and e-mail, and writes the chat's number", () => {
      const part = region(details.heading);
      expect(hrefOf(link(part, new RegExp(escaped(phone))))).toBe(phoneUrl(phone));
      expect(hrefsOf(part)).toContain(`mailto:${business.email}`);
      expectTexts(part, business.email, business.chatPhone);
    });

    it("writes the whole address, with a link to a map", () => {
      const part = region(details.heading);
      expectTexts(part, ...addressParts(business.address));
      expectMapSearch(link(part, interfaceTexts.mapLabel), business.address);
    });

    it("has a table of the opening hours", () => {
      const hours = textOf(page.getByRole("table", { name: details.hoursLabel })).toLowerCase();
      for (const { firstDay, lastDay, opens, closes } of business.openingHours ?? [])
        for (const part of [firstDay, lastDay, opens, closes]) if (part) expect(hours).toContain(part.toLowerCase());
    });

    it("asks for name, e-mail, phone, subject and message, each in a kind of field that browsers fill in and phones have a keyboard for", () => {
      const asked = page.getByRole("form", { name: form.heading });
      const described = (["name", "email", "phone", "subject", "message"] as const).map((field) => {
        const control = within(asked).getByLabelText(form[field].label) as HTMLInputElement;
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
      expectTexts(asked, form.requiredNote);
    });

    it("says which area is served", () => {
      expectTexts(region(serviceArea.heading), serviceArea.text);
    });

    it("says from where, with a link to a map", () => {
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

    it("has each section's whole text", () => {
      for (const [index, { paragraphs, items = [] }] of site.content[file].sections.entries())
        expectTexts(sections()[index] as HTMLElement, ...paragraphs, ...items);
    });

    it("has each section's links", () => {
      for (const [index, { links = [] }] of site.content[file].sections.entries())
        for (const { label, url } of links)
          expect(hrefOf(link(sections()[index] as HTMLElement, new RegExp(escaped(label))))).toBe(url);
    });

    it("has a fact for every name in braces", () => {
      expect(textOf(page.getByRole("main"))).not.toMatch(/[{}]|undefined|null/);
    });

    it("has headings to its sections, and no landmarks, which would be announced twice", () => {
      for (const section of sections())
        expect([section.getAttribute("aria-labelledby"), section.getAttribute("aria-label")]).toEqual([null, null]);
    });
  });

  describe("in its header", () => {
    beforeEach(() => {
      page = openPage(folder, "/servicos");
    });

    it("has the tagline, the legal name and the tax number", () => {
      const { tagline, legalName, taxNumber } = site.business;
      expectTexts(page.getByRole("banner"), tagline, legalName, taxNumber);
    });

    it("links phone and chat", () => {
      const header = page.getByRole("banner");
      expect(hrefOf(link(header, new RegExp(escaped(phone))))).toBe(phoneUrl(phone));
      expect(hrefOf(link(header, new RegExp(`^${escaped(site.interfaceTexts.header.chatLabel)}`)))).toBe(site.chat);
    });

    it("links the pages", () => {
      const links = within(within(page.getByRole("banner")).getByRole("navigation")).getAllByRole("link");
      const pages = { "/": site.homePage, "/servicos": site.servicesPage, "/contato": site.contactPage };
      for (const [index, [href, { linkLabel }]] of Object.entries(pages).entries())
        expect([hrefOf(links[index]), textOf(links[index] as HTMLElement)]).toEqual([href, linkLabel]);
    });
  });

  describe("in its footer", () => {
    const footer = () => page.getByRole("contentinfo");

    beforeEach(() => {
      page = openPage(folder, "/servicos");
    });

    it("links all pages", () => {
      for (const [href, { linkLabel }] of Object.entries({
        "/": site.homePage,
        "/servicos": site.servicesPage,
        "/contato": site.contactPage,
        "/termos-de-uso": site.termsPage,
        "/politica-de-privacidade": site.privacyPage,
      }))
        expect(hrefOf(link(footer(), linkLabel))).toBe(href);
    });

    it("links chat, phone and e-mail", () => {
      const { email } = site.business;
      expect(hrefOf(link(footer(), site.interfaceTexts.footer.chatLabel))).toBe(site.chat);
      expect(hrefOf(link(footer(), phone))).toBe(phoneUrl(phone));
      expect(hrefsOf(footer())).toContain(`mailto:${email}`);
      expectTexts(footer(), email);
    });

    it("links the business's profiles in social networks", () => {
      for (const { label, url } of site.business.profiles ?? []) expect(hrefOf(link(footer(), label))).toBe(url);
    });

    it("writes the whole address, with a link to a map, said to open a new tab", () => {
      expectTexts(footer(), ...addressParts(site.business.address));
      const map = link(footer(), site.interfaceTexts.mapLabel);
      expectMapSearch(map, site.business.address);
      const description = document.getElementById(map.getAttribute("aria-describedby") ?? "");
      expect(description && textOf(description)).toBe(site.interfaceTexts.newTab);
    });

    it("says who runs the site, with tax number, registration and copyright", () => {
      const { about, copyright } = site.interfaceTexts.footer;
      const { legalName, taxNumber, registration } = site.business;
      expectTexts(footer(), about, legalName, taxNumber, registration, copyright);
    });
  });
});

/** A text as part of a regular expression. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
