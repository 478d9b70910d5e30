import { describe, expect, it, jest } from "@jest/globals";
import { checkWith, saidOf } from "../../tests/support/small-model";
import { messages } from "./messages";

const { syntax } = messages;
const rest = "services:\n  - icon: fan\n    title: x\n";

/** What people and assistants do to a file, by the sentence that is said of it, and the line that is named. */
const broken: [sentence: string, slips: [slip: string, source: string, line: number][]][] = [
  [
    syntax.line,
    [
      ["a fence around the file", `\`\`\`yaml\n${rest}\`\`\`\n`, 1],
      ["a fence at the end", `${rest}\`\`\`\n`, 4],
      ["a sentence above the file", `Segue o arquivo.\n${rest}`, 1],
      ["a sentence below the file", `${rest}\nSe quiser, mudo os preços.\n`, 5],
      ["a comment of another language", `services:\n  // planos\n  - icon: fan\n    title: x\n`, 2],
      ["a rule of dashes", `${rest}-------\n  - icon: fan\n`, 4],
      ["marks of a merge", `heading: x\n<<<<<<< HEAD\n${rest}=======\n${rest}>>>>>>> main\n`, 2],
      ["one mark of a merge", `${rest}>>>>>>> main\n`, 4],
      ["no space after the colon", `heading:Frio\n${rest}`, 1],
      ["no space after the colon of an entry", "services:\n  - icon:fan\n    title: x\n", 2],
      ["no colon", `heading Frio\n${rest}`, 1],
      ["a group without its colon", "services\n  - icon: fan\n    title: x\n", 1],
      ["a file that was cut off", "heading: Frio\nservi", 2],
      ["a field one space too far left", "services:\n  - icon: fan\n   title: x\n", 3],
      ["an item one space too far right", `${rest}   - icon: fan\n`, 4],
      ["an item one space too far left", `${rest} - icon: fan\n`, 4],
      ["an item without its dash", `${rest}    features:\n      - a\n      b\n`, 6],
      ["an item with a dash and no space", `${rest}  -icon: fan\n    title: y\n`, 4],
      ["an item with a dash of Word", `${rest}    features:\n      - a\n      – b\n`, 6],
      ["a first entry without its dash", "services:\n    icon: fan\n    title: x\n  - icon: fan\n", 4],
      ["a list whose name was deleted", "heading: x\n- icon: fan\n  title: y\n", 2],
      ["a list whose name is a comment now", `${rest}    # features\n      - a\n`, 5],
      ["a folded text at the margin", `heading: >-\nFrio\n${rest}`, 2],
      ["a folded text whose second line is too far left", `heading: >-\n    Frio\n  e ar\n${rest}`, 3],
      ["a text that goes on at the margin", `heading: Frio\ne ar\n${rest}`, 2],
      ["items with asterisks", `${rest}    features:\n      * a\n      * b\n`, 5],
      ["a directive", `% desconto\n${rest}`, 1],
      ["a hash right behind quotes", `heading: "Frio"# nota\n${rest}`, 1],
    ],
  ],
  [
    syntax.deeper,
    [
      ["a field one space too far right", "services:\n  - icon: fan\n     title: Frio\n", 3],
      ["a field below another, as if in a group", "heading: Frio\n  services:\n    - icon: fan\n", 2],
      ["a second line with a colon", `heading: Frio\n  e ar: gelo\n${rest}`, 2],
    ],
  ],
  [
    syntax.value,
    [
      ...["@frio", "`frio`", "%50", ", frio", "] frio", "} frio", "? frio", "- frio", "> 20 anos", "| frio"].map(
        (text): [string, string, number] => [`a text that begins with a sign: ${text}`, `heading: ${text}\n${rest}`, 1],
      ),
      ["an alias", `heading: *Frio*\n${rest}`, 1],
      ["bold of Markdown", `${rest}    features:\n      - **Limpeza** completa\n`, 5],
      ["an anchor", `heading: &frio Frio\n${rest}`, 1],
      ["a tag", `heading: !Promoção de verão\n${rest}`, 1],
      ["a tag that only one parser knows", `heading: !!binary\n${rest}`, 1],
      ["text behind quotes", `heading: "Frio" já\n${rest}`, 1],
      ["an apostrophe within single quotes", `heading: 'Caixa d'água'\n${rest}`, 1],
      ["quotes within quotes", `heading: "O "Frio" bom"\n${rest}`, 1],
      ["a line of JSON", `"heading": "Frio",\n${rest}`, 1],
      ["a name in braces at the start", `heading: {brand} conserta\n${rest}`, 1],
      ["a name in braces alone", `heading: {brand}\n${rest}`, 1],
      ["a bracket that is not closed", `heading: [Frio, ar\n${rest}`, 1],
      ["brackets a thousand deep", `heading: ${"[".repeat(100_000)}\n`, 1],
      ["a link of Markdown", `heading: [Peça](https://wa.me/55)\n${rest}`, 1],
      ["a message from WhatsApp", `heading: [14:32, 26/11/2026] Zé: oi\n${rest}`, 1],
      ["a colon within a text", `heading: Atenção: leia\n${rest}`, 1],
      ["a colon within an item", `${rest}    features:\n      - Atenção: leia\n`, 5],
      ["two fields in one line", "services:\n  - icon: fan title: Frio\n", 2],
      ["an item on its list's line", "heading: x\nservices: - icon: fan\n", 2],
    ],
  ],
  [
    syntax.openQuote,
    [
      ["a quote that is never closed", `heading: "Frio\n${rest}`, 1],
      ["a single quote that is never closed", "services:\n  - icon: fan\n    title: 'Frio\n", 3],
      ["a quote before another", 'services:\n  - icon: fan\n    title: "Frio\n    features:\n      - "x"\n', 3],
      ["a straight quote that a curly one closes", `heading: "Frio”\n${rest}`, 1],
      ["a quoted text that goes on at the margin", `heading: "Frio\ne ar"\n${rest}`, 1],
    ],
  ],
  [
    syntax.duplicateKey,
    [
      ["a field twice", `heading: Frio\nheading: Ar\n${rest}`, 2],
      ["the file twice", `${rest}${rest}`, 4],
      ["an entry without its dash", `${rest}    icon: fan\n    title: y\n`, 4],
    ],
  ],
  [
    syntax.documents,
    [
      ["a line of three dashes", "heading: x\n---\nservices: []\n", 2],
      ["a line of three points", `heading: x\n...\n${rest}`, 2],
      ["the old and the new file", `${rest}---\n${rest}`, 4],
    ],
  ],
  [syntax.backslash, [["a path of Windows", `heading: "C:\\preço"\n${rest}`, 1]]],
  [
    messages.strayCharacter,
    [
      ["a tab for the indentation", "services:\n\t- icon: fan\n", 2],
      ["a tab below a line with spaces", "services:\n  - icon: fan\n  \ttitle: x\n", 3],
      [
        "a no-break space for the indentation",
        "services:\n  - icon: fan\n\u00a0\u00a0\u00a0\u00a0title: x\n    days: 3\n",
        3,
      ],
      ["a no-break space behind the colon", "services:\n  - icon:\u00a0fan\n    title: x\n", 2],
      ["a no-break space behind the dash", `${rest}    features:\n      - a\n      -\u00a0b\n`, 6],
      ["an invisible character before a field", "services:\n  - icon: fan\n\u200b    title: x\n    days: 3\n", 3],
    ],
  ],
];

