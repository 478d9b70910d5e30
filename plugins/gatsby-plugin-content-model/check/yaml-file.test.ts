import { describe, expect, it } from "@jest/globals";
import { saidOf } from "../../../tests/support/small-model";

/** What ends each message on broken syntax. */
const undo = "Se não achar o engano, desfaça a última mudança: no GitHub, History mostra a versão anterior do arquivo.";

/** Broken files, by what is said of them: the mistake, the text of `services.yaml`, and the line that is named. */
const broken: Record<string, [mistake: string, source: string, line: number][]> = {
  "No começo desta linha há uma tabulação (tecla Tab). Use só espaços.": [
    ["a tab for the indentation", "services:\n\t- icon: fan\n", 2],
    ["a tab below a line with spaces", "services:\n  - icon: fan\n\t\ttitle: x\n", 3],
  ],
  "As aspas que abrem aqui não fecham na mesma linha. Feche as aspas no fim do texto, com o mesmo sinal do começo.": [
    ["a quote that is never closed", 'heading: "Frio\nservices:\n  - icon: fan\n    title: x\n', 1],
    ["a quote that the next one closes", 'services:\n  - icon: fan\n    title: "Frio\n    features:\n      - "x"\n', 3],
    ["a single quote that is never closed", "services:\n  - icon: fan\n    title: 'Frio\n", 3],
  ],
  'O valor acaba aqui, e ainda há texto na linha. Ponha o texto inteiro entre aspas retas ("); dentro dele, use aspas curvas (“ ”).':
    [
      ["text after a closed quote", 'heading: "Frio" já\nservices: []\n', 1],
      ["an apostrophe within single quotes", "heading: 'Caixa d'água'\nservices: []\n", 1],
      ["a name in braces at the start", "heading: {brand} conserta\nservices: []\n", 1],
      ["a second name in braces", "heading: {brand} {brand}\nservices: []\n", 1],
      ["a link of Markdown", "heading: [Peça](https://wa.me/55)\nservices: []\n", 1],
      ["a message copied from WhatsApp", "heading: [14:32, 26/11/2026] Zé: oi\nservices: []\n", 1],
    ],
  'Aqui não pode haver dois-pontos seguidos de espaço (“: ”). Se fazem parte do texto, ponha o texto inteiro entre aspas retas ("); se aí começa outro campo, passe-o para a linha de baixo.':
    [
      ["a colon within a text", "heading: Atenção: leia\nservices: []\n", 1],
      ["a colon within curly quotes", "heading: “Atenção: leia”\nservices: []\n", 1],
      ["two fields in one line", "services:\n  - icon: fan title: Frio\n", 2],
    ],
  "Este campo já apareceu neste grupo. Se é o mesmo, deixe um só; se aqui começa outro item ou outro grupo, falta acima o traço (“- ”) do item ou o nome do grupo (“campo:”).":
    [
      ["a field twice", "heading: Frio\nheading: Ar\nservices: []\n", 2],
      ["an item without its first line", "services:\n  - icon: fan\n    title: Frio\n    title: Ar\n", 4],
    ],
  'Esta linha não combina com as de cima. Os campos de um grupo e os itens de uma lista (“- ”, com um espaço) começam na mesma coluna, abaixo do nome do grupo ou da lista (“campo:”). Se ela continua um texto, ponha o texto inteiro entre aspas retas (").':
    [
      ["a field one space too far right", "services:\n  - icon: fan\n     title: Frio\n", 3],
      ["a field one space too far left", "services:\n  - icon: fan\n   title: Frio\n", 3],
      ["a field below another, as if in a group", "heading: Frio\n  services:\n    - icon: fan\n", 2],
      ["an item with a dash and no space", "services:\n  - icon: fan\n    title: x\n  -icon: fan\n", 4],
      [
        "an item with a dash of Word",
        "services:\n  - icon: fan\n    title: x\n    features:\n      - a\n      – b\n",
        6,
      ],
      ["a field too far left, between others", "services:\n  - icon: fan\n   title: x\n    days: 3\n", 3],
      [
        "a field below a list whose name was deleted",
        "  - icon: fan\n    title: >-\n      Frio\n  - icon: fan\n    title: x\nheading: y\n",
        6,
      ],
      ["a field under a comment", "services:\n  - icon: fan\n    title: x\n  # nota\n   urgent: true\n", 5],
      ["a folded text's second line too far left", "heading: >-\n    Frio\n  e ar\nservices: []\n", 3],
    ],
  "Aqui se espera um campo (“campo: valor”) ou um item de lista (“- texto”), com um espaço depois dos dois-pontos ou do traço. Se a linha é de um texto que começa acima, dê a ela mais recuo que ao campo, ou junte as duas; se é um recado seu, comece com #.":
    [
      ["no space after the colon", "heading:Frio\nservices: []\n", 1],
      ["a folded text at the margin that begins with braces", "heading: >-\n{brand} conserta\nservices: []\n", 2],
      ["a text without its marker that begins with braces", "heading:\n  {brand} conserta\n  tudo\nservices: []\n", 2],
      ["no colon", "heading Frio\nservices: []\n", 1],
      ["a folded text at the margin", "heading: >-\nFrio\nservices: []\n", 2],
      ["a file that was cut off", "heading: Frio\nservi", 2],
      ["a group's text without its marker", "services:\n  Visitas: sempre\n  no prazo\nheading: x\n", 3],
    ],
  "O traço desta linha não está no lugar de um item de lista. Cada item fica na sua linha, começa com “- ”, e todos na mesma coluna; o nome da lista (“campo:”) fica sozinho na linha de cima. Se o traço é do texto, ponha o texto entre aspas.":
    [
      ["an item on its list's line", "heading: x\nservices: - icon: fan\n", 2],
      ["an item one space too far left", "services:\n  - icon: fan\n    title: x\n - icon: fan\n", 4],
      ["a list whose name was deleted", "heading: x\n- icon: fan\n  title: y\n", 2],
      ["a first item without its dash", "services:\n    icon: fan\n    title: x\n  - icon: fan\n    title: y\n", 4],
    ],
  "Depois de > ou | não pode haver texto na mesma linha. Passe o texto para a linha de baixo, com recuo; se o sinal é do texto, ponha o texto entre aspas.":
    [["a text behind the sign of a folded one", "heading: > R$ 100\nservices: []\n", 1]],
  "A barra invertida (\\) não pode ficar entre aspas retas. Use / ou apague.": [
    ["a path of Windows", 'heading: "C:\\preço"\nservices: []\n', 1],
  ],
  "Há uma linha de traços (---) no meio do arquivo. Apague essa linha.": [
    ["a line of dashes", "heading: x\n---\nservices: []\n", 2],
  ],
};

