import { text } from "../rules/formats";
import { callToChat, extending, group, headerLink, named, page } from "./shared";

export const servicesPage = extending("ServicesPage", page, {
  linkLabel: headerLink(),
  heading: named("Título", text({ max: 100 })),
  intro: named("Texto de abertura", text({ max: 400, lines: true })),
  sections: group("Links para as seções da página", "SectionLinks", {
    label: named("Nome da lista de links", text({ max: 60 }), "Lido em voz alta para quem não vê a página."),
    services: named("Link para os serviços", text({ max: 60 })),
    plans: named("Link para os planos", text({ max: 60 })),
    process: named("Link para as etapas", text({ max: 60 })),
  }),
  servicesHeading: named("Título da lista de serviços", text({ max: 100 })),
  plans: group("Seção dos planos", "PlansSection", {
    heading: named("Título", text({ max: 100 })),
    intro: named("Texto", text({ max: 400, lines: true })),
    popularLabel: named("Selo do plano mais popular", text({ max: 24 })),
    frequencyLabel: named("Rótulo da frequência", text({ max: 60 })),
    warrantyLabel: named("Rótulo da garantia", text({ max: 60 })),
    quoteLabel: named("Botão de orçamento", text({ max: 60 })),
  }),
  process: group("Seção das etapas", "ProcessSection", {
    heading: named("Título", text({ max: 100 })),
    intro: named("Texto", text({ max: 400, lines: true })),
  }),
  closing: named("Chamada final", callToChat),
});
