import { named, text } from "./formats/text";
import { callToChat, extending, group, headerLink, listOf, page } from "./shared";

export const servicesPage = extending("ServicesPage", page, {
  linkLabel: headerLink(),
  heading: text("Título", 100),
  intro: text("Texto de abertura", 400, { lines: true }).optional(),
  detailLabel: text("Nome da peça no desenho", 12, {
    hint: "No desenho da abertura, com uma linha até a peça.",
  }).optional(),
  servicesHeading: text("Título da lista de serviços", 100),
  plans: group("Seção dos planos", "PlansSection", {
    heading: text("Título", 100),
    intro: text("Texto", 400, { lines: true }),
    popularLabel: text("Selo do plano mais popular", 24),
    frequencyLabel: text("Texto antes da frequência", 60),
    warrantyLabel: text("Texto antes da garantia", 60),
    arrivalLabel: text("Texto antes do prazo de chegada", 60, { hint: "Se um plano tem esse prazo." }).optional(),
    noArrivalLabel: text("Plano sem prazo de chegada", 24, {
      hint: "Ao lado de um plano que tem prazo. Por exemplo: sem prazo",
    }).optional(),
    quoteLabel: text("Botão de orçamento", 60),
  }),
  documents: group("Documentação", "Documents", {
    heading: text("Título", 100, { hint: "Também é o texto do link que a página inicial tem para esta parte." }),
    intro: text("Texto", 400, { lines: true }).optional(),
    lines: listOf("Linhas", "DocumentLine", "label", {
      label: text("Nome", 40, { hint: "Por exemplo: Responsável técnico, PMOC, Seguro, Nota fiscal, NR-10 e NR-35" }),
      text: text("Texto", 300, { lines: true, hint: "Só o que você pode mostrar por escrito." }),
    }),
  })
    .describe(
      "O que quem compra o serviço pergunta: registro e ART ou TRT, PMOC, seguro, nota fiscal, normas, setores e referências, o que vem no relatório. Sem este grupo, a página não tem esta parte.",
    )
    .optional(),
  process: group("Seção das etapas", "ProcessSection", {
    heading: text("Título", 100),
    intro: text("Texto", 400, { lines: true }),
  }),
  closing: named(
    "Chamada final",
    callToChat,
    "O botão do WhatsApp daqui é também o do cartão de emergência, no alto da página.",
  ),
});
