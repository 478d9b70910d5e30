import { expect, it } from "@jest/globals";
import { z } from "zod";
import type { Problem } from "../../gatsby-plugin-content-model/problems";
import { textOfForm } from "./check";
import { firstChange, problemStyles } from "./field-problems";
import { readYaml } from "./yaml-text";

it("Each problem of the open file stands below its field, whatever signs and lines it has", () => {
  const problem = (file: string, path: Problem["path"], message: string) =>
    ({ file, path, message, severity: "error" }) as Problem;
  const problems = [
    problem("plans.yaml", ["plans", 1, "price"], 'Escreva "R$ 390"\nou \\ nada'),
    problem("steps.yaml", ["steps"], "Falta um."),
  ];
  expect(problemStyles(problems, "plans.yaml")).toBe(
    '[data-key-path="plans.1.price"] > .field-wrapper::after { content: "Escreva \\"R$ 390\\"\\a ou \\\\ nada" }',
  );
  expect(problemStyles(problems, "pages/home.yaml")).toBe("");
});

it("The first change of a restored draft is found, and none where the form says what the file does", () => {
  const plan = z.strictObject({ name: z.string(), days: z.number().optional(), popular: z.boolean().optional() });
  const schema = z.strictObject({ photo: z.string().meta({ photo: true }), plans: z.array(plan) });
  const stored = readYaml("photo: a.jpg\nplans:\n  - name: Um\n    days: 30\n    popular: true\n  - name: Dois\n");
  const change = (...plans: object[]) => {
    const form = { photo: "/a.jpg", plans, $source: "texto" };
    const text = textOfForm({ model: { files: { "plans.yaml": schema } } as never }, "plans.yaml", form);
    return firstChange(stored, JSON.parse(text));
  };
  const one = { name: "Um", days: "30", popular: true };
  expect(change(one, { name: "Dois", days: "" })).toBeUndefined();
  expect(change(one, { name: "Dois", days: "60" })).toEqual(["plans", 1, "days"]);
  expect(change(one, { name: "Dois" }, { name: "Três" })).toEqual(["plans", 2, "name"]);
  expect(change(one, { name: "Dois", popular: true })).toEqual(["plans", 1, "popular"]);
  expect(change(one)).toEqual(["plans"]);
  expect(change({ ...one, days: "" }, { name: "Dois" })).toEqual(["plans", 0, "days"]);
});
