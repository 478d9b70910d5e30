import type { Content } from "../model/content-files";
import { privacyTopics, termsTopics } from "../model/legal-pages";
import { error, type FileRule, type Found } from "./rule";

type LegalPage = Content["pages/terms.yaml"] | Content["pages/privacy.yaml"];

/** The sections with a topic that another has before them. */
function* secondOnTopic({ sections }: LegalPage): Generator<Found> {
  for (const [index, { topic }] of sections.entries()) {
    if (topic && sections.findIndex((other) => other.topic === topic) < index)
      yield error(
        ["sections", index, "topic"],
        "Este assunto já tem a sua seção acima. Tire o assunto desta (no arquivo, apague a linha “topic: …”), ou apague a seção repetida.",
      );
  }
}

/** The topics that the specification asks of a page and no section has. */
const missingTopics = (topics: Readonly<Record<string, string>>) =>
  function* ({ sections }: LegalPage): Generator<Found> {
    const absent = Object.entries(topics).filter(([topic]) => sections.every((each) => each.topic !== topic));
    if (absent.length === 0) return;
    const names = absent.map(([topic, name]) => `${topic} (${name})`).join(", ");
    const gone = absent.length === 1 ? `Falta a seção de assunto ${names}.` : `Faltam as seções de assunto ${names}.`;
    const remedy =
      "Se ela está no texto, escreva nela o assunto (topic); se não, copie-a da última versão boa (no GitHub, History).";
    yield error(["sections"], `${gone} ${remedy}`);
  };

/** A list that a paragraph announces is there. */
function* announcedLists({ sections }: LegalPage): Generator<Found> {
  for (const [index, { paragraphs, items = [], links = [] }] of sections.entries()) {
    const last = paragraphs.length - 1;
    if (paragraphs[last]?.endsWith(":") && items.length + links.length === 0)
      yield error(
        ["sections", index, "paragraphs", last],
        "Este parágrafo acaba em dois-pontos, e depois dele não vem nada. Traga os itens de volta ou termine com ponto.",
      );
  }
}

/** The section on the agency for data protection has a link, which the specification asks for. */
const agencyLink: FileRule<"pages/privacy.yaml"> = function* ({ sections }) {
  for (const [index, { topic, links = [] }] of sections.entries()) {
    if (topic === "anpd" && links.length === 0)
      yield error(
        ["sections", index, "title"],
        "Falta nesta seção o link para a autoridade de proteção de dados (links, com label e url).",
      );
  }
};

export const termsRules: readonly FileRule<"pages/terms.yaml">[] = [
  secondOnTopic,
  missingTopics(termsTopics),
  announcedLists,
];

export const privacyRules: readonly FileRule<"pages/privacy.yaml">[] = [
  secondOnTopic,
  missingTopics(privacyTopics),
  announcedLists,
  agencyLink,
];
