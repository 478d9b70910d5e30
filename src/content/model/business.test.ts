import { expect, it } from "@jest/globals";
import { rootOf } from "../../../plugins/gatsby-plugin-content-model/fields";
import { business } from "./business";
import { folded } from "./formats/choice";

it.each([
  ["férias", "closedOn"],
  ["feriado", "closedOn"],
  ["Instagram", "profiles"],
  ["CREA", "registration"],
  ["técnico", "responsibleTechnician"],
])("Who looks for %s finds the field %s", (word, key) => {
  const found = rootOf(business).children.filter(({ title, alsoCalled = [] }) =>
    [title, ...alsoCalled].some((name) => folded(name).includes(folded(word))),
  );
  expect(found.map((field) => field.key)).toContain(key);
});
