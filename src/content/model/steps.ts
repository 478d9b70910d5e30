import { listOfDistinct, stepNumber, text } from "../rules/formats";
import { named, object } from "./shared";

export const stepList = object("StepList", {
  steps: named(
    "Etapas",
    listOfDistinct(
      object("Step", {
        number: named("Número", stepNumber()),
        title: named("Título", text({ max: 60 })),
        description: named("Descrição", text({ max: 200, lines: true })),
      }),
      "number",
    ),
  ),
});
