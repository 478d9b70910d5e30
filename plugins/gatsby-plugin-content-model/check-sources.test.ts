import { describe, expect, it } from "@jest/globals";
import { checkWith, saidOf } from "../../tests/support/small-model";

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
      "Falta o campo “services”, com o que fica abaixo dele. Escreva-o; se já existiu, copie esse trecho da última versão boa (no GitHub, History).",
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
      "O campo está vazio. Escreva o valor depois dos dois-pontos.",
    ],
    [
      "that it is empty, and may be left out",
      `heading:\n${item}`,
      1,
      "O campo está vazio. Ele não é obrigatório: escreva o valor, ou apague a linha inteira.",
    ],
    [
      "that its text is empty",
      'services:\n  - icon: fan\n    title: ""\n',
      3,
      "O texto está vazio. Escreva o texto que deve aparecer no site.",
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
      "O campo está vazio. Ele não é obrigatório: escreva o valor, ou apague a linha inteira.",
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
      "a colon that makes a group of an item",
      `${item}    features:\n      - Atenção: leia\n`,
      5,
      'Aqui não pode haver dois-pontos seguidos de espaço (“: ”). Se fazem parte do texto, ponha o texto inteiro entre aspas retas ("); se aí começa outro campo, passe-o para a linha de baixo.',
    ],
    [
      "only a fact in braces, which YAML reads as a group",
      "services:\n  - icon: fan\n    title: {brand}\n",
      3,
      'Escrito assim, o valor {brand} não é entendido como texto. Ponha entre aspas: "{brand}"',
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
      "“Frio” já está em outro item desta lista. Mude o texto ou apague um dos dois.",
    ],
    [
      "an item twice, with an accent written otherwise",
      `${item}    features:\n      - Inspeção\n      - Inspec\u0327a\u0303o\n`,
      6,
      "“Inspeção” já está em outro item desta lista. Mude o texto ou apague um dos dois.",
    ],
    [
      "a text that is too long",
      `services:\n  - icon: fan\n    title: ${"frio ".repeat(2000)}\n`,
      3,
      "O texto tem 9.999 caracteres; aqui cabem no máximo 200. Encurte o texto.",
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

describe("a character that no page should have is named:", () => {
  const foreign =
    "O arquivo foi salvo em outra codificação, e aqui um acento ou um sinal se perdeu. Escreva de novo o que está errado e salve em UTF-8 (no Bloco de Notas: Salvar como › Codificação).";
  const space =
    "Há um espaço que não quebra linha (U+00A0) onde só cabe o espaço comum, talvez de um texto colado. Apague e digite um espaço.";
  const inText = (text: string) => `services:\n  - icon: fan\n    title: ${text}\n`;
  const shown = (sign: string) =>
    `O texto aparece no site como está escrito, e “${sign}” também: aqui não há formatação nem links. Deixe só o que se deve ler.`;

  it.each([
    ["Latin-1", Buffer.from(inText("Refrigeração"), "latin1"), 3, foreign],
    ["UTF-16 of Windows", Buffer.from(`\ufeff${inText("Frio")}`, "utf16le"), 1, foreign],
    ["UTF-16 without a mark", Buffer.from(inText("Frio"), "utf16le"), 1, foreign],
    ["UTF-8 that was read as Windows-1252", inText("RefrigeraÃ§Ã£o"), 3, foreign],
    ["the same, of capitals", inText("MANUTENÃ‡ÃƒO"), 3, foreign],
    [
      "a zero-width space",
      inText("Frio\u200bAr"),
      3,
      "Há um espaço invisível (de largura zero) (U+200B), que ninguém vê, talvez de um texto colado. Apague este trecho e digite de novo.",
    ],
    [
      "a control character",
      inText("Frio\u0007"),
      3,
      "Há um sinal invisível (U+0007), que ninguém vê, talvez de um texto colado. Apague este trecho e digite de novo.",
    ],
    [
      "an escaped control character",
      inText('"Frio\\u0007"'),
      3,
      "Há um sinal invisível (U+0007), que ninguém vê, talvez de um texto colado. Apague este trecho e digite de novo.",
    ],
    [
      "half an emoji, escaped",
      inText('"Frio \\ud83d"'),
      3,
      "Há a metade de um emoji (U+D83D), que ninguém vê, talvez de um texto colado. Apague este trecho e digite de novo.",
    ],
    [
      "a no-break space for the indentation",
      "services:\n  - icon: fan\n\u00a0\u00a0\u00a0\u00a0title: Frio\n",
      3,
      space,
    ],
    ["a no-break space before the colon", "services:\n  - icon: fan\n    title\u00a0: Frio\n", 3, space],
    [
      "marks of a merge",
      `<<<<<<< HEAD\n${inText("a")}=======\n${inText("b")}>>>>>>> main\n`,
      1,
      "O arquivo tem duas versões do mesmo trecho. Apague a que não vale e as linhas <<<<<<<, ======= e >>>>>>>.",
    ],
    [
      "letters of mathematics",
      inText("𝗠𝗮𝗶𝘀 frio"),
      3,
      "“𝗠𝗮𝗶𝘀” são letras enfeitadas, que leitores de tela e buscadores não leem. Escreva com as comuns: Mais",
    ],
    [
      "a question mark for an accent",
      inText("Pre?o fixo"),
      3,
      "Há um “?” dentro de uma palavra: “Pre?o”. Se um acento se perdeu, escreva a palavra de novo; senão, falta um espaço depois do “?”.",
    ],
    ["an HTML element", inText("Frio <b>já</b>"), 3, shown("<b>")],
    ["an HTML entity", inText("Frio&nbsp;já"), 3, shown("&nbsp;")],
    ["Markdown", inText("Frio *já*"), 3, shown("*já*")],
    ["a bullet", inText("• Frio"), 3, shown("•")],
  ])("%s", (_, source, line, message) => {
    expect(saidOf(source)).toEqual([[line, message]]);
  });

  it.each(["AMANHÃ”, disse", "CANAÃ® Frio", "Amanhã® e maçã", "Ar&Frio; Gelo", "www.frio.com.br/a?b=c", "5 * 3 * 2"])(
    "and none in %s",
    (text) => {
      expect(saidOf(inText(`'${text}'`))).toEqual([]);
    },
  );

  it("a letter of another alphabet, where a format has no place for it", () => {
    const source = "brand: Frio\nphone: 3761\u043e2345\naddress:\n  street: Rua\n  city: Recife\n";
    expect(saidOf(source, business)).toEqual([
      [
        2,
        "Aqui não pode ficar uma letra de outro alfabeto (U+043E), talvez de um texto colado. Apague e digite de novo. Escreva (87) 99999-9999.",
      ],
    ]);
  });
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

  it("is named although it is endless", () => {
    expect(saidOf(`title: x\ntext: |-\n  a\n  b {${"a".repeat(100_000)}}\n`, home).map(([line]) => line)).toEqual([4]);
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
        "Este texto ficaria vazio: “{hours}” não tem valor (Plantão), e um parágrafo que cita o que não existe não aparece. Escreva outro texto, ou outro parágrafo (numa linha nova), sem {hours}.",
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
    ["home.yaml", home],
    ["servicos.yaml", "services.yaml"],
    ["páginas/home.yaml", home],
  ])("%s in place of one that is missing", (wrong, right) => {
    expect(reported({ [right]: undefined, [wrong]: "a: b\n" }).sort()).toEqual(
      [
        [wrong, "", `${unread} Você quis dizer “${right}”?`],
        [right, "", missing],
      ].sort(),
    );
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
