import type { Locator } from "@playwright/test";
import {
  chatUrl,
  content,
  desktop,
  expect,
  filled,
  opened,
  phone,
  phoneUrl,
  routes,
  test,
  visit,
} from "./support/site";

const business = content("business.yaml");
const home = content("pages/home.yaml");
const services = content("pages/services.yaml");
const contact = content("pages/contact.yaml");
const plans = content("plans.yaml");

const chat = chatUrl(business.phone, filled(business.greeting));
const { street, number, annex, district, city, state, postcode } = business.address;
const addressParts = [street, number, ...(annex ? [annex] : []), district, `${city}/${state}`, postcode];

/* Numbers and quotes of the specification, in the shipped content; the owner may change them. */
const shipped = { tag: "@shipped" };

test.use({ viewport: desktop });

/** Expects a link to a maps search for the business's whole address. */
async function expectMapSearch(link: Locator): Promise<void> {
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(`${url.origin}${url.pathname}`).toBe("https://www.google.com/maps/search/");
  for (const part of addressParts) expect(url.searchParams.get("query")).toContain(part);
}

test.describe("Home", shipped, () => {
  const shown = opened("/");

  test("opens with what the business does, a chat button and a contact button", async () => {
    const { page } = shown;
    const hero = page.getByRole("region", { name: home.hero.heading });
    await expect(hero.getByRole("heading", { level: 1, name: home.hero.heading })).toBeVisible();
    await expect(hero.getByText(filled(home.hero.text))).toBeVisible();
    await expect(hero.getByRole("link", { name: home.hero.chatLabel })).toHaveAttribute("href", chat);
    await expect(hero.getByRole("link", { name: home.hero.contactLabel })).toHaveAttribute("href", "/contato");
  });

  test("asks what is happening: each symptom is one link, to the chat with a message about it", async () => {
    const { page } = shown;
    const symptoms = page.getByRole("region", { name: home.hero.heading }).getByRole("list").getByRole("link");
    const { symptoms: all = [] } = home.hero.triage ?? {};
    expect(all).toHaveLength(5);
    for (const [index, { label, message }] of all.entries()) {
      await expect(symptoms.nth(index)).toHaveAccessibleName(`${index + 1} ${label}`);
      const greeting = filled(`${business.greeting} ${message}`);
      await expect(symptoms.nth(index)).toHaveAttribute("href", chatUrl(business.phone, greeting));
    }
    await expect(symptoms).toHaveCount(all.length);
  });

  test("gives four reasons to call: specialised, guaranteed, fast, experienced", async () => {
    const { page } = shown;
    const points = page.getByRole("region", { name: filled(home.values.heading) }).getByRole("listitem");
    await expect(points.getByRole("heading")).toHaveText([/especializada/i, /garantida/i, /rápido/i, /experiência/i]);
    await expect(points.getByRole("paragraph")).toHaveText(home.values.points.map(({ text }) => filled(text)));
    for (const [index, { figure }] of home.values.points.entries())
      await expect(points.nth(index)).toContainText(filled(figure));
  });

  test("shows where the business works: the towns served, on a map", async () => {
    const { page } = shown;
    const reasons = page.getByRole("region", { name: filled(home.values.heading) });
    await expect(reasons.getByRole("heading", { name: contact.serviceArea.heading })).toBeVisible();
    for (const town of business.servedTowns ?? []) await expect(reasons.getByText(town, { exact: true })).toBeVisible();
  });

  test("gives a taste of the services in four bullets and leads to all of them", async () => {
    const { page } = shown;
    const teaser = page.getByRole("region", { name: home.teaser.heading });
    await expect(teaser.getByRole("listitem")).toHaveCount(4);
    await expect(teaser.getByRole("listitem")).toHaveText(home.teaser.bullets.map(filled));
    await expect(teaser.getByRole("link", { name: home.teaser.servicesLabel })).toHaveAttribute("href", "/servicos");
  });

  test("closes with a chat button and a phone link", async () => {
    const { page } = shown;
    const closing = page.getByRole("region", { name: home.closing.heading });
    await expect(closing.getByRole("link", { name: home.closing.chatLabel })).toHaveAttribute("href", chat);
    await expect(closing.getByRole("link", { name: business.phone })).toHaveAttribute("href", phoneUrl(business.phone));
  });
});

