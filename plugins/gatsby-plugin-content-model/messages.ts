/** Formats a number in pt-BR: 10.000. */
const figure = (value: number) => value.toLocaleString("pt-BR", { maximumFractionDigits: 1 });

/** Where the owner finds what was before. */
export const earlierVersions = "no editor, em Versões anteriores; no GitHub, em History";

/**
 * The messages about problems in the content, in pt-BR, except those of the site's own formats and rules. Each says what is
 * wrong and what to write instead; `problems.ts` adds file, line and field.
 */
export const messages = {
  /* Single values */
  emptyText: "O texto não tem nenhuma letra nem número. Escreva o texto que deve aparecer no site.",
  tooLong: (limit: number, length: number) =>
    `O texto tem ${figure(length)} caracteres; aqui cabem no máximo ${figure(limit)}. Encurte o texto.`,
  noBraces:
    "Este texto aparece como está escrito: um nome entre chaves { } não é trocado aqui. Escreva o próprio valor, sem chaves.",
  emptyField: "O campo está vazio. Escreva o valor depois dos dois-pontos; se ele começa com #, entre aspas.",
  emptyOptional:
    "O campo está vazio. Ele não é obrigatório: escreva o valor (entre aspas, se começa com #), ou apague a linha inteira.",
  emptyItem: "O item da lista está vazio. Escreva o texto depois do traço ou apague a linha.",
  expectedText:
    "Aqui vai um valor só. Escreva-o depois dos dois-pontos, na mesma linha; se é um texto que continua nas de baixo, ponha >- depois dos dois-pontos.",
  expectedBoolean: "Aqui só vale true (sim) ou false (não), sem aspas.",
  expectedList: "Aqui vai uma lista: uma linha para cada item, começando com “- ”.",
  expectedObject: (fields: readonly { key: string }[], inList = false) =>
    `Aqui vai um grupo de campos, cada um na sua linha, ${inList ? "o primeiro depois do traço e os outros alinhados com ele" : "com recuo de dois espaços"}: ${fields.map(({ key }) => `“${key}: …”`).join(", ")}.`,
  oneOf: (values: string) => `O valor não é um dos aceitos. Use um destes: ${values}.`,

  /* Fields and lists */
  emptyList: "A lista está vazia. Ela precisa de pelo menos um item (uma linha que começa com “- ”).",
  duplicateEntry: (value: string) => `“${value}” já está em outro item desta lista. Mude o texto ou tire um dos dois.`,
  missingField: (key: string) => `Falta o campo “${key}”. Acrescente a linha “${key}: …” com o valor.`,
  missingGroup: (key: string, fields: readonly { key: string }[]) =>
    `Falta o campo “${key}”, com o que fica abaixo dele${fields.some((each) => each.key !== key) ? `: ${fields.map((each) => `“${each.key}: …”`).join(", ")}` : ""}. Escreva-o; se já existiu, copie esse trecho da última versão boa (${earlierVersions}).`,
  goesIn: ({ key, title }: { key: string; title: string }) => `Isto se escreve em “${key}” (${title}).`,
  unknownField: (key: string, remedy: string) => `O campo “${key}” não existe aqui. ${remedy}`,
  removeField: "Confira o recuo (os espaços no começo da linha) e o nome, ou apague a linha.",
  didYouMean: (name: string) => `Você quis dizer “${name}”?`,

  /* What texts quote */
  unknownName: (name: string, own: string, listedIn: string) =>
    [
      `“{${name}}” não é trocado neste texto.`,
      own && (listedIn ? `Aqui entram ${own} e os dados.` : `Aqui só entram ${own}; escreva o próprio valor.`),
      listedIn && `Os nomes dos dados que podem ficar entre chaves estão em ${listedIn}.`,
    ]
      .filter(Boolean)
      .join(" "),
  unfilledFact: (name: string, title = "") =>
    `Este texto ficaria vazio: “{${name}}” não tem valor${title && ` (${title})`}, e um parágrafo que cita o que não existe não aparece. Escreva outro texto, ou mais um parágrafo, sem {${name}}.`,
  loneBrace: (name: string) =>
    `Há uma chave { ou } sem o seu par, em dobro ou depois de $. Ponha só um par em volta do nome do dado, por exemplo: {${name}}`,
  filledIn: (filled: string, message: string) =>
    `Com os dados no lugar das chaves, o texto é: “${filled.length > 80 ? `${filled.slice(0, 80)}…` : filled}”. ${message}`,

  /* Photos */
  photoFile: (file: string) =>
    `O arquivo de foto “${file}” não existe na pasta data. Envie o arquivo ou corrija o nome (maiúsculas e minúsculas contam).`,
  photoCalled: (file: string, found: string) =>
    file.normalize() === found.normalize()
      ? `O arquivo “${file}” existe, mas os acentos no nome do arquivo foram gravados de outro modo, como num Mac. Dê ao arquivo um nome sem acentos e escreva-o aqui.`
      : `O arquivo “${file}” não existe na pasta data. Você quis dizer “${found}”? A pasta, as maiúsculas e o final do nome contam.`,
  photoUnreadable: (file: string) =>
    `O arquivo “${file}” não é uma foto que o site consiga ler: está estragado ou em outro formato (como HEIC, do iPhone). Envie de novo, em JPG, PNG ou WebP.`,
  photoTooHeavy: (file: string, megabytes: number, limit: number) =>
    `A foto “${file}” tem ${figure(megabytes)} MB; o máximo é ${limit} MB. Diminua a foto (2.000 pixels de largura bastam) e envie de novo.`,
  photoSize: (file: string, size: string, limits: Record<"shortest" | "longest" | "proportion", number>) =>
    `A foto “${file}” tem ${size} pixels. A largura precisa de pelo menos ${limits.shortest}; cada lado pode ter até ${figure(limits.longest)}, e o maior até ${limits.proportion} vezes o menor. Envie a foto original, recortada ou diminuída (2.000 pixels de largura bastam).`,
  photoAnimated: (file: string) =>
    `A foto “${file}” é animada, e o site só mostra fotos paradas. Salve um quadro dela em JPG e envie de novo.`,
  photoTransparent: (file: string) =>
    `A foto “${file}” tem partes transparentes, por onde se vê o que está atrás dela. Salve a foto em JPG e envie de novo.`,

  /* Whole files */
  missingFile:
    "Falta este arquivo. No GitHub, na pasta dele, abra History e a última versão boa; copie o texto e crie o arquivo de novo em Add file.",
  renamedFile: (name: string) =>
    `Falta este arquivo, e o conteúdo dele está em data/${name}. Mude-lhe o nome de volta: no GitHub, abra-o e toque no lápis; o nome fica no alto.`,
  unexpectedFile: "O site não lê este arquivo. Apague-o, ou corrija a pasta ou o nome.",
  contentOf: (file: string) =>
    `Este arquivo traz o conteúdo de data/${file}. Traga de volta o texto dele: no GitHub, History mostra a última versão boa.`,
  emptyFile: "O arquivo está vazio. No GitHub, abra History e copie o texto da última versão boa.",
  longFile: (lines: number, characters: number) =>
    `O arquivo é longo demais: o site lê até ${figure(lines)} linhas e ${figure(characters)} letras e sinais. Apague o que foi colado a mais.`,
  unreadableFile: "O arquivo não pôde ser lido. Confira se ele abre no seu computador e envie de novo.",
  link: "Isto é um atalho (link), e não o próprio arquivo. Apague o atalho e envie o arquivo que ele mostra.",
  rootNotObject: "O arquivo deveria começar com campos no formato “campo: valor”, sem recuo.",
  encoding:
    "O arquivo foi salvo em outra codificação, e aqui um acento ou um sinal se perdeu. Escreva de novo o que está errado e salve em UTF-8 (no Bloco de Notas: Salvar como › Codificação).",
  controlCharacter:
    "Há um sinal de controle, que ninguém vê, talvez de um texto colado. Apague este trecho e digite de novo.",
  strayCharacter:
    "No começo desta linha ou junto do nome do campo, há uma tabulação ou outro sinal que parece um espaço ou não se vê. Apague a linha até o valor e digite de novo, com espaços comuns.",

  /* How a file is written. Each sentence is true of any mistake for which it is shown. */
  syntax: {
    undo: "Se não achar o engano, desfaça a última mudança: no GitHub, History mostra a versão anterior do arquivo.",
    openQuote:
      "As aspas que abrem aqui não fecham na mesma linha. Feche as aspas no fim do texto, com o mesmo sinal do começo.",
    value:
      'Este valor não se entende como está. Se é um texto, ponha o texto inteiro entre aspas retas ("), com aspas curvas (“ ”) dentro dele: precisa delas o que começa com um sinal ou tem dois-pontos seguidos de espaço. Se é um item de lista ou outro campo, passe para a linha de baixo.',
    backslash: "A barra invertida (\\) não pode ficar entre aspas retas. Use / ou apague.",
    duplicateKey:
      "Este campo já apareceu neste grupo. Se é o mesmo, deixe um só; se aqui começa outro item ou outro grupo, falta acima o traço (“- ”) do item ou o nome do grupo (“campo:”).",
    documents:
      "Uma linha “---” ou “...” divide o arquivo em dois. Apague essa linha; se o conteúdo está repetido, deixe um só.",
    deeper:
      'Esta linha começa mais à direita que o campo de cima, que já tem um valor. Alinhe os dois; se ela continua um texto, ponha o texto inteiro entre aspas retas (").',
    line: "Esta linha não se entende no lugar em que está. Um campo se escreve “campo: valor”, e um item de lista “- texto”, com um espaço depois do sinal e na mesma coluna que os outros do seu grupo; a continuação de um texto começa mais à direita que o seu campo. Se a linha sobra, apague-a.",
  },

  /* The report */
  line: "linha",
  column: "coluna",
  field: "campo",
  summary: (count: number) => (count === 1 ? "Há 1 erro no conteúdo." : `Há ${figure(count)} erros no conteúdo.`),
  more: (count: number) =>
    count === 1 ? "… e mais 1 erro." : `… e mais ${figure(count)} erros. Corrija estes primeiro.`,
  lastContent: "Até lá, o site mostra o último conteúdo sem erros.",
  notPublished: "O site não foi publicado; a versão que está no ar continua.",
  examples: (files: string, names: string) =>
    `Ainda são dados de exemplo em ${files}: ${names}. Troque pelos dados reais antes de publicar.`,
  example: "Ainda é um dado de exemplo. Troque pelo dado real antes de publicar.",
  fine: "Conteúdo conferido: nenhum erro.",
  onlyWarnings: (count: number) =>
    `Conteúdo conferido: nenhum erro. ${count === 1 ? "Confira 1 ponto, que não impede" : `Confira ${figure(count)} pontos, que não impedem`} a publicação:`,
  warning: "Confira:",
};
