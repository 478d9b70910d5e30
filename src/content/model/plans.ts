import { z } from "zod";
import { count, listOfDistinct, price, text } from "../rules/formats";
import { messages } from "../rules/messages";
import { listOf, named, object } from "./shared";

/** Slots of the texts that are filled in for each plan. */
const planSlots = ["name", "warrantyDays"] as const;

export const planList = object("PlanList", {
  greeting: named(
    "Mensagem pronta do WhatsApp para um plano",
    text({ max: 400, lines: true, slots: planSlots }),
    "Em {name} entra o nome do plano.",
  ),
  warrantyText: named(
    "Como a garantia aparece no cartão",
    text({ max: 60, slots: planSlots }),
    "Em {warrantyDays} entra a garantia do plano. Por exemplo: {warrantyDays} dias",
  ),
  warrantySummary: named(
    "Como a garantia aparece nos Termos de Uso",
    text({ max: 80, facts: false, slots: planSlots }),
    "Por exemplo: {warrantyDays} dias no plano {name}",
  ),
  plans: listOf("Planos", "Plan", "name", {
    name: named("Nome", text({ max: 32, facts: false })),
    price: named(
      "Preço",
      price(),
      "Por exemplo: Sob consulta, ou A partir de R$ 390 por mês. Com um preço, reveja os Termos de Uso e a descrição da página de serviços para buscadores, se dizem “sob consulta”.",
    ),
    description: named("Descrição", text({ max: 200, lines: true })),
    maintenanceFrequency: named(
      "Frequência da manutenção preventiva",
      text({ max: 60 }),
      "Por exemplo: Mensal, Quinzenal, Semanal",
    ),
    warrantyDays: named("Garantia em dias", count()),
    features: named("Itens incluídos", listOfDistinct(text({ max: 160 }))),
    popular: named("Mais popular", z.boolean(), "Só no plano em destaque."),
  }).superRefine((plans, context) => {
    const popular = plans.flatMap((plan, index) => (plan.popular ? [index] : []));
    for (const index of popular.slice(1)) {
      context.addIssue({ code: "custom", path: [index, "popular"], message: messages.onePopularPlan });
    }
  }),
});