test.describe("Services", shipped, () => {
  const shown = opened("/servicos");

  test("shows six services, each with four features and a link to a chat about it; the emergency first", async () => {
    const { page } = shown;
    const region = page.getByRole("region", { name: services.servicesHeading });
    await expect(region.getByRole("heading", { level: 3 })).toHaveText([
      "Emergência 24h",
      "Manutenção preventiva",
      "Manutenção corretiva",
      "Refrigeração industrial",
      "Ventilação comercial",
      "Instalação de equipamentos",
    ]);
    const { chatLabel, message, services: all } = content("services.yaml");
    for (const { icon, title, description, features } of all) {
      const card = region.getByRole("listitem").filter({ has: page.getByRole("heading", { name: filled(title) }) });
      await expect(card.getByText(filled(description))).toBeVisible();
      expect(features).toHaveLength(4);
      await expect(card.getByRole("listitem")).toHaveText(features.map(filled));
      const links = card.getByRole("link");
      const isUrgent = icon === "emergency";
      await expect(links).toHaveText(isUrgent ? ["WhatsApp", business.phone] : [chatLabel]);
      const about = `${filled(business.greeting)} ${message.replace("{title}", filled(title))}`;
      await expect(links.first()).toHaveAttribute("href", isUrgent ? chat : chatUrl(business.phone, about));
      if (isUrgent) await expect(links.last()).toHaveAttribute("href", phoneUrl(business.phone));
    }
  });

  for (const [name, frequency, warranty] of [
    ["Básico", "Mensal", "30 dias"],
    ["Profissional", "Quinzenal", "60 dias"],
    ["Empresarial", "Semanal", "90 dias"],
  ] as const) {
    test(`offers the plan ${name}: ${frequency}, ${warranty}, price on request`, async () => {
      const { page } = shown;
      const region = page.getByRole("region", { name: services.plans.heading });
      const card = region.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
      const plan = plans.plans.find((candidate) => candidate.name === name);

      await expect(card.getByText("Sob consulta", { exact: true })).toBeVisible();
      await expect(card.getByRole("term")).toHaveText([services.plans.frequencyLabel, services.plans.warrantyLabel]);
      await expect(card.getByRole("definition")).toHaveText([frequency, warranty]);
      await expect(card.getByText(plan?.description ?? "")).toBeVisible();
      await expect(card.getByRole("listitem")).toHaveText((plan?.features ?? []).map(filled));

      const quote = card.getByRole("link", { name: "Solicitar Orçamento" });
      const greeting = new URL((await quote.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
      expect(greeting).toContain(name);
      await expect(quote).toHaveAttribute("href", chatUrl(business.phone, greeting));
    });
  }

  test("marks one plan, Profissional, as the most popular", async () => {
    const { page } = shown;
    await expect(page.getByText("Mais Popular", { exact: true })).toHaveCount(1);
    await expect(page.getByRole("listitem").filter({ hasText: "Mais Popular" }).getByRole("heading")).toHaveText(
      "Profissional",
    );
  });

  test("explains the work in four numbered steps", async () => {
    const { page } = shown;
    const steps = page.getByRole("region", { name: services.process.heading }).getByRole("listitem");
    await expect(steps).toHaveText([/^01\s*Diagnóstico/, /^02\s*Orçamento/, /^03\s*Execução/, /^04\s*Garantia/]);
    await expect(steps.getByRole("paragraph")).toHaveText(content("steps.yaml").steps.map((step) => step.description));
  });

  test("closes with a chat button", async () => {
    const { page } = shown;
    const closing = page.getByRole("region", { name: services.closing.heading });
    await expect(closing.getByRole("link", { name: services.closing.chatLabel })).toHaveAttribute("href", chat);
  });
});

test.describe("Contact", shipped, () => {
  const shown = opened("/contato");

  test("lists phone, e-mail, address with a map, and opening hours", async () => {
    const { page } = shown;
    const details = page.getByRole("region", { name: contact.details.heading });
    const { phoneLabel, emailLabel, addressLabel, hoursLabel } = contact.details;
    await expect(details.getByRole("term")).toHaveText([phoneLabel, emailLabel, addressLabel, hoursLabel]);
    await expect(details.getByRole("link", { name: business.phone })).toHaveAttribute("href", phoneUrl(business.phone));
    await expect(details.getByRole("link", { name: business.email })).toHaveAttribute(
      "href",
      `mailto:${business.email}`,
    );
    for (const part of addressParts) await expect(details).toContainText(part);
    await expectMapSearch(details.getByRole("link", { name: "Ver no Mapa" }));

    const hours = details.getByRole("table", { name: hoursLabel }).getByRole("row");
    await expect(hours).toHaveText([/^segunda a sexta\s*8h–18h$/i, /^sábado\s*8h–12h$/i]);
  });

  test("begins with a card for quick service, by phone or in the chat app", async () => {
    const { page } = shown;
    const card = page.getByRole("region", { name: filled(contact.quickService.heading) });
    await expect(card).toContainText("24h");
    await expect(card.getByRole("link", { name: contact.quickService.chatLabel })).toHaveAttribute("href", chat);
    await expect(card.getByRole("link", { name: business.phone })).toHaveAttribute("href", phoneUrl(business.phone));
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toContainText([
      filled(contact.quickService.heading),
      filled(contact.form.heading),
      contact.details.heading,
    ]);
  });

  test("says which area is served, and where the business is", async () => {
    const { page } = shown;
    await expect(page.getByRole("region", { name: contact.serviceArea.heading })).toContainText(
      filled(contact.serviceArea.text),
    );
    const location = page.getByRole("region", { name: contact.location.heading });
    await expectMapSearch(location.getByRole("link", { name: contact.location.mapLabel }));
  });
});

test.describe("Legal texts", shipped, () => {
  for (const { file, route, topics } of [
    {
      file: "pages/terms.yaml",
      route: "/termos-de-uso",
      topics: [
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
    },
    {
      file: "pages/privacy.yaml",
      route: "/politica-de-privacidade",
      topics: [
        /gerais/i,
        /coleta/i,
        /tipos de dados/i,
        /finalidade/i,
        /compartilhamento/i,
        /segurança/i,
        /guarda|retenção/i,
        /direitos/i,
        /cookies/i,
        /menores/i,
        /alteraç/i,
        /contato/i,
        /agência nacional/i,
      ],
    },
  ] as const) {
    test.describe(() => {
      const shown = opened(route);

      test(`${route} has ${topics.length} numbered sections, each of which treats its topic`, async () => {
        const { page } = shown;
        const numbered = page
          .getByRole("main")
          .locator("section")
          .filter({ has: page.getByRole("heading", { level: 2, name: /^\d+\. / }) });
        await expect(numbered).toHaveCount(topics.length);

        for (const [index, { title, paragraphs, items = [] }] of content(file).sections.entries()) {
          const section = numbered.nth(index);
          const heading = section.getByRole("heading", { level: 2 });
          await expect(heading).toHaveText(`${index + 1}. ${title}`);
          await expect(heading).toHaveText(topics[index] ?? "");
          await expect(section.getByRole("listitem")).toHaveCount(items.map(filled).filter(Boolean).length);
          expect(await section.getByRole("paragraph").count()).toBeGreaterThanOrEqual(
            paragraphs.map(filled).filter(Boolean).length,
          );
          // No section is only a heading, and no placeholder is left.
          expect((await section.innerText()).length).toBeGreaterThan(200);
          await expect(section).not.toContainText(/[{}]|undefined|null/);
        }
        // Sections have headings; as landmarks, too, they would be announced twice.
        await expect(page.getByRole("region", { name: /^\d+\. / })).toHaveCount(0);
      });
    });
  }

  test("The terms state warranties, notice of cancellation, travel fee, opening hours and age", async ({ page }) => {
    await visit(page, "/termos-de-uso");
    const text = page.getByRole("main");
    await expect(text).toContainText(
      "30 dias no plano Básico, 60 dias no plano Profissional e 90 dias no plano Empresarial",
    );
    await expect(text).toContainText("pelo menos 24 horas de antecedência");
    await expect(text).toContainText("taxa de deslocamento");
    await expect(text).toContainText("segunda a sexta, 8h–18h; sábado, 8h–12h");
    await expect(text).toContainText("menores de 18 anos");
    await expect(text).toContainText(business.legalName);
    await expect(text).toContainText(business.taxNumber);
  });

  test("The privacy policy states retention and age, and leads to the national agency", async ({ page }) => {
    await visit(page, "/politica-de-privacidade");
    const text = page.getByRole("main");
    await expect(text).toContainText("enquanto durar a relação e por até 5 anos");
    await expect(text).toContainText("menores de 18 anos");
    await expect(text.getByRole("link", { name: /ANPD/ }).last()).toHaveAttribute(
      "href",
      /^https:\/\/www\.gov\.br\/anpd(\/|$)/,
    );
  });
});

for (const route of routes) {
  test(`${route} has the whole header of a wide screen, the whole footer, and opens other sites alone in a new tab`, async ({
    page,
  }) => {
    await visit(page, route);
    const header = page.getByRole("banner");
    await expect(header.getByText("Climatização & Ventilação")).toBeVisible();
    await expect(header.getByText(business.legalName).first()).toBeVisible();
    await expect(header.getByText(business.taxNumber).first()).toBeVisible();
    await expect(header.getByRole("link", { name: business.phone })).toHaveAttribute("href", phoneUrl(business.phone));
    await expect(header.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", chat);
    await expect(header.getByRole("button", { name: "Menu" })).toBeHidden();

    const links = header.getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(["Início", "Serviços", "Contato"]);
    expect(await Promise.all((await links.all()).map((link) => link.getAttribute("href")))).toEqual([
      "/",
      "/servicos",
      "/contato",
    ]);

    const footer = page.getByRole("contentinfo");
    for (const [label, href] of [
      ["Início", "/"],
      ["Serviços", "/servicos"],
      ["Contato", "/contato"],
      ["Termos de Uso", "/termos-de-uso"],
      ["Política de Privacidade", "/politica-de-privacidade"],
      [content("interface.yaml").footer.chatLabel, chat],
      [business.phone, phoneUrl(business.phone)],
      [business.email, `mailto:${business.email}`],
    ] as const) {
      await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
    }
    const map = footer.getByRole("link", { name: "Ver no Mapa" });
    await expectMapSearch(map);
    await expect(map).toHaveAccessibleDescription(content("interface.yaml").newTab);
    await expect(footer).not.toContainText(business.menuPhone);
    for (const part of addressParts) await expect(footer).toContainText(part);
    await expect(footer).toContainText(/manutenção e reparo de equipamentos de refrigeração e ventilação/i);
    await expect(footer).toContainText(business.legalName);
    await expect(footer).toContainText(business.taxNumber);
    await expect(footer).toContainText(/2024.*Todos os direitos reservados/);

    const all = await page.getByRole("link", { includeHidden: true }).evaluateAll((anchors) =>
      anchors.map((anchor) => ({
        href: anchor.getAttribute("href") ?? "",
        target: anchor.getAttribute("target"),
        rel: anchor.getAttribute("rel"),
        description: anchor.getAttribute("aria-describedby"),
      })),
    );
    const isOutside = ({ href }: { href: string }) => href.startsWith("http");
    expect(all.filter(isOutside).length).toBeGreaterThan(0);
    for (const link of all.filter(isOutside)) {
      expect(link).toMatchObject({ target: "_blank", rel: "noopener noreferrer" });
    }
    for (const link of all.filter((candidate) => !isOutside(candidate))) {
      expect(link.href).toMatch(/^(\/|#|tel:|mailto:)/);
      expect(link).toMatchObject({ target: null, rel: null });
    }
  });
}

test("On a phone, the chat and the call are always within reach, with the business's own number", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/servicos");
  const bar = page.getByRole("complementary", { name: filled(content("interface.yaml").actions.label) });
  await expect(bar.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", chat);
  await expect(bar.getByRole("link", { name: "Ligar" })).toHaveAttribute("href", phoneUrl(business.phone));
  await expect(bar).toBeInViewport();
});
