import { named, text } from "../rules/formats";
import { callToChat, detailLabel, extending, group, headerLink, page } from "./shared";

export const servicesPage = extending("ServicesPage", page, {
  linkLabel: headerLink(),
  heading: text("Título", 100),
  intro: text("Texto de abertura", 400, { lines: true }),
  detailLabel: detailLabel(),
  servicesHeading: text("Título da lista de serviços", 100),
  plans: group("Seção dos planos", "PlansSection", {
    heading: text("Título", 100),
    intro: text("Texto", 400, { lines: true }),
    popularLabel: text("Selo do plano mais popular", 24),
    frequencyLabel: text("Rótulo da frequência", 60),
    warrantyLabel: text("Rótulo da garantia", 60),
    quoteLabel: text("Botão de orçamento", 60),
  }),
  process: group("Seção das etapas", "ProcessSection", {
    heading: text("Título", 100),
    intro: text("Texto", 400, { lines: true }),
  }),
  closing: named("Chamada final", callToChat),
});
