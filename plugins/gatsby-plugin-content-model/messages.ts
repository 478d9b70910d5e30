/** Formats a number in pt-BR: 10.000. */
const figure = (value: number) => value.toLocaleString("pt-BR", { maximumFractionDigits: 1 });

/**
 * The messages about problems in the content, in pt-BR, except those of the site's own formats and rules. Each says what is
 * wrong and what to write instead; `problems.ts` adds file, line and field.
 */
export const messages = {
  /* Single values */
  oddCharacter: (name: string) => `Aqui não pode ficar ${name}, talvez de um texto colado. Apague e digite de novo.`,
  emptyText: "O texto está vazio. Escreva o texto que deve aparecer no site.",
  tooLong: (limit: number, length: number) =>
    `O texto tem ${figure(length)} caracteres; aqui cabem no máximo ${figure(limit)}. Encurte o texto.`,
  noBraces:
    "Este texto aparece como está escrito: um nome entre chaves { } não é trocado aqui. Escreva o próprio valor, sem chaves.",
  markup: (sign: string) =>
    `O texto aparece no site como está escrito, e “${sign}” também: aqui não há formatação nem links. Deixe só o que se deve ler.`,
  fancyLetters: (fancy: string) =>
    `“${fancy}” são letras enfeitadas, que leitores de tela e buscadores não leem. Escreva com as comuns: ${fancy.normalize("NFKC")}`,
  lostAccents:
    "O arquivo foi salvo em outra codificação, e aqui um acento ou um sinal se perdeu. Escreva de novo o que está errado e salve em UTF-8 (no Bloco de Notas: Salvar como › Codificação).",
  questionInside: (word: string) =>
    `Há um “?” dentro de uma palavra: “${word}”. Se um acento se perdeu, escreva a palavra de novo; senão, falta um espaço depois do “?”.`,
  emptyField: "O campo está vazio. Escreva o valor depois dos dois-pontos.",
  emptyOptional: "O campo está vazio. Ele não é obrigatório: escreva o valor, ou apague a linha inteira.",
  emptyItem: "O item da lista está vazio. Escreva o texto depois do traço ou apague a linha.",
  expectedText:
    "Aqui vai um valor só. Escreva-o depois dos dois-pontos, na mesma linha; se é um texto que continua nas de baixo, ponha >- depois dos dois-pontos.",
  expectedQuotes: (written: string) =>
    `Escrito assim, o valor ${written} não é entendido como texto. Ponha entre aspas: "${written}"`,
  expectedBoolean: "Aqui só vale true (sim) ou false (não), sem aspas.",
  expectedList: "Aqui vai uma lista: uma linha para cada item, começando com “- ”.",
  expectedObject: (fields: readonly { key: string }[], inList = false) =>
    `Aqui vai um grupo de campos, cada um na sua linha, ${inList ? "o primeiro depois do traço e os outros alinhados com ele" : "com recuo de dois espaços"}: ${fields.map(({ key }) => `“${key}: …”`).join(", ")}.`,
  oneOf: (values: string) => `O valor não é um dos aceitos. Use um destes: ${values}.`,

  /* Fields and lists */
  emptyList: "A lista está vazia. Ela precisa de pelo menos um item (uma linha que começa com “- ”).",
  duplicateEntry: (value: string) =>
    `“${value}” já está em outro item desta lista. Mude o texto ou apague um dos dois.`,
  missingField: (key: string) => `Falta o campo “${key}”. Acrescente a linha “${key}: …” com o valor.`,
  missingGroup: (key: string, fields: readonly { key: string }[]) =>
    `Falta o campo “${key}”, com o que fica abaixo dele${fields.some((each) => each.key !== key) ? `: ${fields.map((each) => `“${each.key}: …”`).join(", ")}` : ""}. Escreva-o; se já existiu, copie esse trecho da última versão boa (no GitHub, History).`,
  goesIn: ({ key, title }: { key: string; title: string }) => `Isto se escreve em “${key}” (${title}).`,
  unknownField: (key: string, remedy: string) => `O campo “${key}” não existe aqui. ${remedy}`,
  namelessField: "Falta o nome do campo antes dos dois-pontos. Corrija ou apague a linha.",
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
    `Este texto ficaria vazio: “{${name}}” não tem valor${title && ` (${title})`}, e um parágrafo que cita o que não existe não aparece. Escreva outro texto, ou outro parágrafo (numa linha nova), sem {${name}}.`,
  loneBrace: (name: string) =>
    `Há uma chave { ou } sem o seu par, em dobro ou depois de $. Ponha só um par em volta do nome do dado, por exemplo: {${name}}`,
  filledIn: (filled: string, message: string) =>
    `Com os dados no lugar das chaves, o texto é: “${filled.length > 80 ? `${filled.slice(0, 80)}…` : filled}”. ${message}`,

  /* Photos */
  photoFile: (file: string) =>
    `O arquivo de foto “${file}” não existe na pasta data. Envie o arquivo ou corrija o nome (maiúsculas e minúsculas contam).`,
  photoCalled: (file: string, found: string) =>
    file.normalize() === found.normalize()
      ? `O arquivo “${file}” existe, mas os acentos do seu nome foram gravados de outro modo, como num Mac. Dê ao arquivo um nome sem acentos e escreva-o aqui.`
      : `O arquivo “${file}” não existe na pasta data. Você quis dizer “${found}”? Maiúsculas e minúsculas contam.`,
  photoUnreadable: (file: string) =>
    `O arquivo “${file}” não é uma foto que o site consiga ler: está estragado ou em outro formato (como HEIC, do iPhone). Envie de novo, em JPG, PNG ou WebP.`,
  photoTooHeavy: (file: string, megabytes: number, limit: number) =>
    `A foto “${file}” tem ${figure(megabytes)} MB; o máximo é ${limit} MB. Diminua a foto (2.000 pixels de largura bastam) e envie de novo.`,
  photoSize: (file: string, size: string, limits: Record<"shortest" | "longest" | "proportion", number>) =>
    `A foto “${file}” tem ${size} pixels. A largura precisa de pelo menos ${limits.shortest}; cada lado pode ter até ${figure(limits.longest)}, e o maior até ${limits.proportion} vezes o menor. Envie a foto original, recortada ou diminuída (2.000 pixels de largura bastam).`,
  photoSmall: (width: number, frame: number) =>
    `A foto tem só ${width} pixels de largura e pode aparecer sem nitidez. Com ${frame} ou mais, fica nítida.`,
  photoAnimated: (file: string) =>
    `A foto “${file}” é animada, e o site só mostra fotos paradas. Salve um quadro dela em JPG e envie de novo.`,
  photoTransparent: (file: string) =>
    `A foto “${file}” tem partes transparentes, por onde se vê o que está atrás dela. Salve a foto em JPG e envie de novo.`,
  unusedPhoto: "Nenhuma página usa esta foto. Se não precisa dela, apague o arquivo.",

  nothing: (words: string) => `Aqui não se escreve “${words}”. Se não há o que pôr, apague o campo inteiro.`,

  /* Whole files */
  missingFile:
    "Falta este arquivo. No GitHub, na pasta dele, abra History e a última versão boa; copie o texto e crie o arquivo de novo em Add file.",
  unexpectedFile: "O site não lê este arquivo. Apague-o, ou corrija a pasta ou o nome.",
  contentOf: (file: string) =>
    `Este arquivo traz o conteúdo de data/${file}. Traga de volta o texto dele: no GitHub, History mostra a última versão boa.`,
  emptyFile: "O arquivo está vazio. No GitHub, abra History e copie o texto da última versão boa.",
  longFile: (lines: number, characters: number) =>
    `O arquivo é longo demais: o site lê até ${figure(lines)} linhas e ${figure(characters)} letras e sinais. Apague o que foi colado a mais.`,
  unreadableFile: "O arquivo não pôde ser lido. Confira se ele abre no seu computador e envie de novo.",
  link: "Isto é um atalho (link), e não o próprio arquivo. Apague o atalho e envie o arquivo que ele mostra.",
  rootNotObject: "O arquivo deveria começar com campos no formato “campo: valor”, sem recuo.",
  conflictMarker:
    "O arquivo tem duas versões do mesmo trecho. Apague a que não vale e as linhas <<<<<<<, ======= e >>>>>>>.",
  invisibleCharacter: (name: string) =>
    `Há ${name}, que ninguém vê, talvez de um texto colado. Apague este trecho e digite de novo.`,
  specialSpace: (name: string) =>
    `Há ${name} onde só cabe o espaço comum, talvez de um texto colado. Apague e digite um espaço.`,

  /* How a file is written. Each sentence is true of any mistake for which it is shown. */
  syntax: {
    undo: "Se não achar o engano, desfaça a última mudança: no GitHub, History mostra a versão anterior do arquivo.",
    tab: "No começo desta linha há uma tabulação (tecla Tab). Use só espaços.",
    openQuote:
      "As aspas que abrem aqui não fecham na mesma linha. Feche as aspas no fim do texto, com o mesmo sinal do começo.",
    afterEnd:
      'O valor acaba aqui, e ainda há texto na linha. Ponha o texto inteiro entre aspas retas ("); dentro dele, use aspas curvas (“ ”).',
    colon:
      'Aqui não pode haver dois-pontos seguidos de espaço (“: ”). Se fazem parte do texto, ponha o texto inteiro entre aspas retas ("); se aí começa outro campo, passe-o para a linha de baixo.',
    duplicateKey:
      "Este campo já apareceu neste grupo. Se é o mesmo, deixe um só; se aqui começa outro item ou outro grupo, falta acima o traço (“- ”) do item ou o nome do grupo (“campo:”).",
    indentation:
      'Esta linha não combina com as de cima. Os campos de um grupo e os itens de uma lista (“- ”, com um espaço) começam na mesma coluna, abaixo do nome do grupo ou da lista (“campo:”). Se ela continua um texto, ponha o texto inteiro entre aspas retas (").',
    noField:
      "Aqui se espera um campo (“campo: valor”) ou um item de lista (“- texto”), com um espaço depois dos dois-pontos ou do traço. Se a linha é de um texto que começa acima, dê a ela mais recuo que ao campo, ou junte as duas; se é um recado seu, comece com #.",
    list: "O traço desta linha não está no lugar de um item de lista. Cada item fica na sua linha, começa com “- ”, e todos na mesma coluna; o nome da lista (“campo:”) fica sozinho na linha de cima. Se o traço é do texto, ponha o texto entre aspas.",
    blockHeader:
      "Depois de > ou | não pode haver texto na mesma linha. Passe o texto para a linha de baixo, com recuo; se o sinal é do texto, ponha o texto entre aspas.",
    reserved: (sign: string) =>
      `No começo de um valor, ${sign} tem outro sentido. Apague o sinal, ou ponha o texto inteiro entre aspas retas (").`,
    backslash: "A barra invertida (\\) não pode ficar entre aspas retas. Use / ou apague.",
    documents: "Há uma linha de traços (---) no meio do arquivo. Apague essa linha.",
    tooDeep: (limit: number) =>
      `Esta linha começa com mais de ${limit} espaços ou traços, ou está dentro de mais de ${limit} colchetes ou chaves. Apague os que sobram.`,
    other:
      "Não foi possível entender o arquivo a partir daqui. Confira os espaços no começo, os dois-pontos e as aspas.",
    hash: "O sinal # e o que vem depois não aparecem no site. Ponha o texto inteiro entre aspas; se for um recado seu, passe para uma linha só dele.",
    noteInText:
      "Esta linha com # está dentro de um texto e apareceria no site. Passe o recado para antes do nome do campo, ou apague a linha.",
    swallowed:
      "Esta linha faz parte do texto de cima. Se é um campo ou um item de lista, alinhe-a com os outros, e confira se cada item tem o traço e um espaço (“- ”), e a lista o seu nome (“campo:”) acima; se é texto, junte-a à linha de cima.",
  },

  /* The report */
  line: "linha",
  column: "coluna",
  field: "campo",
  summary: (count: number) =>
    count === 1 ? "Há 1 problema no conteúdo." : `Há ${figure(count)} problemas no conteúdo.`,
  more: (count: number) =>
    count === 1 ? "… e mais 1 problema." : `… e mais ${figure(count)} problemas. Corrija estes primeiro.`,
  lastContent: "Até lá, o site mostra o último conteúdo sem erros.",
  notPublished: "O site não foi publicado; a versão que está no ar continua.",
  examples: (files: string, names: string) =>
    `Ainda são dados de exemplo em ${files}: ${names}. Troque pelos dados reais antes de publicar.`,
  example: "Ainda é um dado de exemplo. Troque pelo dado real antes de publicar.",
  rulesLater: "Depois de corrigidos, a conferência pode achar outros, que dependem de mais de um campo.",
  fine: "Conteúdo conferido: nenhum problema.",
  onlyWarnings: (count: number) =>
    `Conteúdo conferido: nenhum erro, e ${count === 1 ? "1 aviso, que não impede" : `${figure(count)} avisos, que não impedem`} a publicação:`,
  warning: "Aviso:",
};
