import { z } from "zod";
import { lacks, legalText, listOfDistinct, named, quotableUrl, text } from "../rules/formats";
import { messages } from "../rules/messages";
import { extending, group, listOf, page } from "./shared";

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

type Titles = Readonly<Partial<Record<Topic, string>>>;

/** Of both pages, whose sections are one type for the page that shows them. */
const topics: Titles = { ...termsTopics, ...privacyTopics };

/** Sections with one of these topics each, or none. */
const sectionsAbout = (own: Titles) =>
  listOf("Seções numeradas", "LegalSection", "title", {
    topic: named(
      "Assunto",
      z
        .enum(Object.keys(own) as [Topic, ...Topic[]])
        .meta({
          typeName: "LegalTopic",
          optionTitles: own,
          diagnose: (written) => (written in topics ? messages.foreignTopic(Object.keys(own).join(", ")) : undefined),
        })
        .optional(),
      "Diz ao site que a seção está aqui, qualquer que seja o título. Uma seção a mais, só sua, não tem assunto.",
    ),
    title: text("Título", 100).refine(lacks(/^(?:\d+(?:[.)ºª]| ?[–-] )|Cláusula \d)/i), messages.sectionNumber),
    paragraphs: named("Parágrafos", listOfDistinct(legalText("Parágrafo"))),
    items: named("Itens", listOfDistinct(text("Item", 3000, { lines: true })).optional()),
    links: listOf("Links", "LegalLink", "url", { label: text("Texto", 160), url: quotableUrl("Endereço") })
      .meta({ entryName: "label" })
      .optional(),
  });

type Sections = z.infer<ReturnType<typeof sectionsAbout>>;

/** The fields that both legal pages have. */
const legalPage = {
  heading: text("Título", 100),
  intro: text("Texto de abertura", 400, { lines: true }),
  updatedLabel: text("Rótulo da data de atualização", 60).refine(lacks(/\d{4}|\d\/\d/), messages.dateInLabel),
  updatedNote: text("O que a data é", 60, {
    hint: "Aparece depois da data. Por exemplo: a data da sua visita",
  }).optional(),
  essentials: group("O essencial", "Essentials", {
    heading: text("Título", 40),
    facts: listOf("Fatos", "EssentialFact", "label", {
      label: text("Rótulo", 40),
      text: text("Texto", 120, { hint: "Uma frase, que o texto da página explica." }),
    }),
  })
    .describe("Um quadro ao lado do texto, com o que mais se procura nele. Sem este grupo, a página não o tem.")
    .optional(),
};

/** The sections of a page; each of its topics has one. */
const sectionsOn = (own: Titles) =>
  sectionsAbout(own).superRefine((all, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: "custom", path, message });
    for (const [index, { topic }] of all.entries()) {
      if (topic && all.findIndex((other) => other.topic === topic) < index) refuse(messages.topicTwice, index, "topic");
    }
    const absent = Object.entries(own).filter(([topic]) => all.every((each) => each.topic !== topic));
    const gone: string[] = [];
    for (const [topic, name] of absent) {
      const index = sectionWithout(topic, own, all);
      if (index < 0) gone.push(`${topic} (${name})`);
      else refuse(messages.sectionWithoutTopic(all[index]?.title ?? "", topic, name), index, "title");
    }
    if (gone.length > 0) refuse(messages.missingTopics(gone));
    for (const [index, each] of all.entries()) refuseGaps(each, (message, ...path) => refuse(message, index, ...path));
  });

/** Index of the section that lacks the line with this topic: by its title, or by its place; −1 if there is none. */
function sectionWithout(topic: string, own: Titles, all: Sections): number {
  const order = Object.keys(own);
  const before = order[order.indexOf(topic) - 1];
  const isTitled = ({ title }: Sections[number]) => title.toLowerCase().startsWith(own[topic as Topic] ?? "");
  const byTitle = all.findIndex((each) => !each.topic && isTitled(each));
  return byTitle >= 0 ? byTitle : all.findIndex((each, index) => !each.topic && all[index - 1]?.topic === before);
}

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

const shared = extending("LegalPage", page, { ...legalPage, sections: sectionsAbout(topics) });

export const termsPage = extending("TermsPage", shared, { sections: sectionsOn(termsTopics) });

export const privacyPage = extending("PrivacyPage", shared, { sections: sectionsOn(privacyTopics) });
