import { expect, it } from "@jest/globals";
import {
  below,
  check,
  contentWith,
  edited,
  line,
  told,
  validSource,
  value,
  without,
} from "../../../tests/support/edited-content";

const home = "pages/home.yaml";
const contact = "pages/contact.yaml";

it("A photo of an image service has its size and colour", () => {
  expect(told(home, without("width"))).toEqual([
    "- url: https://images.unsplash.com/photo-1621905251189-08b45d6a269e → De uma foto de um serviço de imagens, o site não pode ler o tamanho nem a cor. Acrescente a linha “width: …” com o valor.",
  ]);
  expect(told(home, value("height", "7200"))).toEqual([
    "height: 7200 → A altura pode ir da metade da largura a uma vez e meia a largura. Corrija um dos dois números.",
  ]);
});

it("The privacy policy leads to that of the photos' service", () => {
  expect(told(home, without("photoPolicy"))).toEqual([
    "Aviso: photos: → Há foto de um serviço de imagens, e a Política de Privacidade não leva à dele. Escreva o endereço em Política de privacidade do serviço de imagens (photoPolicy).",
  ]);
  expect(told(home, value("photoPolicy", "https://www.pexels.com/pt-br/privacy-policy/"))).toEqual([
    "Aviso: photoPolicy: https://www.pexels.com/pt-br/privacy-policy/ → Esta política é de outro serviço: as fotos vêm de images.unsplash.com. Ponha aqui o endereço da política dele.",
  ]);
});

it("A repair has changed the temperature, to colder or warmer", () => {
  expect(told(home, value("before", "-18"))).toEqual([
    "Aviso: after: −18 °C → A temperatura ao sair é a mesma de ao chegar. Corrija uma das duas.",
  ]);
  expect(told(home, value("before", "−25 °C"))).toEqual([]);
});

it("A form service and its address go together", () => {
  expect(told(contact, value("delivery", "servico"))).toEqual([
    "delivery: servico → A entrega “servico” precisa de “Endereço do serviço de formulários” (deliveryUrl). Preencha esse campo ou escolha a entrega “nenhuma”.",
  ]);
  expect(told(contact, below("delivery", "~deliveryUrl: https://formspree.io/f/xkndrzpw"))).toEqual([
    "Aviso: deliveryUrl: https://formspree.io/f/xkndrzpw → Este endereço só vale com a entrega servico; com a escolhida, as mensagens não passam por ele. Escolha servico em Entrega das mensagens (delivery), ou apague este campo.",
  ]);
});

it.each(["nenhuma", "netlify", "whatsapp"])("Nothing is said of a form that delivers by %s", (delivery) => {
  expect(told(contact, value("delivery", delivery))).toEqual([]);
});

const saidOf = (changes: Record<string, string>) =>
  check(contentWith(changes)).problems.map(({ severity, file, message }) => `${severity} ${file} ${message}`);

it("Each page has a title and a description of its own, also once they are filled in", () => {
  const brand = /^brand: (.*)$/m.exec(validSource("business.yaml"))?.[1];
  expect(
    saidOf({
      [home]: edited(home, line("title", "title: Contato da {brand}")),
      [contact]: edited(contact, line("title", `title: Contato da ${brand}`)),
    }),
  ).toEqual([
    `error ${contact} Este título já é usado em data/pages/home.yaml. Cada página precisa de um título só seu.`,
  ]);
  const same = (file: string) =>
    validSource(file).replace(/^description:[\s\S]*?^linkLabel/m, "description: Frio.\nlinkLabel");
  expect(saidOf({ "pages/services.yaml": same("pages/services.yaml"), [contact]: same(contact) })).toEqual([
    `warning ${contact} Esta descrição é a mesma de data/pages/services.yaml. Escreva o que só esta página tem, ou os buscadores mostram as duas iguais.`,
  ]);
});

it("The form keeps a subject where the business has no emergency service", () => {
  const emergencyAlone = validSource(contact).replace(
    /^ {2}subjects:\n(?: {4}.*\n)+/m,
    "  subjects:\n    - value: emergencia\n      label: Emergência\n",
  );
  const business = validSource("business.yaml").replace(/^emergencyHours:.*\n/m, "");
  const message = `error ${contact} Sem Plantão de emergência (emergencyHours), o assunto emergencia não aparece, e não sobra nenhum. Acrescente outro assunto.`;
  expect(saidOf({ [contact]: emergencyAlone, "business.yaml": business })).toContain(message);
  expect(saidOf({ [contact]: emergencyAlone })).not.toContain(message);
  expect(saidOf({ "business.yaml": business })).not.toContain(message);
});

it("What the law wants the visitor told of the form is quoted", () => {
  const policy = validSource("pages/privacy.yaml").replace('      - "{form.collection}"\n', "");
  expect(saidOf({ "pages/privacy.yaml": policy })).toEqual([
    "warning statements.yaml Nenhum texto cita {form.collection}, e o que essa frase diz não aparece no site. Ponha {form.collection} de volta (no GitHub, History mostra onde estava).",
  ]);
});

it("One broken file does not hide what contradicts in another", () => {
  expect(
    saidOf({
      "steps.yaml": validSource("steps.yaml").replace("steps:", "passos:"),
      [contact]: edited(contact, value("delivery", "servico")),
    }).filter((said) => said.includes(contact)),
  ).toEqual([
    `error ${contact} A entrega “servico” precisa de “Endereço do serviço de formulários” (deliveryUrl). Preencha esse campo ou escolha a entrega “nenhuma”.`,
  ]);
});
