import { describe, expect, it } from "@jest/globals";
import { firstItem, told, validContent, value, without } from "../../../tests/support/edited-content";
import { problemsBetweenFields } from "./rules";

const business = "business.yaml";

describe("An error stops the build:", () => {
  it("a street with its number", () => {
    expect(told(business, value("street", "Rua das Flores, 10"))).toEqual([
      "street: Rua das Flores, 10 → O número já está no seu campo (number), e apareceria duas vezes. Tire daqui “, 10”.",
    ]);
    expect(told(business, value("street", "Rua 10"))).toEqual([]);
  });

  it("a week that runs backwards", () => {
    expect(told(business, value("firstDay", "sábado"))).toEqual([
      "lastDay: sexta → O último dia vem antes do primeiro. A semana vai de segunda a domingo; se preciso, divida em dois itens.",
    ]);
  });

  it("closing as it opens", () => {
    expect(told(business, value("closes", "7h30"))).toEqual([
      "closes: 7h30 → Abre e fecha na mesma hora. Corrija uma das duas; o dia inteiro é das 0h às 24h.",
    ]);
  });

  it("opening hours that overlap, on one day or across a night", () => {
    expect(told(business, (source) => source.replace("firstDay: sábado", "firstDay: sexta"))).toEqual([
      "- firstDay: sexta → Este horário coincide com o item 1 da lista. Corrija os dias ou as horas de um dos dois, ou apague um.",
    ]);
    const night = (source: string) =>
      source.replace(
        "closes: 12h\nclosedOn",
        "closes: 12h\n  - firstDay: sexta\n    lastDay: sexta\n    opens: 22h\n    closes: 9h\nclosedOn",
      );
    expect(told(business, night)).toEqual([
      "- firstDay: sexta → Este horário coincide com o item 3 da lista. Corrija os dias ou as horas de um dos dois, ou apague um.",
    ]);
  });
});

describe("A warning is shown:", () => {
  it("the phone again as the chat's number, however it is written", () => {
    expect(told(business, value("chatPhone", "8737612345"))).toEqual([
      "Aviso: chatPhone: 8737612345 → É o mesmo número do telefone (phone), e apareceria duas vezes. Apague o campo: o WhatsApp já usa o telefone.",
    ]);
  });

  it("a phone that is real, and the menu's number still the example", () => {
    expect(told(business, value("menuPhone", "(00) 00000-0000"))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/O menu do celular ainda disca \(00\) 00000-0000.*: \(87\) 3761-2345$/),
      ]),
    );
  });

  it.each([
    ["limitada", (source: string) => value("companyKind", "limitada")(source)],
    ["individual", (source: string) => value("legalName", "Frio Polar Ltda.")(source)],
  ])("a kind of company, %s, that the legal name contradicts", (kind, edit) => {
    expect(told(business, edit)).toEqual([
      `Aviso: companyKind: ${kind} → O nome empresarial e o tipo de empresa não combinam: só uma sociedade limitada (limitada ou unipessoal) tem “Ltda” no nome, e tem sempre. Confira os dois no cartão CNPJ.`,
    ]);
  });

  it("a postcode of another state", () => {
    expect(told(business, value("postcode", "57020-000"))).toEqual([
      "Aviso: postcode: 57020-000 → Um CEP de PE não começa com estes números. Confira o CEP e o estado.",
    ]);
  });

  it("a time zone of another state, but not that of an island", () => {
    expect(told(business, value("timeZone", "America/Manaus"))).toEqual([
      "Aviso: timeZone: America/Manaus → Este fuso não tem a hora de PE. Confira o estado e o fuso, por exemplo: America/Recife",
    ]);
    expect(told(business, value("timeZone", "America/Noronha"))).toEqual([]);
    expect(told(business, value("timeZone", "America/Bahia"))).toEqual([]);
  });

  it("a closed day that is over", () => {
    expect(told(business, firstItem("closedOn", "- 24/12/2020"))).toEqual([
      "Aviso: - 24/12/2020 → Este dia já passou. Apague este item ou corrija o ano.",
    ]);
  });
});

describe("Nothing is said of what may be so:", () => {
  it.each([
    ["a landline for the chat", [value("chatPhone", "(87) 3761-2346")]],
    ["a landline alone", [without("chatPhone")]],
    ["a third number in the menu", [value("menuPhone", "(81) 99123-4567")]],
    [
      "a night of 14 hours",
      [
        value("opens", "18h"),
        value("closes", "8h"),
        (text: string) => text.replace(/ {2}- firstDay: segunda\n.*\n {4}opens: 13h30\n.*\n/, ""),
      ],
    ],
    ["a legal name of one word", [value("legalName", "Gelosul")]],
    ["the year of the foundation", [value("copyrightYear", "2009")]],
    ["a district for a city", [value("city", "Vila do Frio Polar")]],
    ["a region in another state", [value("servedArea", "em Petrolina, Juazeiro e na Bahia")]],
    ["a town of another state, and one of the same name", [firstItem("servedTowns", "- Juazeiro\n  - petrolina")]],
    ["another company's name in the greeting", [value("greeting", "Olá! Vim pelo site da Copeland.")]],
    ["a notice of a month", [value("cancellationNoticeHours", "720")]],
    ["data that are kept for long", [value("retentionYears", "15")]],
    ["a yearly holiday of two months", [firstItem("closedOn", "- 15/12 a 15/02")]],
  ])("%s", (_, edits) => {
    expect(told(business, ...edits)).toEqual([]);
  });
});

it("29 February, each year, is never over: there will be another", () => {
  const business = { ...validContent()["business.yaml"], closedOn: ["29/02"] };
  const problems = problemsBetweenFields({ "business.yaml": business }, new Date("2028-03-01T12:00:00Z"));
  expect([...problems]).toEqual([]);
});
