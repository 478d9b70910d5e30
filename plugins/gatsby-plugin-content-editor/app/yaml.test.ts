import { describe, expect, it } from "@jest/globals";
import { readYaml, writeYaml } from "./yaml";

const file = `# Os planos
plans:
  # o mais vendido
  - name: "Básico"   # com aspas
    price: 'Sob consulta'
    features:
      - Limpeza  # todo mês
      - Reaperto

  - name: Total
    price: R$ 390
note: >
  Um texto que fica

# O fim
days: 012
hours:
`;

interface Plan {
  name: string;
  price: string;
  features?: string[];
}
interface File {
  plans: [Plan & { features: string[] }, Plan, ...Plan[]];
  note: string;
  days: string;
  hours: null;
}

const data = readYaml(file) as File;

/** The text of the file after a change, and expects that it reads back. */
function changed(change: (data: File) => unknown): string {
  const edited = structuredClone(data);
  change(edited);
  const text = writeYaml(file, edited);
  expect(readYaml(text)).toEqual(edited);
  return text;
}

it("reads what stands in the file as texts", () => {
  expect(data).toMatchObject({ note: "Um texto que fica", days: "012", hours: null });
});

it("does not touch a file in which nothing changes, whatever its style", () => {
  const byHand = file.replaceAll("\n", "\r\n").trimEnd();
  expect(writeYaml(byHand, readYaml(byHand))).toBe(byHand);
});

it.each<[string, (data: File) => unknown, [string, string][]]>([
  ["a text, in its quotes", ({ plans }) => (plans[0].price = "R$ 9"), [["'Sob consulta'", "'R$ 9'"]]],
  ["a folded text", (each) => (each.note = "Outro"), [["  Um texto que fica", "  Outro"]]],
  [
    "an entry of a list of texts, whose comment stays",
    ({ plans }) => (plans[0].features[0] = "Troca"),
    [["- Limpeza", "- Troca"]],
  ],
  [
    "a list less",
    ({ plans }) => Reflect.deleteProperty(plans[0], "features"),
    [["    features:\n      - Limpeza # todo mês\n      - Reaperto\n", ""]],
  ],
  [
    "an entry more",
    ({ plans }) => plans[0].features.unshift("Visita"),
    [["      - Limpeza", "      - Visita\n      - Limpeza"]],
  ],
])("changes %s, and nothing else", (_, change, replacements) => {
  const laidOut = file.replace("   # com", " # com").replace("  # todo", " # todo");
  expect(changed(change)).toBe(replacements.reduce((text, [from, to]) => text.replace(from, to), laidOut));
});

it("moves an entry with its comments and quotes, also when it is changed", () => {
  const text = changed(({ plans }) => {
    plans.reverse();
    plans[1].price = "R$ 9";
  });
  expect(text).toContain(`- name: "Básico" # com aspas\n    price: 'R$ 9'`);
});

it("puts a new field behind the one that it follows in the form", () => {
  const text = changed((each) => {
    const { name, price } = each.plans[1];
    each.plans[1] = { name, ...{ arrival: "4 horas" }, price };
  });
  expect(text).toContain("  - name: Total\n    arrival: 4 horas\n    price: R$ 390\n");
});

describe("writes each text so that it is read as the same text:", () => {
  const long = "Equipamento parado? Chame agora, e a equipe vai no mesmo dia, ";
  const texts = [
    ..."null|~|true|012|1e3|no|0x1f|12:30|.5|=|<<|...|---|- item|-item|@x|%x|`x|&a|*a|!x|>|#|# x|a # b|a: b|x:|:x|'a'|\"b\"|it's|{a}|[x, y]|c:\\pasta|❄️ frio".split(
      "|",
    ),
    "um\ndois",
    "um\n\ndois\n\n\ntrês",
    "Trazemos:\n- filtros\n- gás",
    "# um\n# dois",
    "price: 3\nname: x",
    `${long}${long}- dois - três - quatro - cinco - seis - sete - oito - nove - dez`,
    `${long}price: 3 price: 4 name: 5 # seis # sete # oito # nove # dez # onze # doze`,
    `${long}\n- ${long}\n${long}`,
    "a".repeat(300),
  ];
  it.each(texts)("%j", (text) => {
    for (const place of ["note", "days"] as const) changed((each) => (each[place] = text));
    changed(({ plans }) => plans.push({ name: text, price: text, features: [text, text] }));
    changed(({ plans }) => (plans[0].features = [text]));
  });
});

it("begins a file that is empty", () => {
  expect(writeYaml("", { name: "Frio", list: ["a"] })).toBe("name: Frio\nlist:\n  - a\n");
});

it("refuses a file that can't be read", () => {
  expect(readYaml("a: [")).toBeUndefined();
  expect(() => writeYaml("a: [", {})).toThrow();
});
