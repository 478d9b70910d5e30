import { text } from "../rules/formats";
import { closingCall, extending, headerLink, named, object, page } from "./shared";

export const servicesPage = extending("ServicesPage", page, {
  linkLabel: headerLink(),
  heading: named("Título", text({ max: 100 })),
  intro: named("Texto de abertura", text({ max: 400, lines: true })),
  sections: named(
    "Links para as seções da página",
    object("SectionLinks", {
      label: named("Nome da lista de links", text({ max: 60 }), "Lido em voz alta para quem não vê a página."),
      services: named("Link para os serviços", text({ max: 60 })),
      plans: named("Link para os planos", text({ max: 60 })),
      process: named("Link para as etapas", text({ max: 60 })),
    }),
  ),
  servicesHeading: named("Título da lista de serviços", text({ max: 100 })),
  plans: named(
    "Seção dos planos",
    object("PlansSection", {
      heading: named("Título", text({ max: 100 })),
      intro: named("Texto", text({ max: 400, lines: true })),
      popularLabel: named("Selo do plano mais popular", text({ max: 24 })),
      frequencyLabel: named("Rótulo da frequência", text({ max: 60 })),
      warrantyLabel: named("Rótulo da garantia", text({ max: 60 })),
      quoteLabel: named("Botão de orçamento", text({ max: 60 })),
    }),
  ),
  process: named(
    "Seção das etapas",
    object("ProcessSection", {
      heading: named("Título", text({ max: 100 })),
      intro: named("Texto", text({ max: 400, lines: true })),
    }),
  ),
  closing: named("Chamada final", closingCall),
});
