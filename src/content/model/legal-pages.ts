import { z } from "zod";
import { lacks, legalText, listOfDistinct, named, quotableUrl, text } from "../rules/formats";
import { messages } from "../rules/messages";
import { extending, listOf, page } from "./shared";

/** The subjects that the specification asks of each legal text, by key, with their pt-BR names. */
const termsTopics = {
  empresa: "informações da empresa",
  aceitacao: "aceitação dos termos",
  servicos: "serviços",
  cliente: "responsabilidades do cliente",
  garantias: "garantias",
  responsabilidade: "limite de responsabilidade",
  pagamentos: "pagamentos",
  cancelamento: "cancelamento",
  propriedade: "propriedade intelectual",
  alteracoes: "alterações",
  lei: "lei aplicável e foro",
  contato: "contato",
};

const privacyTopics = {
  geral: "disposições gerais",
  coleta: "coleta de dados",
  dados: "tipos de dados",
  finalidade: "finalidade e base legal",
  compartilhamento: "compartilhamento",
  seguranca: "segurança",
  guarda: "prazo de guarda",
  direitos: "direitos",
  cookies: "cookies",
  menores: "menores de idade",
  alteracoes: "alterações",
  contato: "contato",
  anpd: "autoridade de proteção de dados, com o link para ela",
};

type Topic = keyof typeof termsTopics | keyof typeof privacyTopics;

/** Both, since sections of both pages are one type for the page that shows them. */
const topics: Readonly<Record<Topic, string>> = { ...termsTopics, ...privacyTopics };

const section = {
  topic: named(
    "Assunto",
    z
      .enum(Object.keys(topics) as [Topic, ...Topic[]])
      .meta({ typeName: "LegalTopic", optionTitles: topics })
      .optional(),
    "Diz ao site que a seção está aqui, qualquer que seja o título. Uma seção a mais, só sua, não tem assunto.",
  ),
  title: text("Título", 100).refine(lacks(/^(?:\d+(?:[.)ºª]| ?[–-] )|Cláusula \d)/i), messages.sectionNumber),
  paragraphs: named("Parágrafos", listOfDistinct(legalText("Item"))),
  items: named("Itens", listOfDistinct(text("Item", 3000, { lines: true })).optional()),
  links: listOf("Links", "LegalLink", "url", { label: text("Texto", 160), url: quotableUrl("Endereço") })
    .meta({ entryName: "label" })
    .optional(),
};

const sections = listOf("Seções numeradas", "LegalSection", "title", section);
type Sections = z.infer<typeof sections>;

/** The fields that both legal pages have. */
const legalPage = {
  heading: text("Título", 100),
  intro: text("Texto de abertura", 400, { lines: true }),
  updatedLabel: text("Rótulo da data de atualização", 60),
};

/** The sections of a page; each of its topics has one. */
const sectionsOn = (own: Readonly<Partial<Record<Topic, string>>>) =>
  sections.superRefine((all, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: "custom", path, message });
    for (const [index, { topic }] of all.entries()) {
      if (topic === undefined) continue;
      if (!(topic in own)) refuse(messages.foreignTopic(Object.keys(own).join(", ")), index, "topic");
      else if (all.findIndex((other) => other.topic === topic) < index) refuse(messages.topicTwice, index, "topic");
    }
    const absent = Object.entries(own).filter(([topic]) => all.every((each) => each.topic !== topic));
    if (absent.length > 0) refuse(messages.missingTopics(absent.map(([topic, title]) => `${topic} (${title})`)));
    for (const [index, each] of all.entries()) refuseGaps(each, (message, ...path) => refuse(message, index, ...path));
  });

/** Reports where a section stops before its end: a list that is announced and not there, an item in mid-sentence, the agency without its link. */
function refuseGaps(
  { topic, paragraphs, items = [], links = [] }: Sections[number],
  refuse: (message: string, ...path: (string | number)[]) => void,
): void {
  const last = paragraphs.length - 1;
  if (paragraphs[last]?.endsWith(":") && items.length + links.length === 0) {
    refuse(messages.announcedList, "paragraphs", last);
  }
  // A list of contacts has no full stops; in one that has, an item without was cut off.
  const ends = items.map((item) => /[.;!?}][”)]*$/.test(item));
  const isPunctuated = items.some((item) => /[.;]$/.test(item));
  for (const [index, isWhole] of ends.entries()) {
    if (isPunctuated && !isWhole) refuse(messages.cutText, "items", index);
  }
  if (topic === "anpd" && links.length === 0) refuse(messages.agencyLink, "title");
}

const shared = extending("LegalPage", page, { ...legalPage, sections });

export const termsPage = extending("TermsPage", shared, { sections: sectionsOn(termsTopics) });

export const privacyPage = extending("PrivacyPage", shared, { sections: sectionsOn(privacyTopics) });
