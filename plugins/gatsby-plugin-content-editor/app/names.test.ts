import { expect, it } from "@jest/globals";
import { z } from "zod";
import { rootOf } from "../../gatsby-plugin-content-model/fields";
import { nameOfEntry, summaryOf } from "./names";

const plans = rootOf(z.array(z.strictObject({ name: z.string() })).meta({ distinct: "name" }));

it.each([
  ["Básico", "Básico"],
  ["Plantão {hours}", "Plantão das 18h às 6h"],
  ["Plano {missing}", "Plano {missing}"],
  ["A".repeat(50), `${"A".repeat(40)}…`],
])("an entry whose name is %s is called %s", (name, shown) => {
  expect(nameOfEntry(plans, { name }, 0, { hours: "das 18h às 6h" })).toBe(shown);
});

it("a bar says once what two fields say, with a capital or without", () => {
  const section = rootOf(z.strictObject({ topic: z.string(), title: z.string(), intro: z.string() }));
  const said = summaryOf(section, { topic: "coleta de dados", title: "Coleta de dados", intro: "Em resumo" }, "title");
  expect(said).toEqual(["Coleta de dados", "Em resumo"]);
});
