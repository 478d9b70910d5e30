import { describe, expect, it } from "@jest/globals";
import { firstItem, told, validContent, value, without } from "../../../tests/support/edited-content";
import { contentModel } from "../content-model";
import { factsOf } from "../facts";

const business = "business.yaml";

describe("An error stops the build:", () => {
  it("closing as it opens", () => {
    expect(told(business, value("closes", "7h30"))).toEqual([
      "closes: 7h30 → Abre e fecha na mesma hora. Corrija uma das duas; o dia inteiro é das 0h às 24h.",
    ]);
  });

  it("opening hours that overlap, on one day, across a night or over the end of a week", () => {
    expect(told(business, (source) => source.replace("firstDay: sábado", "firstDay: sexta"))).toEqual([
      "- firstDay: sexta → Este horário coincide com o item 1 da lista. Corrija os dias ou as horas de um dos dois, ou tire um.",
    ]);
    const night = (source: string) =>
      source.replace(
        "closes: 12h\nclosedOn",
        "closes: 12h\n  - firstDay: sexta\n    lastDay: sexta\n    opens: 22h\n    closes: 9h\nclosedOn",
      );
    expect(told(business, night)).toEqual([
      "- firstDay: sexta → Este horário coincide com o item 3 da lista. Corrija os dias ou as horas de um dos dois, ou tire um.",
    ]);
    expect(told(business, (source) => source.replace("lastDay: sábado", "lastDay: segunda"))).toEqual([
      "- firstDay: sábado → Este horário coincide com o item 1 da lista. Corrija os dias ou as horas de um dos dois, ou tire um.",
    ]);
  });
});

describe("A warning is shown:", () => {
  it("what the texts promise in his name, before the owner's address is public", () => {
    expect(told(business, value("siteUrl", "https://www.example.com"))).toContain(
      "Confira: siteUrl: https://www.example.com → Antes de escrever aqui o seu endereço, leia o que o site promete em seu nome: na sua cópia no GitHub, docs/antes-de-divulgar.md.",
    );
  });

  it.each(["Petrolina e Juazeiro", "Agreste de Pernambuco", "Todo o Sertão"])(
    "a region that is a name, where the sentences need its preposition: %s",
    (written) => {
      expect(told(business, value("servedArea", written))).toEqual([
        `Confira: servedArea: ${written} → A região fica no meio de frases do site: começa com a preposição, em minúscula. Por exemplo: em Petrolina e Juazeiro, ou no Agreste`,
      ]);
    },
  );

  it("a closed day that is over", () => {
    expect(told(business, firstItem("closedOn", "- 24/12/2020"))).toEqual([
      "Confira: - 24/12/2020 → Este dia já passou. Tire este item ou corrija o ano.",
    ]);
  });

  it.each([
    ["05/01 a 20/12", 350],
    ["05/01/2027 a 20/12/2027", 350],
    ["01/03 a 31/08", 184],
  ])("a holiday that is most of a year, as it is if it is written backwards: %s", (written, days) => {
    expect(told(business, firstItem("closedOn", `- ${written}`))).toEqual([
      `Confira: - ${written} → São ${days} dias seguidos, em que o site diz que a empresa está fechada. Se ela fecha no resto do ano, troque o primeiro dia pelo último; se fecha mesmo todo esse tempo, divida-o em dois itens.`,
    ]);
  });
});

describe("Nothing is said of what may be so, or is seen on the page:", () => {
  it.each([
    ["the phone again as the chat's number", [value("chatPhone", "(87) 3761-2345")]],
    ["a street with its number", [value("street", "Rua das Flores, 10")]],
    ["a postcode of another state", [value("postcode", "57020-000")]],
    ["a limited company without “Ltda”", [value("companyKind", "limitada")]],
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
    ["a region with its preposition as it begins a sentence", [value("servedArea", "No Agreste")]],
    [
      "a week that begins on Sunday",
      [(text: string) => text.replace(/firstDay: segunda\n( +)lastDay: sexta/g, "firstDay: domingo\n$1lastDay: sexta")],
    ],
    ["a town of another state, and one of the same name", [firstItem("servedTowns", "- Juazeiro\n  - petrolina")]],
    ["another company's name in the greeting", [value("greeting", "Olá! Vim pelo site da Copeland.")]],
    ["a notice of a month", [value("cancellationNoticeHours", "720")]],
    ["data that are kept for long", [value("retentionYears", "15")]],
    ["a yearly holiday of two months", [firstItem("closedOn", "- 15/12 a 15/02")]],
    ["a winter of ten months, in two items", [firstItem("closedOn", "- 01/02 a 30/06\n  - 01/07 a 30/11")]],
  ])("%s", (_, edits) => {
    expect(told(business, ...edits)).toEqual([]);
  });
});

it("29 February, each year, is never over: there will be another", () => {
  const content = validContent();
  content["business.yaml"].closedOn = ["29/02"];
  const moment = new Date("2028-03-01T12:00:00Z");
  const problems = contentModel.rules?.(content, { now: moment, facts: factsOf(content, moment) });
  expect([...(problems ?? [])]).toEqual([]);
});
