import { type Part, parts } from "../../ui/drawing/shapes";
import { url } from "./formats/addresses";
import { measure } from "./formats/amounts";
import { choice, listOfDistinct } from "./formats/choice";
import { named, text } from "./formats/text";
import { callToChat, extending, group, headerLink, listOf, page, photo } from "./shared";

const partNames = Object.keys(parts) as [Part, ...Part[]];
/** Labels of the parts in the editor; `compressor` is the same word in pt-BR. */
const partTitles = { door: "porta", evaporator: "evaporador", condenser: "condensador", display: "visor" };

const drawingPart = (title: string, hint: string) =>
  named(title, choice(partNames, { typeName: "DrawingPart", optionTitles: partTitles }), hint).optional();

/** Symptoms of a failing cold room; those of a part are numbered on its drawing. Each opens the chat with its message. */
const triage = group("Sintomas no desenho", "Triage", {
  heading: text("Título", 60),
  text: text("Texto", 160),
  symptoms: listOf("Sintomas", "Symptom", "part", {
    part: drawingPart(
      "Parte do desenho",
      "Onde fica o número no desenho. Sem parte, o sintoma fica na lista, sem número.",
    ),
    label: text("Sintoma", 40, { hint: "Nas palavras do cliente. Por exemplo: Não gela ou esquenta" }),
    advice: text("O que fazer enquanto isso", 60, {
      hint: "Uma linha sob o sintoma. Por exemplo: Enquanto isso, não abra a porta.",
    }).optional(),
    message: text("Mensagem", 160, { hint: "Vai para o WhatsApp depois da saudação." }),
    reading: measure(
      "Temperatura com este sintoma",
      "O que o visor do desenho mostra enquanto o sintoma está escolhido. Por exemplo: +9 °C",
    ).optional(),
  }).meta({ entryName: "label" }),
}).describe(
  "Cada sintoma abre o WhatsApp com a sua mensagem; o de uma parte do desenho tem um número nela. Sem este grupo, o desenho fica sem números.",
);

export const homePage = extending("HomePage", page, {
  linkLabel: headerLink(),
  hero: group("Abertura", "Hero", {
    eyebrow: text("Linha acima do título", 100, { hint: "Linha pequena acima do título." }),
    heading: text("Título", 100),
    text: text("Texto", 400, { lines: true }),
    chatLabel: text("Botão do WhatsApp", 60),
    contactLabel: text("Botão de contato", 60),
    emergencyNote: text("Linha do plantão de emergência", 160, {
      hint: "Uma frase curta, acima dos botões.",
    }).optional(),
    temperature: measure("Temperatura no visor do desenho", "Por exemplo: −18 °C"),
    triage: triage.optional(),
  }),
  values: group("Quadro: quem, onde, como", "ValuePoints", {
    heading: text("Título", 100, { hint: "Lido em voz alta pelos leitores de tela." }),
    whoLabel: text("Texto antes de quem atende", 60),
    points: listOf("Itens", "ValuePoint", "title", {
      title: text("Título", 60),
      text: text("O fato que o prova", 100, { hint: "Uma linha ou duas. Por exemplo: Plantão {emergencyHours}" }),
    }),
  }).describe("O quadro sob o desenho, com o titular, a região e os diferenciais."),
  teaser: group("Chamada para os serviços", "ServicesTeaser", {
    heading: text("Título", 100),
    text: text("Texto", 400, { lines: true }),
    bullets: named("Itens", listOfDistinct(text("Item", 160))),
    servicesLabel: text("Botão para a página de serviços", 60),
    photos: named("Fotos", listOfDistinct(photo).meta({ distinct: "url", entryName: "alt" }).optional()),
    photoPolicy: url(
      "Política de privacidade do serviço de imagens",
      "O endereço dela, que a Política de Privacidade mostra. Só para foto de um serviço de imagens.",
      "https://unsplash.com/privacy",
    ).optional(),
  }),
  technician: group("Técnico", "Technician", {
    heading: text("Título", 100),
    name: text("Nome", 80),
    text: text("Texto", 400, { lines: true }),
    photo: named("Foto", photo.optional(), "De pé, do peito para cima. Sem foto, o quadro mostra o nome maior."),
  })
    .describe("Quem atende, com nome e foto, no quadro sob o desenho. Sem este grupo, o quadro mostra o titular.")
    .optional(),
  repair: group("Conserto documentado", "Repair", {
    heading: text("Título", 100),
    equipment: text("Equipamento", 60),
    town: text("Cidade", 60),
    beforeLabel: text("Momento da primeira temperatura", 24, { hint: "Por exemplo: Ao chegar" }),
    before: measure("Temperatura antes", "Por exemplo: +9 °C"),
    afterLabel: text("Momento da segunda temperatura", 24, { hint: "Por exemplo: Ao sair" }),
    after: measure("Temperatura depois", "Por exemplo: −18 °C"),
    duration: text("Tempo entre as duas", 16, { hint: "Da chegada à saída. Por exemplo: 4 h" }).optional(),
    text: text("Texto", 400, { lines: true, hint: "O que foi feito, numa frase." }),
    photo: named("Foto", photo.optional(), "Do equipamento. Sem foto, aparece a parte do desenho."),
    part: drawingPart("Parte do desenho", "A parte consertada, mostrada em destaque quando não há foto."),
  })
    .describe(
      "Um conserto de verdade, com as temperaturas medidas antes e depois, no quadro sob o desenho. Sem este grupo, o quadro não tem esta parte.",
    )
    .optional(),
  closing: named("Chamada final", callToChat),
});
