import { earlierVersions } from "../../../plugins/gatsby-plugin-content-model/messages";
import { placeholdersIn } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { textsIn } from "../../../plugins/gatsby-plugin-content-model/values";
import { modesOf } from "../facts";
import { privacyTopics, termsTopics } from "../model/legal-pages";
import { statementNames } from "../model/statements";
import { error, type Rule, warning } from "./rule";

/** Each topic that the specification asks of a legal page has a section. */
const topicsTreated = (
  file: "pages/terms.yaml" | "pages/privacy.yaml",
  topics: Readonly<Record<string, string>>,
): Rule =>
  function* ({ [file]: { sections } }) {
    const absent = Object.entries(topics).filter(([topic]) => sections.every((each) => each.topic !== topic));
    if (absent.length === 0) return;
    const names = absent.map(([topic, name]) => `${topic} (${name})`).join(", ");
    const gone = absent.length === 1 ? `Falta a seção de assunto ${names}.` : `Faltam as seções de assunto ${names}.`;
    yield error(
      file,
      ["sections"],
      `${gone} Se ela está no texto, escreva nela o assunto (topic); se não, copie-a da última versão boa (${earlierVersions}).`,
    );
  };

/** Statements on which the legal texts rely in every mode; on photos of a service, all that the law requires. */
const needed = {
  photos: ["notice"],
  form: ["heading", "summary", "collection", "retention", "terms", "channels"],
  prices: ["terms"],
  air: ["terms"],
} as const;

const neededOfServicePhotos = ["summary", "records", "purpose", "sharing", "retention", "cookies"];

/** The mode in use has the statements on which the legal texts rely. */
const neededStatements: Rule = function* (content, { facts }) {
  const modes = modesOf(content);
  for (const [subject, names] of Object.entries(needed) as [keyof typeof needed, readonly string[]][]) {
    const mode = modes[subject];
    const all = mode === "external" ? [...names, ...neededOfServicePhotos] : names;
    const lost = all.find((name) => !facts[`${subject}.${name}`]?.trim());
    if (mode && lost)
      yield error(
        "statements.yaml",
        [subject, mode],
        `Falta aqui a frase “${lost}”, que os textos legais citam. Copie-a da última versão boa (${earlierVersions}).`,
      );
  }
};

/** Some text quotes what the law requires about form and photos. */
const quotedStatements: Rule = function* (content, { facts }) {
  const texts = Object.values(content).flatMap((value) => Array.from(textsIn(value), ([, text]) => text));
  const quoted = new Set(texts.flatMap(placeholdersIn));
  for (const subject of ["form", "photos"] as const) {
    const lost = statementNames[subject]
      .map((name) => `${subject}.${name}`)
      .find((name) => facts[name]?.trim() && !quoted.has(name));
    if (lost)
      yield warning(
        "statements.yaml",
        [subject],
        `Nenhum texto cita {${lost}}, e o que essa frase diz não aparece no site. Ponha {${lost}} de volta no texto em que estava (${earlierVersions}).`,
      );
  }
};

/** The privacy policy links to that of the image service. */
const photoPolicy: Rule = function* ({ "pages/home.yaml": { teaser } }, { facts }) {
  if (facts.photoHosts && !teaser.photoPolicy)
    yield warning(
      "pages/home.yaml",
      ["teaser", "photos"],
      "Há foto de um serviço de imagens, e a Política de Privacidade não leva à dele. Escreva o endereço em Política de privacidade do serviço de imagens (photoPolicy).",
    );
};

export const legalRules: readonly Rule[] = [
  topicsTreated("pages/terms.yaml", termsTopics),
  topicsTreated("pages/privacy.yaml", privacyTopics),
  neededStatements,
  quotedStatements,
  photoPolicy,
];
