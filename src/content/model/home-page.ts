import { z } from "zod";
import { type Part, parts } from "../../ui/drawing/shapes";
import { listOfDistinct, text, url } from "../rules/formats";
import { callToChat, extending, group, headerLink, listOf, named, page, photo } from "./shared";

const partNames = Object.keys(parts) as [Part, ...Part[]];

/** Symptoms of a failing cold room, numbered on its drawing; each opens the chat with its message. */
const triage = group("Sintomas no desenho", "Triage", {
  heading: named("Título", text({ max: 60 })),
  text: named("Texto", text({ max: 160 })),
  symptoms: listOf("Sintomas", "Symptom", "part", {
    part: named(
      "Parte do desenho",
      z.enum(partNames).meta({ typeName: "DrawingPart" }),
      "Onde fica o número: door, na porta; evaporator, no evaporador; compressor; condenser, no condensador; display, no visor.",
    ),
    label: named("Sintoma", text({ max: 40 })),
    message: named("Mensagem", text({ max: 160 }), "Vai para o WhatsApp depois da saudação."),
  }).meta({ entryName: "label" }),
}).describe(
  "Cada sintoma tem um número no desenho e abre o WhatsApp com a sua mensagem. Sem este grupo, o desenho fica sem números.",
);

export const homePage = extending("HomePage", page, {
  linkLabel: headerLink(),
  hero: group("Abertura", "Hero", {
    eyebrow: named("Linha acima do título", text({ max: 100, drawn: true }), "Linha pequena acima do título."),
    heading: named("Título", text({ max: 100, drawn: true })),
    text: named("Texto", text({ max: 400, lines: true })),
    chatLabel: named("Botão do WhatsApp", text({ max: 60 })),
    contactLabel: named("Botão de contato", text({ max: 60 })),
    emergencyNote: named("Linha do plantão de emergência", text({ max: 160 }), "Antes do telefone: Emergência 24h:"),
    temperature: named(
      "Temperatura no visor do desenho",
      text({ max: 8, facts: false, drawn: true }),
      "Por exemplo: −18 °C",
    ),
    triage: triage.optional(),
  }),
  values: group("Diferenciais", "ValuePoints", {
    heading: named("Título", text({ max: 100 })),
    points: listOf("Itens", "ValuePoint", "title", {
      figure: named(
        "Número em destaque",
        text({ max: 50 }),
        "Com o número em letra grande. Por exemplo: {emergencyHours}, ou desde 2008",
      ),
      title: named("Título", text({ max: 60 })),
      text: named("Texto", text({ max: 200, lines: true })),
    }),
  }),
  teaser: group("Chamada para os serviços", "ServicesTeaser", {
    heading: named("Título", text({ max: 100 })),
    text: named("Texto", text({ max: 400, lines: true })),
    bullets: named("Itens", listOfDistinct(text({ max: 160 }))),
    servicesLabel: named("Botão para a página de serviços", text({ max: 60 })),
    photos: named("Fotos", listOfDistinct(photo).meta({ distinct: "url" })),
    photoPolicy: named(
      "Política de privacidade do serviço de imagens",
      url().optional(),
      "O endereço dela, que a Política de Privacidade mostra. Só para foto de um serviço de imagens.",
    ),
  }),
  technician: group("Técnico", "Technician", {
    heading: named("Título", text({ max: 100 })),
    name: named("Nome", text({ max: 80 })),
    text: named("Texto", text({ max: 400, lines: true })),
    photo: named("Foto", photo),
  })
    .describe("Quem atende, com nome e foto. Sem este grupo, a página não tem esta parte.")
    .optional(),
  repair: group("Conserto documentado", "Repair", {
    heading: named("Título", text({ max: 100 })),
    equipment: named("Equipamento", text({ max: 60 })),
    town: named("Cidade", text({ max: 60 })),
    beforeLabel: named("Rótulo da temperatura antes", text({ max: 24 }), "Por exemplo: Ao chegar"),
    before: named("Temperatura antes", text({ max: 8 }), "Por exemplo: +9 °C"),
    afterLabel: named("Rótulo da temperatura depois", text({ max: 24 }), "Por exemplo: Ao sair"),
    after: named("Temperatura depois", text({ max: 8 }), "Por exemplo: −18 °C"),
    text: named("Texto", text({ max: 400, lines: true }), "O que foi feito, numa frase."),
  })
    .describe(
      "Um conserto de verdade, com as temperaturas medidas antes e depois. Sem este grupo, a página não tem esta parte.",
    )
    .optional(),
  closing: named("Chamada final", callToChat),
});
