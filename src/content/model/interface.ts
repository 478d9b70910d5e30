import { holds, text } from "./formats/text";
import { group, ignored, object } from "./shared";

const missingSlots = (slots: string, example: string) =>
  `Este texto precisa de ${slots}: o site põe ali o que vale em cada caso. Por exemplo: ${example}`;

export const interfaceTexts = object("InterfaceTexts", {
  skipLink: text("Link para pular ao conteúdo", 60, { hint: "Aparece para quem navega pelo teclado." }),
  newTab: text("Aviso de nova aba", 60, { hint: "Lido em voz alta nos links que abrem outra aba." }),
  weekdayRange: text("Intervalo de dias", 80, {
    facts: false,
    slots: ["first", "last"],
    hint: "Em {first} e {last} entram o primeiro e o último dia. Por exemplo: {first} a {last}",
  }).refine(holds("{first}", "{last}"), missingSlots("{first} e {last}", "{first} a {last}")),
  allDay: text("O dia inteiro, nos horários", 60, { facts: false, hint: "Para quem abre à 0h e fecha às 24h." }),
  overnight: text("Horário que passa da meia-noite", 80, {
    facts: false,
    slots: ["opens", "closes"],
    hint: "Em {opens} e {closes} entram as horas. Por exemplo: {opens}–{closes} do dia seguinte",
  }).refine(holds("{opens}", "{closes}"), missingSlots("{opens} e {closes}", "{opens}–{closes} do dia seguinte")),
  mapLabel: text("Link do mapa", 60, { hint: "Na página de contato e no rodapé." }),
  header: group("Cabeçalho", "HeaderTexts", {
    navigationLabel: text("Nome da navegação", 60, { hint: "Lido em voz alta pelos leitores de tela." }),
    homeLabel: text("Nome do link da marca", 120, { hint: "Lido em voz alta no link da marca." }),
    taxNumberLabel: text("Texto antes do CNPJ", 20, { hint: "Também no rodapé e na página inicial." }),
    phoneLabel: text("Link do telefone", 20),
    chatLabel: text("Link do WhatsApp", 10),
    menuLabel: text("Botão do menu", 8),
    closeLabel: ignored,
  }),
  footer: group("Rodapé", "FooterTexts", {
    about: text("Texto sobre a empresa", 400, { lines: true }),
    pagesHeading: text("Título dos links", 100),
    contactHeading: text("Título do contato", 100),
    addressHeading: text("Título do endereço", 100),
    chatLabel: text("Link do WhatsApp", 60),
    accessibilityLabel: text("Link para a acessibilidade", 60),
    copyright: text("Linha de direitos autorais", 160),
  }),
  actions: group("Barra de ações em telas pequenas", "ActionTexts", {
    label: text("Nome da barra", 60),
    chatLabel: text("Botão do WhatsApp", 20, {
      hint: "Também no alto da página de contato, se ela não fala de emergência.",
    }),
    phoneLabel: text("Botão do telefone", 20, { hint: "Também no botão de ligar da página inicial, antes do número." }),
  }),
  notice: group("Aviso de privacidade", "NoticeTexts", {
    label: text("Nome do aviso", 60),
    text: text("Texto", 400, { lines: true }),
    privacyLabel: text("Link para a política", 60),
    dismissLabel: text("Botão de fechar", 24),
  }),
  toasts: group("Avisos na tela", "ToastTexts", {
    label: text("Nome da região", 60),
    closeLabel: text("Botão de fechar", 60),
  }),
  legal: group("Páginas legais", "LegalTexts", { contentsHeading: text("Título do índice", 100) }),
});
