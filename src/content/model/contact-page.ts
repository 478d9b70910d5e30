import { url } from "./formats/addresses";
import { choice, listOfDistinct } from "./formats/choice";
import { lacks, named, text } from "./formats/text";
import { callToChat, extending, group, headerLink, ignored, listOf, object, page } from "./shared";

/** Values of the subject options, fixed by the specification; the owner edits the labels. */
const subjects = {
  manutencao: "manutenção",
  instalacao: "instalação",
  emergencia: "emergência",
  orcamento: "orçamento",
  outros: "outros",
};

const field = object("FormField", {
  label: text("Nome do campo", 60),
  placeholder: text("Exemplo dentro do campo", 80, { hint: "Texto claro que some quando se começa a digitar." }),
  problem: text("O que falta", 80, { hint: "Aparece acima do campo, se está vazio ou errado na hora de enviar." }),
});

/**
 * Addresses that can't take the form's message, as their documents say in November 2026: services with other names of fields
 * (Getform, now Forminit) or a key of their own (Web3Forms), and pages of forms for people.
 */
const unusableServices =
  /^https:\/\/(?:[\w-]+\.)*(?:getform\.(?:io|com|org)|forminit\.com|web3forms\.com|forms\.gle|docs\.google\.com|typeform\.com|jotform\.com|tally\.so|wa\.me|api\.whatsapp\.com)(?:[/?#]|$)/i;

/** Delivery modes of the contact form; see `docs/form-delivery.md`. */
const delivery = choice(["nenhuma", "whatsapp", "netlify", "servico"], {
  typeName: "FormDelivery",
  optionTitles: {
    nenhuma: "Nenhuma: a mensagem não é enviada",
    whatsapp: "Pelo WhatsApp, com a mensagem pronta",
    netlify: "Pela Netlify, que hospeda o site",
    servico: "Por um serviço de formulários",
  },
});

/**
 * Title and text of a toast. Measured: 60 and 160 characters make a toast of 285 pixels, which ends at 365 of a phone's 390 on its
 * side; 100 and 400 ended at 612 of a small phone's 568.
 */
const notice = object("SuccessNotice", {
  title: text("Título", 60),
  description: text("Texto", 160),
});

export const contactPage = extending("ContactPage", page, {
  linkLabel: headerLink(),
  heading: text("Título", 100),
  intro: text("Texto de abertura", 400, { lines: true }),
  detailLabel: text("Legenda do desenho", 60, {
    hint: "Aponta para a placa da máquina. Por exemplo: Fotografe esta placa e mande no WhatsApp",
  }).optional(),
  form: group("Formulário de contato", "ContactForm", {
    delivery: named("Entrega das mensagens", delivery, "A da Netlify, só com o site hospedado nela."),
    deliveryUrl: url(
      "Endereço do serviço de formulários",
      "O que o serviço mostra para o seu formulário. Só com a entrega por um serviço.",
      "https://formspree.io/f/abcdwxyz",
    )
      .refine(
        (address) => !/\/\/(?:formspree\.io|usebasin\.com)(?:\/|$)/.test(address) || /\/f\/[\w-]+/.test(address),
        "Falta aqui o código do formulário, depois de /f/. Copie o endereço que o serviço mostra para receber mensagens, por exemplo: https://formspree.io/f/abcdwxyz",
      )
      .refine(
        lacks(unusableServices),
        "Este serviço não aceita os campos do formulário de contato (name, email, phone, subject e message). Escolha um que os aceite.",
      )
      .optional(),
    heading: text("Título", 100),
    requiredNote: text("Aviso de campos obrigatórios", 160),
    name: named("Campo nome", field),
    email: named("Campo e-mail", field),
    phone: named("Campo telefone", field),
    subject: named("Campo assunto", field),
    subjects: listOf("Opções de assunto", "Subject", "value", {
      value: named(
        "Assunto",
        choice(Object.keys(subjects) as (keyof typeof subjects)[], {
          typeName: "SubjectValue",
          optionTitles: subjects,
          remedy: {
            wrong: `Os assuntos do formulário de contato são fixos no site: ${Object.keys(subjects).join(", ")}. Um a mais não cabe.`,
            form: "Para oferecer outro, mude o que o visitante lê (label) num destes, e tire este item.",
          },
        }),
        "O visitante lê o texto.",
      ),
      label: text("Texto", 160),
    }).meta({ entryName: "label" }),
    emergency: group("Linha de emergência", "FormEmergency", {
      text: text("Texto", 400, { lines: true }),
      chatLabel: text("Botão do WhatsApp", 60),
    })
      .describe("Aparece ao lado do campo quando o assunto é emergência.")
      .optional(),
    message: named("Campo mensagem", field),
    submitLabel: text("Botão de envio", 60),
    withoutScript: text("Aviso para navegador sem JavaScript", 400, {
      lines: true,
      hint: "Para quem navega com o JavaScript desligado.",
    }),
    success: named("Aviso de sucesso", notice),
    sending: group("Textos da entrega", "FormSending", {
      note: text("Aviso sobre o envio", 400, {
        lines: true,
        hint: "O que acontece com a mensagem: sob o título do formulário, se ele não entrega; senão, acima do botão de envio.",
      }),
      busyLabel: text("Botão de envio enquanto envia", 60),
      honeypotLabel: text("Nome da armadilha para robôs", 60, { hint: "Só robôs veem esse campo." }),
      chatLabel: text("Botão do WhatsApp", 60, {
        hint: "Nos avisos de que a mensagem não chegou ou talvez não tenha chegado.",
      }),
      opened: named("Aviso: o WhatsApp abriu", notice),
      cut: named("Aviso: mensagem longa demais", notice),
      notOpened: named(
        "Aviso: se o WhatsApp não abriu",
        notice,
        "Fica no formulário depois que o WhatsApp foi chamado: o site não tem como saber se ele abriu.",
      ),
      failed: named(
        "Aviso: a mensagem não foi enviada",
        notice,
        "Também quando o navegador não deixa o WhatsApp abrir.",
      ),
      uncertain: named(
        "Aviso: talvez a mensagem tenha chegado",
        notice,
        "Quando a resposta demora, leva a outra página ou não pode ser lida: o site não tem como saber se a mensagem chegou.",
      ),
      blocked: ignored,
      confirm: ignored,
    }).describe("O aviso sobre o envio aparece sempre; os outros, só se o formulário de contato entrega as mensagens."),
  }),
  details: group("Dados de contato", "ContactDetails", {
    heading: text("Título", 100),
    phoneLabel: text("Texto antes do telefone", 60),
    chatLabel: text("Texto antes do WhatsApp", 60, { hint: "Aparece só se o WhatsApp tem outro número." }),
    emailLabel: text("Texto antes do e-mail", 60),
    addressLabel: text("Texto antes do endereço", 60),
    hoursLabel: text("Texto antes do horário", 60),
    closedLabel: text("Dia fechado, na lista de horários", 30),
    emergencyLabel: text("Texto antes do plantão, na lista de horários", 60, {
      hint: "Aparece só se a empresa tem plantão; as horas vêm sozinhas.",
    }).optional(),
    openNow: group("Aberto ou fechado agora", "OpenNowTexts", {
      open: text("Aberto", 160, {
        lines: true,
        slots: ["closes", "atClosing"],
        hint: "Em {atClosing} entra a hora de fechar, como “às 18h” ou “à 1h”; em {closes}, só a hora.",
      }),
      openThenDuty: text("Aberto, com plantão depois", 160, {
        lines: true,
        slots: ["closes", "atClosing", "fromClosing"],
        hint: "No lugar da frase anterior, se o plantão atende quando a empresa fecha. Em {fromClosing} entra a hora de fechar, como “das 18h” ou “da 1h”.",
      }).optional(),
      closesLater: text("Hora de fechar em outro dia", 60, {
        facts: false,
        slots: ["closes", "day"],
        hint: "Depois da meia-noite, entra no lugar da hora. Por exemplo: {closes} de {day}",
      }),
      always: text("Aberto dia e noite", 60),
      closed: text("Fechado", 160, {
        lines: true,
        slots: ["day", "opens", "atOpening"],
        hint: "Em {day} e {atOpening} entram o dia e a hora de abrir, como “às 8h” ou “à 1h”; em {opens}, só a hora.",
      }),
      onDuty: text("Fechado, com plantão agora", 160, {
        lines: true,
        slots: ["day", "opens", "atOpening"],
        hint: "No lugar da frase anterior, nas horas do plantão. A primeira linha também fica sobre a barra ao pé da tela.",
      }).optional(),
      closedForLong: text("Fechado, sem data para abrir", 160, { lines: true }),
      today: text("Hoje", 60),
      tomorrow: text("Amanhã", 60),
    }).describe("No alto da página de contato; nas páginas inicial e de serviços, a primeira linha."),
    saveLabel: text("Link para salvar o contato", 60),
    cardNote: text("Observação no contato salvo", 400, { lines: true }).optional(),
    codeCaption: text("Legenda do código QR", 60, {
      hint: "Nas páginas inicial e de contato impressas, que podem ficar coladas no equipamento.",
    }),
  }),
  quickService: group("Atendimento rápido", "QuickService", {
    ...callToChat.shape,
    advice: listOfDistinct(text("Passo", 100)).meta({ title: "O que fazer até o atendimento" }).optional(),
  })
    .describe("O cartão da emergência, no alto da página.")
    .optional(),
  serviceArea: group("Área de atendimento", "ServiceArea", {
    heading: text("Título", 100),
    text: text("Texto", 400, { lines: true }),
  }).describe("Também no quadro da página inicial."),
  accessibility: group("Acessibilidade", "Accessibility", {
    heading: text("Título", 60),
    text: text("Texto", 400, { lines: true }),
  }).describe("O rodapé de todas as páginas leva a este texto."),
  location: group("Localização", "Location", {
    heading: text("Título", 100),
    text: text("Texto", 400, { lines: true }),
    mapLabel: text("Botão do mapa", 60),
  }),
});
