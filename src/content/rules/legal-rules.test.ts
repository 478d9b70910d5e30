import { expect, it } from "@jest/globals";
import { check, contentWith, edited, told, validSource, value, without } from "../../../tests/support/edited-content";

const terms = "pages/terms.yaml";
const privacy = "pages/privacy.yaml";

const remedy =
  "Se ela está no texto, escreva nela o assunto (topic); se não, copie-a da última versão boa (no editor, em Versões anteriores; no GitHub, em History).";

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

it("A topic is one of the page's", () => {
  expect(told(terms, value("topic", "xyz"))).toEqual([
    "- topic: xyz → O valor não é um dos aceitos. Use um destes: empresa, aceitacao, servicos, cliente, garantias, responsabilidade, pagamentos, cancelamento, propriedade, alteracoes, lei, contato.",
  ]);
});

it("The form has what the law wants the visitor told, in the mode in which it delivers", () => {
  const lost = edited("statements.yaml", (source) =>
    source.replace(/( {2}whatsapp:[\s\S]*?) {4}collection: >-\n(?: {6}.*\n)+/, "$1"),
  );
  const said = (delivery: string) =>
    saidOf({
      "statements.yaml": lost,
      "pages/contact.yaml": edited("pages/contact.yaml", value("delivery", delivery)),
    });
  expect(said("whatsapp")).toEqual([
    "error statements.yaml Falta aqui a frase “collection”, que os textos legais citam. Copie-a da última versão boa (no editor, em Versões anteriores; no GitHub, em History).",
  ]);
  expect(said("netlify")).toEqual([]);
});

it("The photos of a service have what the law wants the visitor told", () => {
  const lost = (source: string) => source.replace(/( {2}external:[\s\S]*?) {4}sharing: >-\n(?: {6}.*\n)+/, "$1");
  expect(told("statements.yaml", lost)).toEqual([
    "external: → Falta aqui a frase “sharing”, que os textos legais citam. Copie-a da última versão boa (no editor, em Versões anteriores; no GitHub, em History).",
  ]);
});

it("The privacy policy leads to that of the photos' service", () => {
  expect(told("pages/home.yaml", without("photoPolicy"))).toEqual([
    "Confira: photos: → Há foto de um serviço de imagens, e a Política de Privacidade não leva à dele. Escreva o endereço em Política de privacidade do serviço de imagens (photoPolicy).",
  ]);
});

const saidOf = (changes: Record<string, string>) =>
  check(contentWith(changes)).problems.map(({ severity, file, message }) => `${severity} ${file} ${message}`);

it("What the law wants the visitor told of the form is quoted", () => {
  const policy = validSource(privacy).replace('      - "{form.collection}"\n', "");
  expect(saidOf({ [privacy]: policy })).toEqual([
    "warning statements.yaml Nenhum texto cita {form.collection}, e o que essa frase diz não aparece no site. Ponha {form.collection} de volta no texto em que estava (no editor, em Versões anteriores; no GitHub, em History).",
  ]);
});
