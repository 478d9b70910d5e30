/** Formats a number in pt-BR: 10.000. */
const figure = (value: number) => value.toLocaleString("pt-BR", { maximumFractionDigits: 1 });

/**
 * The messages about problems in the content, in pt-BR, except those of the site's own formats and rules. Each says what is
 * wrong and what to write instead; `problems.ts` adds file, line and field.
 */
export const messages = {
  /* Single values */
  oddSign: (name: string) => `Aqui não pode ficar ${name}, talvez de um texto colado. Apague e digite de novo.`,
  emptyText: "O texto está vazio. Escreva o texto que deve aparecer no site.",
  tooLong: (limit: number, length: number) =>
    `O texto tem ${figure(length)} caracteres; aqui cabem no máximo ${figure(limit)}. Encurte o texto.`,
  noBraces:
    "Este texto aparece como está escrito: um nome entre chaves { } não é trocado aqui. Escreva o próprio valor, sem chaves.",
  markup: (sign: string) =>
    `O texto aparece no site como está escrito, e “${sign}” também: aqui não há formatação nem links. Deixe só o que se deve ler.`,
  chatStamp: (stamp: string) =>
    `“${stamp}” é a marca de data e nome que o WhatsApp põe ao copiar uma conversa. Apague-a; deixe só o texto.`,
  mailSignature: (words: string) => `“${words}” é o que o celular põe no fim de um e-mail. Apague esse trecho.`,
  fancyLetters: (fancy: string) =>
    `“${fancy}” são letras enfeitadas, que leitores de tela e buscadores não leem. Escreva com as comuns: ${fancy.normalize("NFKC")}`,
  lostAccents:
    "Os acentos se perderam: há “Ã§” ou “?” onde devia haver “ç”, por exemplo. Escreva o texto de novo. No Bloco de Notas: Salvar como › Codificação UTF-8.",
  emptyField: "O campo está vazio. Escreva o valor depois dos dois-pontos.",
  emptyOptional: "O campo está vazio. Ele não é obrigatório: escreva o valor, ou apague a linha inteira.",
  emptyItem: "O item da lista está vazio. Escreva o texto depois do traço ou apague a linha.",
  expectedText:
    "Aqui vai um texto. Escreva-o depois dos dois-pontos, na mesma linha; se ele continua nas de baixo, ponha >- depois dos dois-pontos.",
  expectedQuotes: (written: string) =>
    `Escrito assim, o valor ${written} não é entendido como texto. Ponha entre aspas: "${written}"`,
  expectedBoolean: "Aqui só vale true (sim) ou false (não), sem aspas.",
  expectedList: "Aqui vai uma lista: uma linha para cada item, começando com “- ”.",
  expectedObject: (fields: readonly { key: string }[], inList = false) =>
    `Aqui vai um grupo de campos, cada um na sua linha, ${inList ? "o primeiro depois do traço e os outros alinhados com ele" : "com recuo de dois espaços"}: ${fields.map(({ key }) => `“${key}: …”`).join(", ")}.`,
  oneOf: (values: string) => `O valor não é um dos aceitos. Use um destes: ${values}.`,

  /* Fields and lists */
  emptyList: "A lista está vazia. Ela precisa de pelo menos um item (uma linha que começa com “- ”).",
  twoItems: "Há duas coisas num item só. Ponha cada uma no seu item; se é uma só, escreva a barra sem espaços.",
  duplicateEntry: (value: string) =>
    `“${value}” já está em outro item desta lista. Mude o texto ou apague um dos dois.`,
  missingField: (key: string) => `Falta o campo “${key}”. Acrescente a linha “${key}: …” com o valor.`,
  missingGroup: (key: string, fields: readonly { key: string }[]) =>
    `Falta o campo “${key}”, com o que fica abaixo dele${fields.some((each) => each.key !== key) ? `: ${fields.map((each) => `“${each.key}: …”`).join(", ")}` : ""}. Escreva-o; se já existiu, copie esse trecho da última versão boa (no GitHub, History).`,
  missingLine: (text: string, indent: number) =>
    `Acima desta linha falta “${text}”. Escreva-a de novo, numa linha só dela, ${indent === 0 ? "sem espaços no começo" : `com ${indent} espaços no começo`}.`,
  goesIn: ({ key, title }: { key: string; title: string }) =>
    `Isto se escreve em “${key}” (${title}); veja data/README.md.`,
  unknownField: (key: string, remedy: string) => `O campo “${key}” não existe aqui. ${remedy}`,
  namelessField: "Falta o nome do campo antes dos dois-pontos. Corrija ou apague a linha.",
  removeField: "Confira o recuo (os espaços no começo da linha) e o nome, ou apague a linha.",
  didYouMean: (name: string) => `Você quis dizer “${name}”?`,

  /* Rules between files */
  unknownName: (name: string, own: string, quotesFacts: boolean) =>
    [
      `“{${name}}” não é trocado neste texto.`,
      own && (quotesFacts ? `Aqui entram ${own} e os dados.` : `Aqui só entram ${own}; escreva o próprio valor.`),
      quotesFacts && "Os nomes dos dados que podem ficar entre chaves estão em data/README.md.",
    ]
      .filter(Boolean)
      .join(" "),
  unfilledFact: (name: string, title = "") =>
    `Este texto ficaria vazio: “{${name}}” não tem valor${title && ` (o campo ${title} não foi preenchido)`}, e uma frase que cita o que não existe não aparece. Escreva aqui outra frase, sem {${name}}.`,
  statementWithin: (name: string) =>
    `“{${name}}” é uma frase inteira, que nem sempre aparece, e o que está na mesma frase some com ela. Termine com ponto-final a frase de antes e comece com maiúscula a de depois.`,
  loneBrace:
    "Há uma chave { ou } sem o seu par, em dobro ou depois de $. Ponha só um par em volta do nome do dado, por exemplo: {servedArea}",

  /* Photos */
  photoFile: (file: string) =>
    `O arquivo de foto “${file}” não existe na pasta data. Envie o arquivo ou corrija o nome (maiúsculas e minúsculas contam).`,
  photoCalled: (file: string, found: string) =>
    file.normalize() === found.normalize()
      ? `O arquivo “${file}” existe, mas os acentos do seu nome foram gravados de outro modo, como num Mac. Dê ao arquivo um nome sem acentos e escreva-o aqui.`
      : `O arquivo “${file}” não existe na pasta data. Você quis dizer “${found}”? Maiúsculas e minúsculas contam.`,
  photoName: (sign: string) =>
    `O nome do arquivo tem ${sign}, que não pode ficar no nome de uma foto. Mude o nome do arquivo em data/ (só letras, números, espaços e hífens) e escreva o nome novo aqui.`,
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
    `A foto “${file}” tem partes transparentes, por onde apareceria o desenho que fica atrás dela. Salve a foto em JPG e envie de novo.`,
  unusedPhoto: "Nenhuma página usa esta foto. Se não precisa dela, apague o arquivo.",

  /* Whole files */
  missingFile:
    "Falta este arquivo. No GitHub, na pasta dele, abra History e a última versão boa; copie o texto e crie o arquivo de novo em Add file.",
  unexpectedFile: "Este arquivo não é usado pelo site. Apague o arquivo ou corrija o nome.",
  misplacedFile: (file: string) =>
    `Este arquivo precisa ficar em data/${file}. No GitHub, abra-o, clique no lápis e corrija no alto a pasta ou o nome.`,
  secondFile: (file: string) =>
    `O site lê data/${file}, que também existe, e não este. Se o texto bom está aqui, copie-o para lá; depois apague este arquivo.`,
  exchanged: (file: string) =>
    `Este arquivo traz o conteúdo de data/${file}, e aquele, o deste: os dois estão trocados. Copie cada texto para o seu arquivo.`,
  contentOf: (file: string) =>
    `Este arquivo traz o conteúdo de data/${file}. Traga de volta o texto dele: no GitHub, History mostra a última versão boa.`,
  emptyFile: "O arquivo está vazio. No GitHub, abra History e copie o texto da última versão boa.",
  unreadableFile: "O arquivo não pôde ser lido. Confira se ele abre no seu computador e envie de novo.",
  link: "Isto é um atalho (link), e não o próprio arquivo. Apague o atalho e envie o arquivo que ele mostra.",
  rootNotObject: "O arquivo deveria começar com campos no formato “campo: valor”, sem recuo.",
  conflictMarker:
    "O arquivo tem duas versões do mesmo trecho. Apague a que não vale e as linhas <<<<<<<, ======= e >>>>>>>.",
  codeFence: "As linhas com ``` não fazem parte do arquivo. Apague as duas: a do começo e a do fim do texto copiado.",
  invisibleSign: (name: string) =>
    `Há ${name}, que ninguém vê, talvez de um texto colado. Apague este trecho e digite de novo.`,
  specialSpace: (name: string) =>
    `Há ${name} onde só cabe o espaço comum, talvez de um texto colado. Apague e digite um espaço.`,

  /* How a file is written */
  syntax: {
    tab: "No começo da linha há uma tabulação (tecla Tab), ou um ponto, que o celular põe no lugar de dois espaços. Use só espaços.",
    duplicateKey:
      "Este campo já apareceu neste grupo. Se aqui começa outro item da lista, falta o traço (“- ”), ou a linha que o tinha: escreva de novo. Senão, apague o campo ou, se o texto foi colado duas vezes, toda a repetição.",
    indentation:
      "Os espaços no começo desta linha não combinam com as linhas vizinhas. Alinhe com os campos do mesmo grupo; se aqui começa outro item da lista, falta o traço (“- ”).",
    tooDeep:
      "Esta linha tem espaços demais no começo. Alinhe com a de cima. Se apagou o título do grupo (como “address:”), escreva-o de novo.",
    itemIndentation:
      "Este traço não está alinhado com os dos outros itens da lista. Ponha, nesta linha e nas outras do item, os mesmos espaços que no item de cima.",
    lostLine:
      "Esta linha tem espaços demais no começo (ou falta um espaço depois do traço) e virou parte do texto de cima. Alinhe com os campos ou itens do mesmo grupo.",
    colon: 'Há dois-pontos no meio do texto. Ponha o texto inteiro entre aspas, por exemplo: "Atenção: leia"',
    twoFields: (key: string) =>
      `Há dois campos nesta linha. Passe “${key}:” e o que vem depois para a linha de baixo, com o mesmo recuo.`,
    colonSpace: "Falta um espaço depois dos dois-pontos. Escreva “campo: valor”.",
    noColon:
      "Faltam os dois-pontos depois do nome do campo. Escreva “campo: valor”. Se a linha continua o texto de cima, junte as duas; se é um recado seu, comece com #.",
    noMarker: (key: string) =>
      `Um texto que continua nas linhas de baixo precisa de “>-” depois dos dois-pontos. Escreva aqui: ${key}: >-`,
    cutOff:
      "O arquivo acaba no meio desta linha: parece que foi cortado. No GitHub, abra History e copie o texto inteiro da última versão boa.",
    dashSpace: "Falta um espaço depois do traço. Escreva “- ” e o texto do item.",
    noDash:
      "Falta o traço no começo da linha. Cada item da lista começa com “- ”. Se a linha continua o texto de cima, junte as duas.",
    listOnKeyLine:
      "O texto começa com um traço. Para uma lista, passe o item para a linha de baixo; senão, apague o traço ou ponha o texto entre aspas.",
    openQuote: "As aspas que começam aqui não fecham na mesma linha. Feche as aspas no fim do texto.",
    apostropheInside:
      "O apóstrofo (') fecha as aspas simples antes do fim do texto. Ponha o texto entre aspas duplas, por exemplo: \"caixa d'água\"",
    otherBullet: (sign: string) =>
      `Cada item da lista começa com um hífen comum e um espaço (“- ”), e não com ${sign}. Troque o sinal pelo hífen.`,
    quoteInside:
      'As aspas fecham antes do fim do texto. Dentro do texto use aspas curvas (“ ”); as retas (") ficam só no começo e no fim.',
    curlyQuotes:
      'Aspas curvas (“ ”) não protegem um texto que tem dois-pontos. Ponha o texto inteiro entre aspas retas, por exemplo: "Atenção: leia"',
    curlyAround: 'As aspas curvas em volta do texto aparecem no site. Apague-as ou, no arquivo, use retas (").',
    backslash: "A barra invertida (\\) não pode ficar aqui. Use / ou apague.",
    hash: "O sinal # e o que vem depois não aparecem no site. Ponha o texto inteiro entre aspas; se for um recado seu, passe para uma linha só dele.",
    hashAbove: "O # esconde o que vem depois, e o texto de baixo ficou sem campo. Apague o # ou também esse texto.",
    noteInText:
      "Esta linha com # está dentro de um texto e apareceria no site. Passe o recado para antes do nome do campo, ou apague a linha.",
    reserved: (sign: string) =>
      `O texto começa com ${sign}, que tem outro sentido aqui. Ponha o texto inteiro entre aspas, por exemplo: "{brand} atende você"`,
    blockHeader:
      "Depois de > ou | não pode haver texto na mesma linha. Passe o texto para a linha de baixo, com recuo.",
    blockIndent:
      "O texto depois de > ou | precisa de mais recuo do que o campo. Acrescente dois espaços no começo desta linha.",
    documents: "Há uma linha só com traços (---) no meio do arquivo. Apague essa linha.",
    other:
      "Não foi possível entender esta linha. Confira os espaços no começo, os dois-pontos e as aspas. No GitHub, History mostra a última versão boa.",
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
  fine: "Conteúdo conferido: nenhum problema.",
  onlyWarnings: (count: number) =>
    `Conteúdo conferido: nenhum erro, e ${count === 1 ? "1 aviso, que não impede" : `${figure(count)} avisos, que não impedem`} a publicação:`,
  warning: "Aviso:",
};
