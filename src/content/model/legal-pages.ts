import { quotableUrl } from "./formats/addresses";
import { choice, listOfDistinct } from "./formats/choice";
import { named, text } from "./formats/text";
import { extending, group, listOf, page } from "./shared";

/** The subjects that the specification asks of each legal text, by key, with their pt-BR names. */
export const termsTopics = {
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

export const privacyTopics = {
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

type Titles = Readonly<Record<string, string>>;

/** Of both pages, since one template shows them. */
const topics: Titles = { ...termsTopics, ...privacyTopics };

const sectionsAbout = (own: Titles) =>
  listOf("Seções numeradas", "LegalSection", "title", {
    topic: named(
      "Assunto",
      choice(Object.keys(own) as Topic[], {
        typeName: "LegalTopic",
        optionTitles: own,
      }).optional(),
      "Diz ao site que a seção está aqui, qualquer que seja o título. Uma seção a mais, só sua, não tem assunto.",
    ),
    title: text("Título", 100, { hint: "Sem o número, que aparece sozinho." }),
    paragraphs: named("Parágrafos", listOfDistinct(text("Parágrafo", 3000, { lines: true }))),
    highlighted: named(
      "Parágrafos em destaque",
      listOfDistinct(text("Parágrafo", 3000, { lines: true })).optional(),
      "Depois dos outros, numa moldura, com os itens: o que limita um direito do cliente (Código de Defesa do Consumidor, art. 54, § 4º).",
    ),
    items: named("Itens", listOfDistinct(text("Item", 3000, { lines: true })).optional()),
    links: listOf("Links", "LegalLink", "url", { label: text("Texto", 160), url: quotableUrl("Endereço") })
      .meta({ entryName: "label" })
      .optional(),
  });

const legalPage = {
  heading: text("Título", 100),
  intro: text("Texto de abertura", 400, { lines: true }),
  updatedLabel: text("Texto antes da data de atualização", 60, {
    hint: "Sem a data, que aparece sozinha depois dele. Por exemplo: Última atualização:",
  }),
  updatedNote: text("Explicação da data", 60, {
    hint: "Aparece depois da data. Por exemplo: a data da sua visita",
  }).optional(),
  essentials: group("O essencial", "Essentials", {
    heading: text("Título", 40),
    facts: listOf("Fatos", "EssentialFact", "label", {
      label: text("Assunto", 40),
      text: text("Texto", 160, { lines: true, hint: "Uma frase, que o texto da página explica." }),
    }),
  })
    .describe("Um quadro ao lado do texto, com o que mais se procura nele. Sem este grupo, a página não o tem.")
    .optional(),
};

const shared = extending("LegalPage", page, { ...legalPage, sections: sectionsAbout(topics) });

export const termsPage = extending("TermsPage", shared, { sections: sectionsAbout(termsTopics) });

export const privacyPage = extending("PrivacyPage", shared, { sections: sectionsAbout(privacyTopics) }).meta({
  alsoCalled: ["LGPD", "dados pessoais"],
});
