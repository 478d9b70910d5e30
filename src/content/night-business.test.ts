import { describe, expect, it } from "@jest/globals";
import { textsIn } from "../../plugins/gatsby-plugin-content-model/values";
import {
  check,
  contentOf,
  contentWith,
  nightBusiness,
  now,
  validSource,
  without,
} from "../../tests/support/edited-content";
import { derive } from "./derive";
import type { Derived } from "./derived/derived-fields";
import { contactCard } from "./files/contact-card";

/* A company with two numbers, at night, without emergency service, photos, district and profiles, with one plan that has a price. */
const changes = nightBusiness();
const pages = derive(contentOf(changes), now);
const business = pages["business.yaml"] as (typeof pages)["business.yaml"] & Derived<"Business">;

const home = pages["pages/home.yaml"] as unknown as Derived<"Page">;
const data = JSON.parse(home.structuredData ?? "");

/** All texts that a page may show; statements are shown where they are quoted. */
const said = Object.entries(pages)
  .filter(([file]) => file !== "statements.yaml")
  .flatMap(([, value]) => [...textsIn(value)].map(([, text]) => text))
  .join("\n");

describe("the site of a company at night, with little", () => {
  it("has no error and no warning", () => {
    expect(check(contentWith(changes)).problems).toEqual([]);
  });

  it.each([
    ["an emergency", /emergência|emergencia|plantão/i],
    ["ventilation", /ventila|exaustor/i],
    ["several plans", /\bplanos\b/i],
    ["prices on request for its plan", /preço depende|Preços sob consulta/i],
    ["a sole trader", /empresário individual/i],
    ["photos and their service", /serviço de imagens|as fotos da página/i],
    ["two full stops", /\.\./],
    ["what is not filled in", /\{(?!closes|day|opens|first|last|name|title|warrantyDays)\w|undefined|null/],
  ])("speaks nowhere of %s", (_, words) => {
    expect(said.match(words)?.[0]).toBeUndefined();
  });

  it("leads each chat, also of symptoms, services, plans and the printed code, to the number that has WhatsApp", () => {
    const numbers = new Set(Array.from(said.matchAll(/https:\/\/wa\.me\/(\d+)/g), ([, number]) => number));
    expect([...numbers]).toEqual(["5587996123344"]);
    expect(business.phoneUrl).toBe("tel:+558738461122");
    expect(business.menuChatUrl).toBe(business.chatUrl);
  });

  it("says its hours in words", () => {
    expect(business.hoursByDays).toEqual([
      { days: "Segunda a sexta", hours: "18h às 6h do dia seguinte" },
      { days: "Domingo", hours: "24 horas" },
      { days: "Sábado", hours: "fechado" },
    ]);
  });

  it("tells search engines hours that cross midnight or fill the day, and where the chat is", () => {
    expect(data.openingHoursSpecification).toMatchObject([
      { opens: "18:00", closes: "06:00" },
      { dayOfWeek: ["Sunday"], opens: "00:00", closes: "23:59" },
    ]);
    expect(data.contactPoint).toMatchObject({ telephone: "+5587996123344" });
    expect(data.address.streetAddress).toBe("Sítio Boa Vista, PE-365, km 4");
  });

  it("gives address books both numbers, and no district", () => {
    const card = contactCard(business, pages["pages/contact.yaml"].details.cardNote, Buffer.from("")).replaceAll(
      "\r\n ",
      "",
    );
    expect(card).toContain("TEL;TYPE=work:+558738461122\r\nTEL;TYPE=cell:+5587996123344");
    expect(card).toContain(":;;Sítio Boa Vista\\, PE-365\\, km 4;Triunfo;PE");
    expect(card).toContain(":Segunda a sexta\\, 18h às 6h do dia seguinte\\nDomingo\\, 24 horas.");
  });

  it("keeps the names and acronyms of services within a sentence", () => {
    expect(said).toContain("IN 76 e calibração de termômetros; Conserto de tanques de leite; e Câmaras de polpa");
  });

  it("neither speaks nor draws nor is found for what has to do with air conditioning", () => {
    expect(said).not.toMatch(/PMOC|climatizad/);
    expect(data["@type"]).toBe("LocalBusiness");
  });

  it("leaves out the card, the line and the subject of an emergency that it does not serve", () => {
    const { quickService, form } = pages["pages/contact.yaml"];
    expect([quickService, form.emergency, pages["pages/home.yaml"].hero.emergencyNote]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(form.subjects.map(({ value }) => value)).toEqual(["manutencao", "instalacao", "orcamento", "outros"]);
  });
});

it("Without plans, the texts on them and the list are gone, and nothing else", () => {
  const content = contentOf({ "plans.yaml": validSource("plans.yaml").replace(/^plans:\n(?: .*\n)+/m, "") });
  const { sections } = derive(content, now)["pages/terms.yaml"];
  const [{ paragraphs = [] } = {}] = sections.filter(({ topic }) => topic === "garantias");
  expect(paragraphs[0]).toMatch(/^Nos serviços avulsos/);
  expect(derive(content, now)["plans.yaml"].plans).toBeUndefined();
});

it("By appointment, without plans and emergencies, the texts that speak of nothing else are gone", () => {
  const content = contentOf({
    "business.yaml": without("emergencyHours")(validSource("business.yaml")).replace(
      /^openingHours:[\s\S]*?(?=serv)/m,
      "",
    ),
    "plans.yaml": validSource("plans.yaml").replace(/^plans:\n(?: .*\n)+/m, ""),
    "pages/services.yaml": validSource("pages/services.yaml")
      .replace("veja os planos.", "{plans.invitation}")
      .replace("text: Se gela ou ventila, fale conosco.", 'text: "{trade.call}, fale conosco."'),
  });
  const { "pages/services.yaml": services, "pages/contact.yaml": contact, "business.yaml": own } = derive(content, now);
  expect([services.intro, services.closing.text, contact.details.cardNote]).toEqual([undefined, undefined, undefined]);
  expect(contactCard({ ...own, name: own.brand }, contact.details.cardNote, Buffer.from(""))).not.toContain("NOTE");
});

it("A text that is needed, and would be empty, is named", () => {
  const { problems } = check(
    contentWith({
      "business.yaml": without("emergencyHours")(validSource("business.yaml")),
      "pages/contact.yaml": validSource("pages/contact.yaml").replace(
        "intro: Equipamento parado? Chame agora.",
        'intro: "Plantão {emergencyHours}"',
      ),
    }),
  );
  expect(problems.map(({ file, field }) => [file, field])).toEqual([
    ["pages/contact.yaml", "Texto de abertura (intro)"],
  ]);
});
