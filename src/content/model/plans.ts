import { price } from "./formats/amounts";
import { count, flag, listOfDistinct } from "./formats/choice";
import { named, text } from "./formats/text";
import { listOf, object } from "./shared";

/** Slots of the texts that are filled in for each plan. */
const planSlots = ["name", "warrantyDays"] as const;

export const planList = object("PlanList", {
  plans: listOf("Planos", "Plan", "name", {
    name: text("Nome", 32, { facts: false }),
    price: price("Preço", "A mensalidade. Por exemplo: Sob consulta, ou A partir de R$ 390 por mês."),
    description: text("Descrição", 200, { lines: true }),
    maintenanceFrequency: text("Frequência da manutenção preventiva", 60, {
      hint: "Por exemplo: Mensal, Quinzenal, Semanal",
    }),
    visitsPerYear: count("Visitas por ano", {
      to: 366,
      unit: "visitas?",
      hint: "Aparecem como marcas na linha de um ano. Por exemplo: 12",
    }).optional(),
    warrantyDays: count("Garantia em dias", {
      unit: "dias?",
      hint: "A que a empresa dá por escrito, além da que a lei já garante. Por exemplo: 30. Sem ela, não preencha.",
    }).optional(),
    arrival: text("Chegada em até", 24, {
      hint: "Na emergência, para quem tem este plano. Por exemplo: 4 horas. Só se você o escreve no contrato.",
    }).optional(),
    features: named("Itens incluídos", listOfDistinct(text("Item", 160))),
    popular: flag("Mais popular", "Só no plano em destaque.").optional(),
  })
    .optional()
    .describe("Sem nenhum plano, a seção e as frases sobre eles somem do site."),
  greeting: text("Mensagem pronta do WhatsApp para um plano", 400, {
    lines: true,
    slots: planSlots,
    hint: "Em {name} entra o nome do plano.",
  }),
  warrantyText: text("Como a garantia aparece no cartão", 60, {
    slots: planSlots,
    hint: "Em {warrantyDays} entra a garantia do plano. Por exemplo: {warrantyDays} dias, que no site é 30 dias",
  }),
  warrantySummary: text("Como a garantia aparece nos Termos de Uso", 80, {
    facts: false,
    slots: planSlots,
    hint: "Por exemplo: {warrantyDays} dias no plano {name}, que no site é 30 dias no plano Básico",
  }),
});
