import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { within } from "@testing-library/dom";
import { builtAt, htmlFile, isShipped, namesOf, readContent, routes } from "../../support/built-content";
import { hrefOf, openPage, textOf, textsOf } from "../../support/built-page";

const site = namesOf(readContent(".", builtAt(".")));

const open = (route: string) => openPage(".", route);
const mainText = (route: string) => textOf(open(route).getByRole("main"));

/** The part of a page under a heading. */
const region = (route: string, name: string) => within(open(route).getByRole("region", { name }));

/** Expects one text that matches each pattern, in their order. */
const expectEach = (texts: readonly string[], patterns: readonly RegExp[]) =>
  expect(texts).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));

/* The numbers and quotes of the specification, on the pages as they ship; the owner may change them. */
(isShipped(site.content) ? describe : describe.skip)("The site as it ships", () => {
  it("gives four reasons to call", () => {
    const reasons = region("/", site.homePage.values.heading).getAllByRole("listitem");
    const titles = reasons.flatMap((reason) => within(reason).queryAllByRole("heading"));
    expectEach(textsOf(titles), [/especializada/i, /garantida/i, /rápido/i, /experiência/i]);
  });

  it("gives a taste of the services in four bullets and two photos", () => {
    const teaser = region("/", site.homePage.teaser.heading);
    expect(teaser.getAllByRole("listitem")).toHaveLength(4);
    expect(teaser.getAllByRole("img")).toHaveLength(2);
  });

  it("names a symptom for each of five parts", () => {
    const hero = region("/", site.homePage.hero.heading);
    expect(hero.getAllByRole("link").filter((link) => hrefOf(link)?.startsWith("#"))).toHaveLength(5);
  });

  it("has six services", () => {
    expect(region("/servicos", "Emergência 24h").getAllByRole("listitem")).toHaveLength(4);
    const titles = region("/servicos", site.servicesPage.servicesHeading).getAllByRole("heading", { level: 3 });
    expect(textsOf(titles).sort()).toEqual([
      "Instalação de equipamentos",
      "Manutenção corretiva",
      "Manutenção preventiva",
      "Refrigeração industrial",
      "Ventilação comercial",
    ]);
  });

  it("lists four features of each service", () => {
    for (const { title, features } of site.services.services) expect([title, features.length]).toEqual([title, 4]);
  });

  it.each([
    { name: "Básico", maintenanceFrequency: "Mensal", warrantyDays: 30, popular: false },
    { name: "Profissional", maintenanceFrequency: "Quinzenal", warrantyDays: 60, popular: true },
    { name: "Empresarial", maintenanceFrequency: "Semanal", warrantyDays: 90, popular: false },
  ])("has the plan $name, with its frequency and its warranty, the price on request", (plan) => {
    const found = site.plans.plans?.find(({ name }) => name === plan.name);
    expect(found).toMatchObject({ ...plan, price: "Sob consulta" });
  });

  it("has no fourth plan, marks one as popular, and has a button for a quote of each", () => {
    const plans = region("/servicos", site.servicesPage.plans.heading);
    expect(plans.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    expect(plans.getAllByText("Mais Popular")).toHaveLength(1);
    expect(plans.getAllByRole("link", { name: /^Solicitar Orçamento/ })).toHaveLength(3);
  });

  it("explains the work in four steps", () => {
    const steps = region("/servicos", site.servicesPage.process.heading).getAllByRole("listitem");
    expectEach(textsOf(steps), [/^01\W*Diagnóstico/, /^02\W*Orçamento/, /^03\W*Execução/, /^04\W*Garantia/]);
  });

  it("has its opening hours on the contact page", () => {
    const rows = within(open("/contato").getByRole("table")).getAllByRole("row");
    expectEach(textsOf(rows), [
      /^segunda a sexta\s*8h–18h$/i,
      /^sábado\s*8h–12h$/i,
      /^domingo\s*fechado$/i,
      /^emergência\s*24 horas$/i,
    ]);
  });

  it("names the pages as the specification does", () => {
    const page = open("/servicos");
    const [navigation] = page.getAllByRole("navigation");
    expect(textsOf(within(navigation as HTMLElement).getAllByRole("link"))).toEqual(["Início", "Serviços", "Contato"]);
    const footer = within(page.getByRole("contentinfo"));
    for (const name of ["Termos de Uso", "Política de Privacidade"]) footer.getByRole("link", { name });
  });

  it("quotes the specification's footer", () => {
    const footer = open("/servicos").getByRole("contentinfo");
    within(footer).getByRole("link", { name: "Ver no Mapa" });
    expect(textOf(footer)).toMatch(/manutenção e reparo de equipamentos de refrigeração e ventilação/i);
    expect(textOf(footer)).toMatch(/2024.*Todos os direitos reservados/);
  });

  it("quotes the specification's thanks for a message", () => {
    expect(site.contactPage.form.success).toEqual({
      title: "Mensagem enviada!",
      description: "Entraremos em contato em breve. Obrigado!",
    });
  });

  it("has the specification's placeholders", () => {
    const { name, email, phone } = site.contactPage.form;
    const form = within(open("/contato").getByRole("form"));
    expect(form.getByLabelText(name.label).getAttribute("placeholder")).toMatch(/nome completo/i);
    expect(form.getByLabelText(email.label).getAttribute("placeholder")).toMatch(/^\S+@\S+\.\S+$/);
    expect(form.getByLabelText(phone.label).getAttribute("placeholder")).toBe("(00) 00000-0000");
  });

  it("has another number in the menu of small screens, and there alone", () => {
    const { menuPhone, phone, chatPhone } = site.business;
    // Unless the owner has left the menu one of the business's numbers.
    if (!menuPhone || [phone, chatPhone].includes(menuPhone)) return;
    const page = new DOMParser().parseFromString(readFileSync(htmlFile(".", "/"), "utf8"), "text/html");
    const links = [...page.querySelectorAll("a")].filter((link) => link.href.endsWith(menuPhone.replace(/\D/g, "")));
    expect(links.map((link) => link.closest("header [popover]") !== null)).toEqual([true]);
  });

  it("treats twelve topics in the terms of use", () => {
    expectEach(
      site.termsPage.sections.map(({ title }) => title),
      [
        /empresa/i,
        /aceitação/i,
        /serviços/i,
        /responsabilidades do cliente/i,
        /garantias/i,
        /limit\w+ de responsabilidade/i,
        /pagamento/i,
        /cancelamento/i,
        /propriedade intelectual/i,
        /alteraç/i,
        /lei aplicável/i,
        /contato/i,
      ],
    );
  });

  it("treats thirteen topics in the privacy policy", () => {
    expectEach(
      site.privacyPage.sections.map(({ title }) => title),
      [
        /gerais/i,
        /coleta/i,
        /tipos de dados/i,
        /finalidade/i,
        /compartilhamento/i,
        /segurança/i,
        /guarda/i,
        /direitos/i,
        /cookies/i,
        /menores/i,
        /alteraç/i,
        /contato/i,
        /agência nacional/i,
      ],
    );
  });

  it.each([
    ["the warranties", "30 dias no plano Básico, 60 dias no plano Profissional e 90 dias no plano Empresarial"],
    ["the notice of a cancellation", "pelo menos 24 horas de antecedência"],
    ["the fee of a late one", "taxa de deslocamento"],
    ["the opening hours", "segunda a sexta, 8h–18h; sábado, 8h–12h"],
    ["the minimum age", "menores de 18 anos"],
    ["whose they are", site.business.legalName],
    ["the tax number", site.business.taxNumber],
  ])("states %s in the terms of use", (_, text) => {
    expect(mainText("/termos-de-uso")).toContain(text);
  });

  it.each([
    ["how long data are kept", "enquanto durar a relação e por até 5 anos"],
    ["the minimum age", "menores de 18 anos"],
  ])("states %s in the privacy policy", (_, text) => {
    expect(mainText("/politica-de-privacidade")).toContain(text);
  });

  // A connection's first window carries 14,000 bytes, so what is seen first comes first.
  it.each(routes)("has HTML of at most 18,000 bytes at %s, styles included and compressed by Brotli", (route) => {
    expect(brotliCompressSync(readFileSync(htmlFile(".", route))).length).toBeLessThanOrEqual(18_000);
  });

  it("links the national agency in the privacy policy", () => {
    const main = within(open("/politica-de-privacidade").getByRole("main"));
    expect(hrefOf(main.getAllByRole("link", { name: /ANPD/ }).at(-1))).toMatch(/^https:\/\/www\.gov\.br\/anpd(\/|$)/);
  });
});
