import { text } from "./formats/text";
import { listOf, object } from "./shared";

export const stepList = object("StepList", {
  steps: listOf("Etapas", "Step", "number", {
    number: text("Número", 4, { facts: false, hint: "Por exemplo: 01" }),
    title: text("Título", 60),
    description: text("Descrição", 200, { lines: true }),
  }).meta({ entryName: "title" }),
});
