import { z } from "zod";
import { text, url } from "../rules/formats";
import { messages } from "../rules/messages";
import { callToChat, extending, group, headerLink, listOf, named, object, page } from "./shared";

/** Values of the subject options, fixed by the specification; the owner edits the labels. */
const subjects = ["manutencao", "instalacao", "emergencia", "orcamento", "outros"] as const;

const field = object("FormField", {
  label: named("Rótulo", text({ max: 60 })),
  placeholder: named("Exemplo dentro do campo", text({ max: 80 }), "Texto claro que some quando se começa a digitar."),
});

/** Delivery modes of the contact form; see `docs/form-delivery.md`. */
const delivery = z.enum(["nenhuma", "whatsapp", "netlify", "servico"]).meta({ typeName: "FormDelivery" });

/**
 * Title and text of a toast. Measured: 60 and 160 characters make a toast of 285 pixels, which ends at 365 of a phone's 390 on its
 * side; 100 and 400 ended at 612 of a small phone's 568.
 */
const notice = object("SuccessNotice", {
  title: named("Título", text({ max: 60 })),
  description: named("Texto", text({ max: 160 })),
});

export const contactPage = extending("ContactPage", page, {
  linkLabel: headerLink(),
  heading: named("Título", text({ max: 100 })),
  intro: named("Texto de abertura", text({ max: 400, lines: true })),
  form: group("Formulário", "ContactForm", {
    delivery: named(
      "Entrega das mensagens",
      delivery,
      "nenhuma: não envia nada. whatsapp: abre o WhatsApp com a mensagem pronta. netlify: só em site hospedado na Netlify. servico: um serviço de formulários, com o seu endereço.",
    ),
    deliveryUrl: named(
      "Endereço do serviço de formulários",
      url().optional(),
      "Só com a entrega servico. Por exemplo: https://formspree.io/f/abcdwxyz",
    ),
    heading: named("Título", text({ max: 100 })),
    requiredNote: named("Aviso de campos obrigatórios", text({ max: 160 })),
    name: named("Campo nome", field),
    email: named("Campo e-mail", field),
    phone: named("Campo telefone", field),
    subject: named("Campo assunto", field),
    subjects: listOf("Opções de assunto", "Subject", "value", {
      value: named(
        "Valor",
        z.enum(subjects).meta({ typeName: "SubjectValue" }),
        "Nome interno da opção; o visitante lê o texto.",
      ),
      label: named("Texto", text({ max: 160 })),
    }),
    emergency: group("Linha de emergência", "FormEmergency", {
      text: named("Texto", text({ max: 400, lines: true })),
      chatLabel: named("Botão do WhatsApp", text({ max: 60 })),
    }).describe("Aparece ao lado do campo quando o assunto é emergência."),
    message: named("Campo mensagem", field),
    submitLabel: named("Botão de envio", text({ max: 60 })),
    withoutScript: named(
      "Aviso para navegador sem JavaScript",
      text({ max: 400, lines: true }),
      "Para quem navega com o JavaScript desligado.",
    ),
    success: named("Aviso de sucesso", notice),
    sending: group("Textos da entrega", "FormSending", {
      note: named(
        "Aviso sobre o envio",
        text({ max: 400, lines: true }),
        "Acima do botão de envio: o que acontece com a mensagem.",
      ),
      busyLabel: named("Botão de envio enquanto envia", text({ max: 60 })),
      honeypotLabel: named("Rótulo da armadilha para robôs", text({ max: 60 }), "Só robôs veem esse campo."),
      chatLabel: named("Botão do WhatsApp", text({ max: 60 }), "Nos avisos de que a mensagem não foi enviada."),
      opened: named("Aviso: o WhatsApp abriu", notice),
      blocked: named("Aviso: o WhatsApp não pôde abrir", notice),
      cut: named("Aviso: mensagem longa demais", notice),
      failed: named("Aviso: a mensagem não foi enviada", notice),
    }).describe("O aviso sobre o envio aparece sempre; os outros, só quando a entrega não é nenhuma."),
  }).refine((form) => form.delivery !== "servico" || form.deliveryUrl !== undefined, {
    error: messages.deliveryUrlMissing,
    path: ["delivery"],
  }),
  details: group("Dados de contato", "ContactDetails", {
    heading: named("Título", text({ max: 100 })),
    phoneLabel: named("Rótulo do telefone", text({ max: 60 })),
    emailLabel: named("Rótulo do e-mail", text({ max: 60 })),
    addressLabel: named("Rótulo do endereço", text({ max: 60 })),
    hoursLabel: named("Rótulo do horário", text({ max: 60 })),
    closedLabel: named("Dia fechado, na lista de horários", text({ max: 30 })),
    openNow: group("Aberto ou fechado agora", "OpenNowTexts", {
      open: named("Aberto", text({ max: 60, slots: ["closes"] }), "Em {closes} entra a hora de fechar."),
      closed: named(
        "Fechado",
        text({ max: 160, slots: ["day", "opens"] }),
        "Em {day} e {opens} entram o dia e a hora de abrir.",
      ),
      closedForLong: named("Fechado, sem data para abrir", text({ max: 160 })),
      today: named("Hoje", text({ max: 60 })),
      tomorrow: named("Amanhã", text({ max: 60 })),
    }),
    saveLabel: named("Link para salvar o contato", text({ max: 60 })),
    cardNote: named("Observação no contato salvo", text({ max: 400, lines: true })),
    codeCaption: named(
      "Legenda do código QR",
      text({ max: 60 }),
      "Na página impressa, que pode ficar colada no equipamento.",
    ),
  }),
  quickService: named("Atendimento rápido", callToChat),
  serviceArea: group("Área de atendimento", "ServiceArea", {
    heading: named("Título", text({ max: 100 })),
    text: named("Texto", text({ max: 400, lines: true })),
  }),
  accessibility: group("Acessibilidade", "Accessibility", {
    heading: named("Título", text({ max: 60 })),
    text: named("Texto", text({ max: 400, lines: true })),
  }).describe("O rodapé de todas as páginas leva a este texto."),
  location: group("Localização", "Location", {
    heading: named("Título", text({ max: 100 })),
    text: named("Texto", text({ max: 400, lines: true })),
    mapLabel: named("Botão do mapa", text({ max: 60 })),
  }),
});