describe.each(Object.entries(broken))("%s", (message, cases) => {
  it.each(cases)("is said of %s", (_, source, line) => {
    expect(saidOf(source)).toEqual([[line, `${message} ${undo}`]]);
  });
});

it.each(["@", "`", "%", ",", "]", "}", "?"])("a text that begins with %s is refused with the parser's sign", (sign) => {
  expect(saidOf(`heading: ${sign} frio\nservices: []\n`)).toEqual([
    [
      1,
      `No começo de um valor, ${sign} tem outro sentido. Apague o sinal, ou ponha o texto inteiro entre aspas retas ("). ${undo}`,
    ],
  ]);
});

it.each([
  ["[", "[Frio, ar"],
  ["{", "{Frio"],
])("a bracket that is not closed is refused where it opens: %s", (sign, text) => {
  expect(saidOf(`heading: ${text}\nservices: []\n`)).toEqual([
    [
      1,
      `No começo de um valor, ${sign} tem outro sentido. Apague o sinal, ou ponha o texto inteiro entre aspas retas ("). ${undo}`,
    ],
  ]);
});

describe("valid YAML that says something else than what is written is refused:", () => {
  const reserved = (sign: string) =>
    `No começo de um valor, ${sign} tem outro sentido. Apague o sinal, ou ponha o texto inteiro entre aspas retas (").`;
  const hash =
    "O sinal # e o que vem depois não aparecem no site. Ponha o texto inteiro entre aspas; se for um recado seu, passe para uma linha só dele.";
  const swallowed =
    "Esta linha faz parte do texto de cima. Se é um campo ou um item de lista, alinhe-a com os outros, e confira se cada item tem o traço e um espaço (“- ”), e a lista o seu nome (“campo:”) acima; se é texto, junte-a à linha de cima.";
  const rest = "services:\n  - icon: fan\n    title: x\n";

  it.each([
    ["an anchor", `heading: &frio Frio\n${rest}`, 1, reserved("&")],
    ["a tag", `heading: !frio Frio\n${rest}`, 1, reserved("!")],
    ["bold of Markdown, which is an alias", `${rest}    features:\n      - **Limpeza**\n`, 5, reserved("*")],
    ["a hash within a text", `heading: A partir de #1\n${rest}`, 1, hash],
    ["a hash at the start of an item", `${rest}    features:\n      - #1 da região\n`, 5, hash],
    ["a hash behind a quoted text", `heading: "Frio" # e ar\n${rest}`, 1, hash],
    ["a hash behind the name of a group", `heading: x\n${rest.replace(":", ": # nota")}`, 2, hash],
    ["a hash behind the sign of a folded text", `heading: >- # nota\n  Frio\n${rest}`, 1, hash],
    [
      "a note within a text",
      `heading: >-\n  Frio\n  # ligar para o João\n  e ar\n${rest}`,
      3,
      "Esta linha com # está dentro de um texto e apareceria no site. Passe o recado para antes do nome do campo, ou apague a linha.",
    ],
    ["a field that a folded text has swallowed", `heading: >-\n  Frio\n  title: Ar\n${rest}`, 3, swallowed],
    ["a field that a quoted text has swallowed", `heading: "Frio\n  title: Ar"\n${rest}`, 2, swallowed],
    ["an item too far right", `${rest}    features:\n      - a\n        - b\n`, 6, swallowed],
    ["an item with a dash and no space", `${rest}    features:\n      -a\n      -b\n`, 6, swallowed],
    ["a first item without its dash", `${rest}    features:\n      a\n      - b\n`, 6, swallowed],
    ["a list without its name", `${rest}      - a\n      - b\n`, 4, swallowed],
    [
      "no name before the colon",
      `${rest}: Frio\n`,
      4,
      "Falta o nome do campo antes dos dois-pontos. Corrija ou apague a linha.",
    ],
    [
      "a merge key",
      `<<: {heading: Frio}\n${rest}`,
      1,
      "O campo “<<” não existe aqui. Confira o recuo (os espaços no começo da linha) e o nome, ou apague a linha.",
    ],
  ])("%s", (_, source, line, message) => {
    expect(saidOf(source)).toEqual([[line, message]]);
  });
});

