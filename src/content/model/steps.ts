import { stepNumber, text } from "../rules/formats";
import { listOf, named, object } from "./shared";

export const stepList = object("StepList", {
  steps: listOf("Etapas", "Step", "number", {
    number: named("Número", stepNumber()),
    title: named("Título", text({ max: 60 })),
    description: named("Descrição", text({ max: 200, lines: true })),
  }),
});
