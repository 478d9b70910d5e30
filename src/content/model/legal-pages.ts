import { lacks, listOfDistinct, named, quotableUrl, text } from "../rules/formats";
import { messages } from "../rules/messages";
import { extending, listOf, page } from "./shared";

const legalPage = extending("LegalPage", page, {
  heading: text("Título", 100),
  intro: text("Texto de abertura", 400, { lines: true }),
  updatedLabel: text("Rótulo da data de atualização", 60),
  sections: listOf("Seções numeradas", "LegalSection", "title", {
    title: text("Título", 100).refine(lacks(/^(?:\d+(?:[.)ºª]| ?[–-] )|Cláusula \d)/i), messages.sectionNumber),
    paragraphs: named("Parágrafos", listOfDistinct(text("Item", 3000, { lines: true }))),
    items: named("Itens", listOfDistinct(text("Item", 3000, { lines: true })).optional()),
    links: listOf("Links", "LegalLink", "url", { label: text("Texto", 160), url: quotableUrl("Endereço") })
      .meta({ entryName: "label" })
      .optional(),
  }),
});

export const termsPage = extending("TermsPage", legalPage, {});

export const privacyPage = extending("PrivacyPage", legalPage, {});