describe("what may be written in more than one way is accepted:", () => {
  it.each([
    ["a byte order mark", "\ufeff# Os serviços\nservices: []\n"],
    ["Windows line ends", "# Os serviços\r\nheading: >-\r\n  Frio\r\n  e ar\r\nservices: []\r\n"],
    ["a line of dashes at the top", "---\nservices: []\n"],
    ["a list at its field's margin", "services:\n- icon: fan\n  title: x\n"],
    ["a tab behind the colon", "heading:\tFrio\nservices: []\n"],
    ["a space before the colon", "heading : Frio\nservices: []\n"],
    ["a hash within a word, or in quotes", 'heading: "Nº #1, C#"\nservices: []\n'],
    ["a comment in a line of its own, wherever", "# a\nservices:\n  # b\n  - icon: fan\n    # c\n    title: x\n"],
    ["a temperature at the start of a text's line", "heading: Câmara a\n  -18 °C\nservices: []\n"],
    ["a text in braces within quotes", 'heading: "{brand}: frio"\nservices: []\n'],
    ["an explicit key", "? heading\n: Frio\nservices: []\n"],
  ])("%s", (_, source) => {
    expect(saidOf(source)).toEqual([]);
  });
});

describe("what is nested too deep to be parsed is refused:", () => {
  const message =
    "Esta linha começa com mais de 100 espaços ou traços, ou está dentro de mais de 100 colchetes ou chaves. Apague os que sobram.";
  const stairs = Array.from({ length: 1000 }, (_, depth) => `${" ".repeat(depth)}a:\n`).join("");

  it.each([
    ["brackets", `services: ${"[".repeat(100_000)}\n`, 1],
    ["dashes", `services:\n  ${"- ".repeat(3000)}a\n`, 2],
    ["groups", stairs, 102],
  ])("%s", (_, source, line) => {
    expect(saidOf(source)).toEqual([[line, message]]);
  });
});
