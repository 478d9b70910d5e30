import { listOfDistinct, quotableUrl, text } from "../rules/formats";
import { messages } from "../rules/messages";
import { extending, named, object, page } from "./shared";

const legalPage = extending("LegalPage", page, {
  heading: named("Título", text({ max: 100 })),
  intro: named("Texto de abertura", text({ max: 400, lines: true })),
  updatedLabel: named("Rótulo da data de atualização", text({ max: 60 })),
  sections: named(
    "Seções numeradas",
    listOfDistinct(
      object("LegalSection", {
        title: named(
          "Título",
          text({ max: 100 }).refine((title) => !/^\d+[.)ºª]/.test(title), messages.sectionNumber),
        ),
        paragraphs: named("Parágrafos", listOfDistinct(text({ max: 3000, lines: true }))),
        items: named("Itens", listOfDistinct(text({ max: 3000, lines: true })).optional()),
        links: named(
          "Links",
          listOfDistinct(
            object("LegalLink", { label: named("Texto", text({ max: 160 })), url: named("Endereço", quotableUrl()) }),
            "url",
          )
            .meta({ entryName: "label" })
            .optional(),
        ),
      }),
      "title",
    ),
  ),
});

export const termsPage = extending("TermsPage", legalPage, {});

export const privacyPage = extending("PrivacyPage", legalPage, {});