describe.each(broken)("%s", (sentence, slips) => {
  it.each(slips)("is said of %s", (_, source, line) => {
    const [[named, message] = []] = saidOf(source);
    expect([named, message]).toEqual([line, expect.stringContaining(sentence)]);
  });
});

it("Of a file with a mistake, the first is told, with the way back", () => {
  expect(saidOf('heading: "Frio\nheading: Ar\nservices: - x\n')).toEqual([[1, `${syntax.openQuote} ${syntax.undo}`]]);
});

describe("A field's name with a character that looks like a space, or like nothing, is refused, and the field is not missing:", () => {
  it.each([
    ["a no-break space", "services:\n  - icon: fan\n    title\u00a0: x\n"],
    ["a zero-width space", "services:\n  - icon: fan\n    ti\u200btle: x\n"],
  ])("%s", (_, source) => {
    expect(saidOf(source)).toEqual([[3, messages.strayCharacter]]);
  });
});

describe("What is not text in UTF-8 is refused:", () => {
  const source = "services:\n  - icon: fan\n    title: Refrigeração\n";

  it.each([
    ["Latin-1", Buffer.from(source, "latin1"), 3, messages.encoding],
    ["UTF-16 of Windows", Buffer.from(`\ufeff${source}`, "utf16le"), 1, messages.encoding],
    ["UTF-16 without a mark", Buffer.from(source, "utf16le"), 1, messages.encoding],
    ["a control character", source.replace("ger", "ge\u000br"), 3, messages.controlCharacter],
    ["line ends of an old Mac", source.replaceAll("\n", "\r"), 1, messages.controlCharacter],
  ])("%s", (_, bytes, line, message) => {
    expect(saidOf(bytes)).toEqual([[line, message]]);
  });
});

