import { z } from "zod";
import { type Part, parts } from "../../ui/drawing/shapes";
import { listOfDistinct, named, text, url } from "../rules/formats";
import { callToChat, extending, group, headerLink, listOf, page, photo } from "./shared";

const partNames = Object.keys(parts) as [Part, ...Part[]];
/** Labels of the parts in the editor; `compressor` is the same word in pt-BR. */
const partTitles = { door: "porta", evaporator: "evaporador", condenser: "condensador", display: "visor" };

/** Symptoms of a failing cold room, numbered on its drawing; each opens the chat with its message. */
const triage = group("Sintomas no desenho", "Triage", {
  heading: text("Título", 60),
  text: text("Texto", 160),
  symptoms: listOf("Sintomas", "Symptom", "part", {
    part: named(
      "Parte do desenho",
      z.enum(partNames).meta({ typeName: "DrawingPart", optionTitles: partTitles }),
      "Onde fica o número no desenho.",
    ),
    label: text("Sintoma", 40),
    message: text("Mensagem", 160, { hint: "Vai para o WhatsApp depois da saudação." }),
  }).meta({ entryName: "label" }),
}).describe(
  "Cada sintoma tem um número no desenho e abre o WhatsApp com a sua mensagem. Sem este grupo, o desenho fica sem números.",
);

export const homePage = extending("HomePage", page, {
  linkLabel: headerLink(),
  hero: group("Abertura", "Hero", {
    eyebrow: text("Linha acima do título", 100, { drawn: true, hint: "Linha pequena acima do título." }),
    heading: text("Título", 100, { drawn: true }),
    text: text("Texto", 400, { lines: true }),
    chatLabel: text("Botão do WhatsApp", 60),
    contactLabel: text("Botão de contato", 60),
    emergencyNote: text("Linha do plantão de emergência", 160, {
      hint: "Antes do telefone: Emergência 24h:",
    }).optional(),
    temperature: text("Temperatura no visor do desenho", 8, { facts: false, drawn: true, hint: "Por exemplo: −18 °C" }),
    temperatureBefore: text("Temperatura antes, no visor", 8, {
      facts: false,
      hint: "Aparece por um instante, enquanto o termômetro desce. Por exemplo: +9 °C",
    }).optional(),
    triage: triage.optional(),
  }),
  values: group("Diferenciais", "ValuePoints", {
    heading: text("Título", 100),
    points: listOf("Itens", "ValuePoint", "title", {
      figure: text("Número em destaque", 50, {
        hint: "Com o número em letra grande. Por exemplo: {emergencyHours}, ou desde 2008",
      }),
      title: text("Título", 60),
      text: text("Texto", 200, { lines: true }),
    }),
  }),
  teaser: group("Chamada para os serviços", "ServicesTeaser", {
    heading: text("Título", 100),
    text: text("Texto", 400, { lines: true }),
    bullets: named("Itens", listOfDistinct(text("Item", 160))),
    servicesLabel: text("Botão para a página de serviços", 60),
    photos: named(
      "Fotos",
      listOfDistinct(photo).meta({ distinct: "url" }).optional(),
      "Sem fotos, apague o grupo inteiro.",
    ),
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
    photo: named("Foto", photo),
  })
    .describe("Quem atende, com nome e foto. Sem este grupo, a página não tem esta parte.")
    .optional(),
  repair: group("Conserto documentado", "Repair", {
    heading: text("Título", 100),
    equipment: text("Equipamento", 60),
    town: text("Cidade", 60),
    beforeLabel: text("Rótulo da temperatura antes", 24, { hint: "Por exemplo: Ao chegar" }),
    before: text("Temperatura antes", 8, { hint: "Por exemplo: +9 °C" }),
    afterLabel: text("Rótulo da temperatura depois", 24, { hint: "Por exemplo: Ao sair" }),
    after: text("Temperatura depois", 8, { hint: "Por exemplo: −18 °C" }),
    text: text("Texto", 400, { lines: true, hint: "O que foi feito, numa frase." }),
  })
    .describe(
      "Um conserto de verdade, com as temperaturas medidas antes e depois. Sem este grupo, a página não tem esta parte.",
    )
    .optional(),
  closing: named("Chamada final", callToChat),
});
