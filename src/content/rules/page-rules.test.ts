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
    "- url: https://images.unsplash.com/photo-1621905251189-08b45d6a269e → De uma foto de um serviço de imagens, o site não pode ler o tamanho nem a cor. Acrescente “width”.",
  ]);
});

it("Only one service is the emergency", () => {
  const entry =
    "  - icon: fan\n    title: Fumaça\n    description: Na cozinha.\n    features: [Exaustão]\n    urgent: sim\n";
  const second = (source: string) => source.replace(/^chatLabel:/m, `${entry}$&`);
  expect(told("services.yaml", second)).toEqual([
    "urgent: sim → Só um serviço pode ser a emergência, e aqui são “Emergência {emergencyHours}” e “Fumaça”. Deixe só um marcado (no arquivo, com a linha urgent).",
  ]);
});

it("A chat about one of several services or plans says about which", () => {
  expect(told("services.yaml", value("message", "Quero este serviço."))).toEqual([
    "Confira: message: Quero este serviço. → Sem {title}, a mensagem é a mesma para todos, e quem a recebe não sabe de qual serviço se trata. Ponha {title} no texto.",
  ]);
  expect(told("plans.yaml", value("greeting", "Olá! Quero um plano."))).toEqual([
    "Confira: greeting: Olá! Quero um plano. → Sem {name}, a mensagem é a mesma para todos, e quem a recebe não sabe de qual plano se trata. Ponha {name} no texto.",
  ]);
});

it("A form service has its address", () => {
  expect(told(contact, value("delivery", "servico"))).toEqual([
    "delivery: servico → A entrega por um serviço precisa de “Endereço do serviço de formulários” (deliveryUrl). Preencha esse campo ou escolha outra entrega.",
  ]);
});

it("At the owner's address, a form that delivers nothing is a warning; while the site is only tried, it is none", () => {
  const delivers = value("delivery", "nenhuma");
  const warning =
    "Confira: delivery: nenhuma → O formulário de contato agradece pela mensagem e não a envia a ninguém. Escolha como ela chega até você.";
  expect(told(contact, delivers)).toEqual([warning]);
  const trial = edited("business.yaml", value("siteUrl", "https://www.example.com"));
  const { problems } = check(contentWith({ "business.yaml": trial, [contact]: edited(contact, delivers) }));
  expect(problems.filter(({ file }) => file === contact)).toEqual([]);
});

it.each(["netlify", "whatsapp"])("Nothing is said of a form that delivers by %s", (delivery) => {
  expect(told(contact, value("delivery", delivery))).toEqual([]);
});

it("Each page has a title of its own, also once it is filled in", () => {
  const brand = /^brand: (.*)$/m.exec(validSource("business.yaml"))?.[1];
  const { problems } = check(
    contentWith({
      [home]: edited(home, line("title", "title: Contato da {brand}")),
      [contact]: edited(contact, line("title", `title: Contato da ${brand}`)),
    }),
  );
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    [contact, "Este título já é usado em data/pages/home.yaml. Cada página precisa de um título só seu."],
  ]);
});

it("A form is not sent to a page of its own site", () => {
  const own = "https://polarfrio.com.br/contato";
  const address = below("delivery", `~deliveryUrl: ${own}`);
  expect(told(contact, value("delivery", "servico"), address)).toEqual([
    `deliveryUrl: ${own} → Este é o endereço de uma página deste site, que não recebe mensagens. Copie o que o serviço de formulários mostra para o seu formulário.`,
  ]);
});
