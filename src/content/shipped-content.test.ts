import { describe, expect, it } from "@jest/globals";
import { shippedContent } from "../../tests/jest/shipped-content";
import { factsOfContent } from "./facts";
import { interpolate } from "./placeholders";

/* What the specification counts and quotes, against the content that ships. */
const content = shippedContent();
const business = content["business.yaml"];
const { services } = content["services.yaml"];
const { plans } = content["plans.yaml"];
const { steps } = content["steps.yaml"];
const home = content["pages/home.yaml"];
const contact = content["pages/contact.yaml"];

describe("the business", () => {
  it("is shown as WS, with its tagline", () => {
    expect([business.brand, business.tagline]).toEqual(["WS", "Climatização & Ventilação"]);
  });

  it("is open Monday to Friday 8h–18h and Saturday 8h–12h", () => {
    expect(business.openingHours).toEqual([
      { firstDay: "segunda", lastDay: "sexta", opens: "8h", closes: "18h" },
      { firstDay: "sábado", lastDay: "sábado", opens: "8h", closes: "12h" },
    ]);
  });

  it("has the constants of the specification", () => {
    const { emergencyHours, cancellationNoticeHours, retentionYears, minimumAge, copyrightYear } = business;
    expect([emergencyHours, cancellationNoticeHours, retentionYears, minimumAge, copyrightYear]).toEqual([
      "24h",
      24,
      5,
      18,
      2024,
    ]);
  });

  it("has a number of its own in the menu of small screens", () => {
    expect(business.menuPhone).not.toBe(business.phone);
  });
});

describe("the services page", () => {
  it("has six services of four features", () => {
    expect(services.map(({ features }) => features.length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(services.map(({ title }) => title)).toEqual([
      "Manutenção preventiva",
      "Manutenção corretiva",
      "Refrigeração industrial",
      "Ventilação comercial",
      "Instalação de equipamentos",
      "Emergência {emergencyHours}",
    ]);
  });

  it("has three plans, whose price is on request", () => {
    expect(
      plans.map(({ name, warrantyDays, maintenanceFrequency, price }) => [
        name,
        warrantyDays,
        maintenanceFrequency,
        price,
      ]),
    ).toEqual([
      ["Básico", 30, "Mensal", "Sob consulta"],
      ["Profissional", 60, "Quinzenal", "Sob consulta"],
      ["Empresarial", 90, "Semanal", "Sob consulta"],
    ]);
  });

  it("marks Profissional, and only it, as the most popular", () => {
    expect(plans.filter(({ popular }) => popular).map(({ name }) => name)).toEqual(["Profissional"]);
    expect(content["pages/services.yaml"].plans.popularLabel).toBe("Mais Popular");
    expect(content["pages/services.yaml"].plans.quoteLabel).toBe("Solicitar Orçamento");
  });

  it("has a process of four steps", () => {
    expect(steps.map(({ number, title }) => `${number} ${title}`)).toEqual([
      "01 Diagnóstico",
      "02 Orçamento",
      "03 Execução",
      "04 Garantia",
    ]);
  });
});

describe("the home page", () => {
  it("has four value points", () => {
    expect(home.values.points.map(({ title }) => title)).toEqual([
      "Manutenção especializada",
      "Qualidade garantida",
      "Atendimento rápido",
      "Experiência comprovada",
    ]);
  });

  it("has four bullets in its services teaser", () => {
    expect(home.teaser.bullets).toHaveLength(4);
  });

  it("has the two photos of the image service", () => {
    expect([home.hero.photo.url, home.teaser.photo.url]).toEqual([
      "https://images.unsplash.com/photo-1621905251189-08b45d6a269e",
      "https://images.unsplash.com/photo-1631545806609-35d4ae440431",
    ]);
  });
});

describe("the contact form", () => {
  it("has the five subjects", () => {
    expect(contact.form.subjects.map(({ value }) => value)).toEqual([
      "manutencao",
      "instalacao",
      "emergencia",
      "orcamento",
      "outros",
    ]);
  });

  it("says thanks in the words of the specification", () => {
    expect(contact.form.success).toEqual({
      title: "Mensagem enviada!",
      description: "Entraremos em contato em breve. Obrigado!",
    });
  });

  it("shows how to write a phone number", () => {
    expect(contact.form.phone.placeholder).toBe("(00) 00000-0000");
  });
});

describe("what is shared by all pages", () => {
  it("has the links of the specification", () => {
    expect(content["interface.yaml"].mapLabel).toBe("Ver no Mapa");
    expect(
      (["home", "services", "contact", "terms", "privacy"] as const).map(
        (page) => content[`pages/${page}.yaml`].linkLabel,
      ),
    ).toEqual(["Início", "Serviços", "Contato", "Termos de Uso", "Política de Privacidade"]);
  });
});

describe("the titles of the pages", () => {
  const pages = (["home", "services", "contact", "terms", "privacy"] as const).map(
    (page) => content[`pages/${page}.yaml`],
  );
  const titles = pages.map(({ title }) => interpolate(title, factsOfContent(content)));

  it("name the trade and the region, and end with the brand", () => {
    for (const title of titles) expect(title).toMatch(/(câmara fria|refrigeração) no interior de Pernambuco \| WS$/);
  });

  it("are short enough for a search engine to show whole: 60 characters", () => {
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(60);
  });
});

describe("the texts", () => {
  it("name the town in the address alone", () => {
    expect(JSON.stringify(content)).not.toMatch(/\{address\.(city|state)\}/);
  });
});

describe("the legal pages", () => {
  it("have twelve and thirteen sections", () => {
    expect(content["pages/terms.yaml"].sections).toHaveLength(12);
    expect(content["pages/privacy.yaml"].sections).toHaveLength(13);
  });

  it("end with the data-protection authority's site, the one link out of them", () => {
    const links = [...content["pages/terms.yaml"].sections, ...content["pages/privacy.yaml"].sections].flatMap(
      (section) => section.links ?? [],
    );
    expect(links.map(({ url }) => url)).toEqual(["https://www.gov.br/anpd/pt-br"]);
    expect(content["pages/privacy.yaml"].sections.at(-1)?.links).toEqual(links);
  });

  it("take their numbers from the business's details", () => {
    const text = JSON.stringify([content["pages/terms.yaml"], content["pages/privacy.yaml"]]);
    for (const fact of ["cancellationNoticeHours", "retentionYears", "minimumAge", "warranties", "openingHoursText"]) {
      expect(text).toContain(`{${fact}}`);
    }
  });
});
