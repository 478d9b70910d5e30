import { stepNumber } from "./formats/amounts";
import { text } from "./formats/text";
import { listOf, object } from "./shared";

export const stepList = object("StepList", {
  steps: listOf("Etapas", "Step", "number", {
    number: stepNumber("Número"),
    title: text("Título", 60),
    description: text("Descrição", 200, { lines: true }),
  }).meta({ entryName: "title" }),
});
