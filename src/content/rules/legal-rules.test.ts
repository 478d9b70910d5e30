import { expect, it } from "@jest/globals";
import { told, value } from "../../../tests/support/edited-content";

const terms = "pages/terms.yaml";
const privacy = "pages/privacy.yaml";

const remedy =
  "Se ela está no texto, escreva nela o assunto (topic); se não, copie-a da última versão boa (no GitHub, History).";

it("Each topic that the specification asks for has a section", () => {
  expect(told(terms, (source) => source.replace(/ {2}- topic: garantias[\s\S]*?(?= {2}- topic: resp)/, ""))).toEqual([
    `sections: → Falta a seção de assunto garantias (garantias). ${remedy}`,
  ]);
  expect(told(terms, (source) => source.replace("- topic: lei\n    title", "- title"))).toEqual([
    `sections: → Falta a seção de assunto lei (lei aplicável e foro). ${remedy}`,
  ]);
  expect(told(privacy, (source) => source.replace(/ {2}- topic: contato[\s\S]*$/, ""))).toEqual([
    `sections: → Faltam as seções de assunto contato (contato), anpd (autoridade de proteção de dados, com o link para ela). ${remedy}`,
  ]);
});

it("A topic has one section, and is one of the page's", () => {
  const added = (topic: string) => (source: string) =>
    `${source}  - title: Outra\n    topic: ${topic}\n    paragraphs:\n      - Vale.\n`;
  expect(told(terms, added("lei"))).toEqual([
    "topic: lei → Este assunto já tem a sua seção acima. Tire o assunto desta (no arquivo, apague a linha “topic: …”), ou apague a seção repetida.",
  ]);
  const topics =
    "empresa, aceitacao, servicos, cliente, garantias, responsabilidade, pagamentos, cancelamento, propriedade, alteracoes, lei, contato";
  expect(told(terms, added("cookies"))).toEqual([
    `topic: cookies → Este assunto é da outra página legal. Aqui valem: ${topics}. Se copiou a página inteira, troque os dois arquivos.`,
  ]);
  expect(told(terms, value("topic", "xyz"))).toEqual([
    `- topic: xyz → O valor não é um dos aceitos. Use um destes: ${topics}.`,
  ]);
});

it("A list that is announced is there", () => {
  const gone = (source: string) => source.replace(/(poucas linhas:"\n)[\s\S]*?(?= {2}- topic: coleta)/, "$1");
  expect(told(privacy, gone)).toEqual([
    expect.stringMatching(
      /→ Este parágrafo acaba em dois-pontos, e depois dele não vem nada\. Traga os itens de volta ou termine com ponto\.$/,
    ),
  ]);
});

it("The section on the agency for data protection links to it", () => {
  expect(told(privacy, (source) => source.replace(/(denúncia\.\n) {4}links:[\s\S]*$/, "$1"))).toEqual([
    "title: Agência Nacional de Proteção de Dados (ANPD) → Falta nesta seção o link para a autoridade de proteção de dados (links, com label e url).",
  ]);
});

it("A list of contacts needs no full stops, whatever its neighbours have", () => {
  expect(told(privacy, (source) => source.replace("apagado ou destruído.", "apagado ou destruído"))).toEqual([]);
});
