import { describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { checkWith, saidOf } from "../../tests/support/small-model";
import { checkSources } from "./check-sources";

const home = "pages/home.yaml";
const business = "business.yaml";
const item = "services:\n  - icon: fan\n    title: Frio\n";

/** What is said of all files: file, field, and message. */
const reported = (changes: Parameters<typeof checkWith>[0]) =>
  checkWith(changes).problems.map(({ file, field, message }) => [file, field ?? "", message]);

it("The valid content has no problem", () => {
  expect(checkWith({}).problems).toEqual([]);
});

describe("of a field, the check names", () => {
  it.each([
    [
      "that it is missing",
      "heading: Y\n",
      1,
      "Falta o campo “services”, com o que fica abaixo dele. Escreva-o; se já existiu, copie esse trecho da última versão boa (no editor, em Versões anteriores; no GitHub, em History).",
    ],
    [
      "that it is missing in an entry",
      "services:\n  - icon: fan\n",
      2,
      "Falta o campo “title”. Acrescente a linha “title: …” com o valor.",
    ],
    [
      "one that it knows by another name",
      "services:\n  - icon: fan\n    titel: Frio\n",
      3,
      "O campo “titel” não existe aqui. Você quis dizer “title”?",
    ],
    [
      "one that it does not know",
      `${item}    abc: 1\n`,
      4,
      "O campo “abc” não existe aqui. Confira o recuo (os espaços no começo da linha) e o nome, ou apague a linha.",
    ],
    [
      "one with a name that every object has",
      `${item}constructor: x\n`,
      4,
      "O campo “constructor” não existe aqui. Confira o recuo (os espaços no começo da linha) e o nome, ou apague a linha.",
    ],
    [
      "that it is empty",
      "services:\n  - icon: fan\n    title:\n",
      3,
      "O campo está vazio. Escreva o valor depois dos dois-pontos; se ele começa com #, entre aspas.",
    ],
    [
      "that it is empty, since a # begins a comment",
      "services:\n  - icon: fan\n    title: #1 em frio\n",
      3,
      "O campo está vazio. Escreva o valor depois dos dois-pontos; se ele começa com #, entre aspas.",
    ],
    [
      "that it is empty, and may be left out",
      `heading:\n${item}`,
      1,
      "O campo está vazio. Ele não é obrigatório: escreva o valor (entre aspas, se começa com #), ou apague a linha inteira.",
    ],
    [
      "that its text is empty",
      'services:\n  - icon: fan\n    title: ""\n',
      3,
      "O texto não tem nenhuma letra nem número. Escreva o texto que deve aparecer no site.",
    ],
    [
      "that an item is empty",
      `${item}    features:\n      -\n`,
      5,
      "O item da lista está vazio. Escreva o texto depois do traço ou apague a linha.",
    ],
    [
      "that a list is empty",
      `${item}    features: []\n`,
      4,
      "O campo está vazio. Ele não é obrigatório: escreva o valor (entre aspas, se começa com #), ou apague a linha inteira.",
    ],
    [
      "a list where a text belongs",
      "services:\n  - icon: fan\n    title:\n      - a\n",
      3,
      "Aqui vai um valor só. Escreva-o depois dos dois-pontos, na mesma linha; se é um texto que continua nas de baixo, ponha >- depois dos dois-pontos.",
    ],
    [
      "a list where one of several values belongs",
      "services:\n  - icon:\n      - fan\n    title: Frio\n",
      2,
      "Aqui vai um valor só. Escreva-o depois dos dois-pontos, na mesma linha; se é um texto que continua nas de baixo, ponha >- depois dos dois-pontos.",
    ],
    [
      "a text where a list belongs",
      `${item}    features: Limpeza\n`,
      4,
      "Aqui vai uma lista: uma linha para cada item, começando com “- ”.",
    ],
    [
      "a text where an entry's fields belong",
      "services:\n  - Frio\n",
      2,
      "Aqui vai um grupo de campos, cada um na sua linha, o primeiro depois do traço e os outros alinhados com ele: “icon: …”, “title: …”, “days: …”, “urgent: …”, “features: …”.",
    ],
    [
      "a number with a point for thousands",
      `${item}    days: 1.000\n`,
      4,
      "Aqui vai um número inteiro. Por exemplo: 30",
    ],
    ["a word for yes", `${item}    urgent: sim\n`, 4, "Aqui só vale true (sim) ou false (não), sem aspas."],
    [
      "a value that is not one of several",
      "services:\n  - icon: fam\n    title: Frio\n",
      2,
      "O valor não é um dos aceitos. Use um destes: fan, wrench. Você quis dizer “fan”?",
    ],
    [
      "an entry twice",
      `${item}  - icon: fan\n    title: Frio\n`,
      5,
      "“Frio” já está em outro item desta lista. Mude o texto ou tire um dos dois.",
    ],
    [
      "an item twice, with an accent written otherwise",
      `${item}    features:\n      - Inspeção\n      - Inspec\u0327a\u0303o\n`,
      6,
      "“Inspeção” já está em outro item desta lista. Mude o texto ou tire um dos dois.",
    ],
    [
      "a text that is too long",
      `services:\n  - icon: fan\n    title: ${"frio ".repeat(50)}\n`,
      3,
      "O texto tem 249 caracteres; aqui cabem no máximo 200. Encurte o texto.",
    ],
  ])("%s", (_, source, line, message) => {
    expect(saidOf(source)).toEqual([[line, message]]);
  });

  it("where the owner's name for it is written", () => {
    const source = "brand: Frio\nphone: 3761-2345\ninstagram: frio\naddress:\n  street: Rua\n  city: Recife\n";
    expect(saidOf(source, business)).toEqual([
      [3, "O campo “instagram” não existe aqui. Isto se escreve em “profiles” (Perfis)."],
    ]);
  });

  it("each entry whose field has another name, and takes none for another's copy", () => {
    const source = "services:\n  - icon: fan\n    titulo: Frio\n  - icon: fan\n    titulo: Ar\n";
    const message = "O campo “titulo” não existe aqui. Você quis dizer “title”?";
    expect(saidOf(source)).toEqual([
      [3, message],
      [5, message],
    ]);
  });

  it("a group that a text has taken the place of", () => {
    expect(saidOf("brand: Frio\nphone: 3761-2345\naddress: Rua A, 10\n", business)).toEqual([
      [3, "Aqui vai um grupo de campos, cada um na sua linha, com recuo de dois espaços: “street: …”, “city: …”."],
    ]);
  });
});

describe("a text", () => {
  const inText = (text: string) => `services:\n  - icon: fan\n    title: '${text}'\n`;

  it.each(["...", "…", "—", "✅", "[...]", "\u200b"])("has a letter or a digit: %s has none", (text) => {
    expect(saidOf(inText(text))).toEqual([
      [3, "O texto não tem nenhuma letra nem número. Escreva o texto que deve aparecer no site."],
    ]);
  });

  it.each([
    "@_climafrio_",
    "frio.com?promo=1",
    "*já* e **agora**",
    "<b>já</b>",
    "• Frio",
    "𝗠𝗮𝗶𝘀 frio",
    "não tem",
    "AMANHÃ”, disse",
    "5 * 3 * 2",
    "℃ 18",
  ])("is taken as it is written: %s", (text) => {
    expect(saidOf(inText(text))).toEqual([]);
  });
});

describe("before any pattern of a format sees it, a value is measured:", () => {
  it.each([
    ["of a text", "services.yaml", `services:\n  - icon: fan\n    title: a${" ".repeat(100_000)}b\n`, 3, 200],
    ["of a number", "services.yaml", `${item}    days: '1${" ".repeat(100_000)}2'\n`, 4, 500],
    ["of a choice", "services.yaml", `services:\n  - icon: ${"fan".repeat(1000)}\n    title: Frio\n`, 2, 500],
    ["with endless braces", home, `title: x\ntext: |-\n  a\n  b {${"a".repeat(100_000)}}\n`, 2, 200],
  ])("%s", (_, file, source, line, limit) => {
    const message = expect.stringMatching(new RegExp(`O texto tem .* caracteres; aqui cabem no máximo ${limit}\\.`));
    expect(saidOf(source, file)[0]).toEqual([line, message]);
  });

  it("and its patterns are not tried", () => {
    const tried: string[] = [];
    const schema = z.strictObject({ a: z.string().refine((text) => tried.push(text) > 0) });
    const bytes = new TextEncoder().encode(`a: ${"x".repeat(600)}\n`);
    const model = { files: { "a.yaml": schema }, facts: { names: [], listedIn: "", of: () => ({}) } };
    checkSources(model, new Map([["a.yaml", bytes]]), new Date(0));
    expect(tried).toEqual([]);
  });
});

it("A file that has not changed since the last check is not read again", () => {
  const tried: string[] = [];
  const schema = z.strictObject({ a: z.string().refine((text) => tried.push(text) > 0) });
  const facts = { names: [], listedIn: "", of: () => ({}) };
  const bytesOf = (text: string) => new TextEncoder().encode(`a: ${text}\n`);
  const unchanged = bytesOf("x");
  for (const text of ["y", "z"]) {
    const sources = new Map([["a.yaml", unchanged]]).set("b.yaml", bytesOf(text));
    checkSources({ files: { "a.yaml": schema, "b.yaml": schema }, facts }, sources, new Date(0));
  }
  expect(tried).toEqual(["x", "y", "z"]);
});

describe("what stands in braces", () => {
  it.each([
    [
      "is a fact",
      "title: Frio em {cidade}\n",
      1,
      "“{cidade}” não é trocado neste texto. Os nomes dos dados que podem ficar entre chaves estão em data/README.md. Você quis dizer “address.city”?",
    ],
    [
      "is no name that every object has",
      "title: Frio em {constructor}\n",
      1,
      "“{constructor}” não é trocado neste texto. Os nomes dos dados que podem ficar entre chaves estão em data/README.md.",
    ],
    [
      "is a name of the field's own",
      "title: x\ngreeting: Quero {nome}\n",
      2,
      "“{nome}” não é trocado neste texto. Aqui só entram {name}; escreva o próprio valor. Você quis dizer “name”?",
    ],
    [
      "ends",
      "title: Frio da {brand\n",
      1,
      "Há uma chave { ou } sem o seu par, em dobro ou depois de $. Ponha só um par em volta do nome do dado, por exemplo: {brand}",
    ],
    [
      "is named where it stands in a long text",
      "title: x\ntext: >-\n  Frio e\n  ar da {marca2}\n",
      4,
      "“{marca2}” não é trocado neste texto. Os nomes dos dados que podem ficar entre chaves estão em data/README.md. Você quis dizer “brand”?",
    ],
  ])("%s", (_, source, line, message) => {
    expect(saidOf(source, home)).toEqual([[line, message]]);
  });

  it("is not allowed in a fact", () => {
    const source = 'brand: "{phone}"\nphone: 3761-2345\naddress:\n  street: Rua\n  city: Recife\n';
    expect(saidOf(source, business)).toEqual([
      [
        1,
        "Este texto aparece como está escrito: um nome entre chaves { } não é trocado aqui. Escreva o próprio valor, sem chaves.",
      ],
    ]);
  });

  it("is checked although another file is broken", () => {
    const found = reported({ [home]: "title: Frio em {xyz}\n", "services.yaml": "services: [\n" });
    expect(found.map(([file]) => file)).toEqual([home, "services.yaml"]);
  });

  it("counts by its value, not by its name", () => {
    const brand = "brand: Frio do Agreste 123\n";
    const rest = "phone: 3761-2345\naddress:\n  street: Rua\n  city: Recife\n";
    expect(reported({ [business]: `brand: F\n${rest}`, [home]: `title: "${"{brand}".repeat(10)}"\n` })).toEqual([]);
    expect(reported({ [business]: brand.replace(" 123", "") + rest, [home]: 'title: "{brand} {brand}"\n' })).toEqual([
      [
        home,
        "Título (title)",
        "Com os dados no lugar das chaves, o texto é: “Frio do Agreste Frio do Agreste”. O texto tem 31 caracteres; aqui cabem no máximo 30. Encurte o texto.",
      ],
    ]);
  });

  it("gives no link another scheme", () => {
    const source = "brand: javascript:alert(1)\nphone: 3761-2345\naddress:\n  street: Rua\n  city: Recife\n";
    expect(reported({ [business]: source, [home]: 'title: x\nlink: "{brand}"\n' })).toEqual([
      [
        home,
        "Endereço do link (link)",
        "Com os dados no lugar das chaves, o texto é: “javascript:alert(1)”. O endereço está errado. Comece com https://",
      ],
    ]);
  });

  it("names the text that a page needs, and that would be empty", () => {
    expect(reported({ [home]: "title: Plantão {hours}\n" })).toEqual([
      [
        home,
        "Título (title)",
        "Este texto ficaria vazio: “{hours}” não tem valor (Plantão), e um parágrafo que cita o que não existe não aparece. Escreva outro texto, ou mais um parágrafo, sem {hours}.",
      ],
    ]);
    expect(reported({ [home]: "title: x\ntext: Plantão {hours}\n" })).toEqual([]);
  });
});

describe("of files, the check names", () => {
  const unread = "O site não lê este arquivo. Apague-o, ou corrija a pasta ou o nome.";
  const missing =
    "Falta este arquivo. No GitHub, na pasta dele, abra History e a última versão boa; copie o texto e crie o arquivo de novo em Add file.";

  it("one that is missing", () => {
    expect(reported({ "services.yaml": undefined })).toEqual([["services.yaml", "", missing]]);
  });

  it.each(["", "# nada\n", "\n"])("one that is empty: %j", (source) => {
    expect(saidOf(source)).toEqual([
      [1, "O arquivo está vazio. No GitHub, abra History e copie o texto da última versão boa."],
    ]);
  });

  it.each([
    ["lines", "# x\n".repeat(6000)],
    ["characters", `services: [] # ${"x".repeat(1_000_000)}\n`],
  ])("one with too many %s", (_, source) => {
    expect(saidOf(source).map(([, message]) => message)).toEqual([
      "O arquivo é longo demais: o site lê até 5.000 linhas e 1.000.000 letras e sinais. Apague o que foi colado a mais.",
    ]);
  });

  it("one that is a list", () => {
    expect(saidOf("- icon: fan\n  title: Frio\n")).toEqual([
      [1, "O arquivo deveria começar com campos no formato “campo: valor”, sem recuo."],
    ]);
  });

  it.each(["notes.yaml", "pages/blog.yml", "._business.yaml", "home.yaml"])(
    "%s, which the site does not know",
    (file) => {
      expect(reported({ [file]: "a: b\n" })).toEqual([[file, "", unread]]);
    },
  );

  it.each([
    ["home.yaml", home, "title: Conserto\n"],
    ["serviços (1).yaml", "services.yaml", item],
    ["services.yaml.txt", "services.yaml", item],
    ["páginas/início.yml", home, "title: Conserto\n"],
  ])("once, one that has another name, by its content: %s", (wrong, right, source) => {
    expect(reported({ [right]: undefined, [wrong]: source })).toEqual([
      [
        right,
        "",
        `Falta este arquivo, e o conteúdo dele está em data/${wrong}. Mude-lhe o nome de volta: no GitHub, abra-o e toque no lápis; o nome fica no alto.`,
      ],
    ]);
  });

  it("one that is missing, and another that does not have its content", () => {
    expect(reported({ "services.yaml": undefined, "servicos.yaml": "a: b\n" })).toEqual([
      ["services.yaml", "", missing],
      ["servicos.yaml", "", unread],
    ]);
  });

  it("one that has the content of another", () => {
    expect(reported({ "services.yaml": "title: Conserto\n" })).toEqual([
      [
        "services.yaml",
        "",
        "Este arquivo traz o conteúdo de data/pages/home.yaml. Traga de volta o texto dele: no GitHub, History mostra a última versão boa.",
      ],
    ]);
  });

  it("all problems at once, by file and line", () => {
    const { problems } = checkWith({
      [business]: "brand: Frio\nphone: ligue\naddress:\n  street: Rua\n",
      [home]: "titulo: x\n",
      "services.yaml": "services:\n  - icon: fan\n   title: x\n",
    });
    expect(problems.map(({ file, line, field = "" }) => `${file} ${line} ${field}`.trim())).toEqual([
      "business.yaml 2 Telefone (phone)",
      "business.yaml 3 Endereço › city (city)",
      "pages/home.yaml 1",
      "services.yaml 3",
    ]);
  });
});