/** The heading, as it is read. */
const headingOf = (written: string) =>
  checkWith({ "services.yaml": `heading: ${written}\n${rest}` }).content?.["services.yaml"].heading;

describe("Of a value, what nobody sees is dropped:", () => {
  it.each([
    ["a zero-width space", "Frio\u200b e ar"],
    ["a soft hyphen", "Fri\u00ado e ar"],
    ["a byte order mark", "Frio\ufeff e ar"],
    ["signs of direction", "\u2066Frio\u2069\u200e e ar"],
    ["a no-break space", "Frio\u00a0e ar"],
    ["a narrow no-break space", "Frio\u202fe ar"],
    ["a no-break space in front", "\u00a0Frio e ar"],
    ["a tab", "Frio\te ar"],
    ["an escaped control character", '"Frio\\u0007 e ar"'],
    ["half an emoji, escaped", '"Frio \\ud83de ar"'],
    ["a joiner that joins nothing", "Fri\u200do e ar"],
    ["spaces in quotes", '" Frio e ar "'],
  ])("%s", (_, written) => {
    expect(headingOf(written)).toBe("Frio e ar");
  });

  it("but not what an emoji is made of", () => {
    expect(headingOf("Conserto 👩🏽‍🔧 ❄️")).toBe("Conserto 👩🏽‍🔧 ❄️");
  });

  it("and accents are composed, as other programs write them", () => {
    expect(headingOf("Inspec\u0327a\u0303o")).toBe("Inspeção");
  });
});

const accepted: [name: string, source: string][] = [
  ["a byte order mark", "\ufeff# Os serviços\nservices: []\n"],
  ["line ends of Windows", "# Os serviços\r\nheading: >-\r\n  Frio\r\n  e ar\r\nservices: []\r\n"],
  ["a line of dashes at the top", "---\nservices: []\n"],
  ["a line of points at the end", "---\nservices: []\n...\n"],
  ["a directive of YAML", "%YAML 1.2\n---\nservices: []\n"],
  ["a list at its field's margin", "services:\n- icon: fan\n  title: x\n"],
  ["a tab behind the colon", "heading:\tFrio\nservices: []\n"],
  ["a space before the colon", "heading : Frio\nservices: []\n"],
  ["a hash within a word, or in quotes", 'heading: "Nº #1, C#"\nservices: []\n'],
  ["a comment in a line of its own", "# a\nservices:\n  # b\n  - icon: fan\n    # c\n    title: x\n"],
  ["a comment behind a value", "heading: Frio # nota\nservices: []\n"],
  ["a temperature at the start of a text's line", "heading: Câmara a\n  -18 °C\nservices: []\n"],
  ["a text in braces within quotes", 'heading: "{brand}: frio"\nservices: []\n'],
  ["curly quotes", "heading: “Frio” já\nservices: []\n"],
  ["an explicit key", "? heading\n: Frio\nservices: []\n"],
  ["JSON", '{"heading": "Frio", "services": [{"icon": "fan", "title": "x"}]}\n'],
  ["a number in quotes", 'services:\n  - icon: fan\n    title: x\n    days: "3"\n'],
];

it.each(accepted)("What may be written in more than one way is accepted: %s", (_, source) => {
  expect(saidOf(source)).toEqual([]);
});

/** The build's other reader, as Gatsby calls it. It has no types. */
const transformer = jest.requireActual<{ onCreateNode(api: object, options: object): Promise<void> }>(
  "gatsby-transformer-yaml/gatsby-node",
);

it.each(accepted)("gatsby-transformer-yaml reads what is accepted: %s", async (_, source) => {
  const types: string[] = [];
  const api = {
    node: { id: "file", internal: { type: "File", mediaType: "text/yaml" } },
    loadNodeContent: async () => source.replace(/^\ufeff/, ""),
    createNodeId: String,
    createContentDigest: String,
    actions: {
      createNode: ({ internal }: { internal: { type: string } }) => types.push(internal.type),
      createParentChildLink() {},
    },
  };
  await transformer.onCreateNode(api, { typeName: "Services" });
  expect(types).toEqual(["Services"]);
});
