import { text } from "../rules/formats";
import { group, named, object } from "./shared";

export const interfaceTexts = object("InterfaceTexts", {
  skipLink: named("Link para pular ao conteúdo", text({ max: 60 }), "Aparece para quem navega pelo teclado."),
  newTab: named("Aviso de nova aba", text({ max: 60 }), "Lido em voz alta nos links que abrem outra aba."),
  pageAnnouncement: named(
    "Aviso falado ao trocar de página",
    text({ max: 60, slots: ["page"] }),
    "Lido em voz alta pelos leitores de tela. Em {page} entra o nome da página.",
  ),
  weekdayRange: named(
    "Intervalo de dias",
    text({ max: 80, facts: false, slots: ["first", "last"] }),
    "Em {first} e {last} entram o primeiro e o último dia. Por exemplo: {first} a {last}",
  ),
  mapLabel: named("Link do mapa", text({ max: 60 })),
  header: group("Cabeçalho", "HeaderTexts", {
    navigationLabel: named("Nome da navegação", text({ max: 60 }), "Lido em voz alta pelos leitores de tela."),
    homeLabel: named("Nome do link da marca", text({ max: 60 }), "Lido em voz alta no link da marca."),
    taxNumberLabel: named("Rótulo do CNPJ", text({ max: 20 })),
    phoneLabel: named("Link do telefone", text({ max: 20 })),
    chatLabel: named("Link do WhatsApp", text({ max: 10 })),
    menuLabel: named("Botão do menu", text({ max: 8 })),
  }),
  footer: group("Rodapé", "FooterTexts", {
    about: named("Texto sobre a empresa", text({ max: 400, lines: true })),
    pagesHeading: named("Título dos links", text({ max: 100 })),
    contactHeading: named("Título do contato", text({ max: 100 })),
    addressHeading: named("Título do endereço", text({ max: 100 })),
    chatLabel: named("Link do WhatsApp", text({ max: 60 })),
    accessibilityLabel: named("Link para a acessibilidade", text({ max: 60 })),
    copyright: named("Linha de direitos autorais", text({ max: 160 })),
  }),
  actions: group("Barra de ações em telas pequenas", "ActionTexts", {
    label: named("Nome da barra", text({ max: 60 })),
    chatLabel: named("Botão do WhatsApp", text({ max: 20 })),
    phoneLabel: named("Botão do telefone", text({ max: 20 })),
  }),
  notice: group("Aviso de privacidade", "NoticeTexts", {
    label: named("Nome do aviso", text({ max: 60 })),
    text: named("Texto", text({ max: 400, lines: true })),
    privacyLabel: named("Link para a política", text({ max: 60 })),
    dismissLabel: named("Botão de fechar", text({ max: 24 })),
  }),
  toasts: group("Avisos na tela", "ToastTexts", {
    label: named("Nome da região", text({ max: 60 })),
    closeLabel: named("Botão de fechar", text({ max: 60 })),
  }),
  legal: group("Páginas legais", "LegalTexts", { contentsHeading: named("Título do índice", text({ max: 100 })) }),
});
