import { listOfDistinct, quotableUrl, text } from "../rules/formats";
import { messages } from "../rules/messages";
import { extending, listOf, named, page } from "./shared";

const legalPage = extending("LegalPage", page, {
  heading: named("Título", text({ max: 100 })),
  intro: named("Texto de abertura", text({ max: 400, lines: true })),
  updatedLabel: named("Rótulo da data de atualização", text({ max: 60 })),
  sections: listOf("Seções numeradas", "LegalSection", "title", {
    title: named(
      "Título",
      text({ max: 100 }).refine((title) => !/^\d+[.)ºª]/.test(title), messages.sectionNumber),
    ),
    paragraphs: named("Parágrafos", listOfDistinct(text({ max: 3000, lines: true }))),
    items: named("Itens", listOfDistinct(text({ max: 3000, lines: true })).optional()),
    links: listOf("Links", "LegalLink", "url", {
      label: named("Texto", text({ max: 160 })),
      url: named("Endereço", quotableUrl()),
    })
      .meta({ entryName: "label" })
      .optional(),
  }),
});

export const termsPage = extending("TermsPage", legalPage, {});

export const privacyPage = extending("PrivacyPage", legalPage, {});
