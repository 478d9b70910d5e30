/** The message for a value in the wrong format. */
const format = (subject: string, form: string) => ({ wrong: `${subject} não está no formato esperado.`, form });

/** What may be wrong with a phone number. */
export const phoneFaults = {
  two: "Aqui cabe um número só. O do WhatsApp, se é outro, vai no campo WhatsApp em outro número (chatPhone).",
  words: "Aqui vai só o número, sem palavras, por exemplo: (87) 99999-9999",
  form: (right: string) => `O número está certo, mas se escreve assim: ${right}`,
  prefix: (right: string) => `O número se escreve sem o 55 do país e sem o zero antes do DDD, assim: ${right}`,
  noAreaCode: "Falta o DDD. Escreva-o antes, entre parênteses, por exemplo: (87) 99999-9999",
  areaCode: (code: string) => `O DDD ${code} não existe. Confira os dois primeiros números.`,
  free: "Um 0800 (ou 0300) tem mais sete números. Escreva assim: 0800 123 4567",
  noNine: "Um celular tem nove números depois do DDD e começa com 9. Falta o 9, por exemplo: (87) 99999-9999",
  nine: "Com nove números depois do DDD, o primeiro é 9 (celular); um fixo tem oito. Confira o número.",
  length: (digits: number) =>
    `O número tem ${digits} algarismos; com o DDD, um celular tem 11 e um fixo, 10. Confira o número.`,
};

/**
 * The messages, in pt-BR, about this site's formats and rules. Each says what is wrong and what to write instead. Messages
 * about YAML syntax and about missing or unknown fields are in the content model plugin.
 */
export const messages = {
  phone: format("O telefone", "Escreva com DDD, por exemplo: (87) 99999-9999. Também vale 0800 123 4567 ou 4004-1234"),
  chatNever: "Este número não pode ter WhatsApp, que precisa do DDD. Escreva por exemplo: (87) 99999-9999",
  noChat: "Este número não pode ter WhatsApp. Escreva o que o tem no campo WhatsApp em outro número (chatPhone).",
  servedArea: format(
    "A região atendida",
    "Ela começa com “em”, “no” ou “na” e tem até 60 caracteres, sem ponto no fim, por exemplo: no interior de Pernambuco",
  ),
  tradeWords: format(
    "O trecho",
    "Ele fica no meio de uma frase: com minúscula no começo e sem ponto no fim, por exemplo: refrigeração e ventilação",
  ),
  taxNumber: format("O CNPJ", "Escreva com pontos, barra e traço, por exemplo: 12.345.678/0001-95"),
  taxNumberDigits: "Os dois últimos dígitos do CNPJ não conferem com os demais. Confira o número no cartão CNPJ.",
  tagline: "A assinatura começa pela marca, que o site já mostra antes dela. Escreva só o que vem depois.",
  cpf: "Aqui há um CPF, que é um dado pessoal (LGPD) e ficaria à vista de todos. Escreva só o nome.",
  street: "Aqui vai só a rua: o número tem o seu campo (number), e a sala ou o bloco fica no complemento (annex).",
  city: "Aqui vai só a cidade: o estado tem o seu campo (state). Por exemplo: Caruaru",
  state: format("O estado", "Use a sigla, em maiúsculas, por exemplo: PE"),
  claimPlace: "Continua a frase “atendemos …”: com minúscula e sem ponto no fim. Por exemplo: na nossa oficina",
  email: format("O e-mail", "Escreva por exemplo: contato@suaempresa.com.br"),
  emailDomain: "O que vem depois do @ tem um erro de digitação. Confira, por exemplo: gmail.com ou hotmail.com",
  postcode: format("O CEP", "Escreva com traço, por exemplo: 55000-000"),
  price: format("O preço", "Escreva o valor com R$ e vírgula, por exemplo: A partir de R$ 390,00 por mês"),
  zeroPrice: "R$ 0,00 não é um preço. Escreva o valor ou, em palavras, por exemplo: Sob consulta",
  temperature: format("A temperatura", "Escreva o número com °C, por exemplo: +9 °C ou −18 °C"),
  dateInLabel: "A data aparece sozinha depois deste texto. Escreva só o rótulo, por exemplo: Última atualização:",
  longBrand:
    "A marca tem até 16 letras, e aqui há mais. Escreva o nome pelo qual o cliente chama a empresa; o nome por extenso vai em Nome empresarial (legalName) e, o que completa a marca, em Assinatura da marca (tagline). Se os dois nomes estão trocados, troque-os.",
  stepNumber: {
    wrong: "O número da etapa não está no formato esperado; no arquivo, ele fica entre aspas retas.",
    form: "Escreva só os algarismos, por exemplo: 05",
  },
  url: (example: string) =>
    format(
      "O endereço",
      `Ele começa com https://, sem espaços, e os acentos ficam como se leem, por exemplo: ${example}`,
    ),
  profileName: (right: string) =>
    `Aqui vai o endereço inteiro do perfil, e não só o nome. Do Instagram, escreva: ${right}`,
  urlStart: (right: string) => `O endereço se escreve inteiro, com https:// no começo: ${right}`,
  origin: format(
    "O endereço do site",
    "Ele começa com https:// e acaba no domínio, com os acentos como se leem, sem barra nem página depois, por exemplo: https://www.suaempresa.com.br",
  ),
  town: {
    wrong: "O mapa não conhece esta cidade.",
    form: "Escreva um município de Pernambuco, com os acentos; de um distrito, o seu município. Cidade de outro estado não cabe no mapa: diga-a em Região atendida (servedArea), e apague-a daqui. Sem ela, o site só perde um ponto no mapa; sem nenhuma cidade, perde o mapa.",
  },
  hour: format(
    "O horário",
    "Escreva por exemplo 8h ou 13h30; para fechar à meia-noite, 24h. Um dia fechado não entra na lista.",
  ),
  emergencyHours: format(
    "O plantão",
    "Escreva por exemplo: 24h ou 18h às 22h. Sem plantão, deixe o campo vazio (no arquivo, apague a linha).",
  ),
  emergencyForm: (right: string) =>
    `O plantão se escreve assim: ${right}. Sem plantão, deixe o campo vazio (no arquivo, apague a linha).`,
  closedDays: format(
    "O dia",
    "Escreva dia e mês com dois números: 25/12 para todos os anos, 24/12/2026, ou 23/12/2026 a 05/01/2027",
  ),
  rangeWithoutYears: "Um período precisa dos anos dos dois dias. Escreva por exemplo: 23/12/2026 a 05/01/2027",
  longRange: (first: string, last: string) =>
    `Assim a empresa fecharia de ${first} a ${last}. Se são só esses dois dias, ponha cada um no seu item; um período precisa dos anos, por exemplo: 23/12/2026 a 05/01/2027`,
  shortYear: "O ano tem quatro algarismos, por exemplo: 24/12/2026",
  rangeWord: (first: string, last: string) => `Entre o primeiro e o último dia vai “ a ”. Escreva: ${first} a ${last}`,
  closingReversed: "O último dia vem antes do primeiro. Corrija um dos dois.",
  noSuchDay: "Este dia não existe no calendário. Corrija o dia, o mês ou o ano.",
  socialOrigin:
    "Este é o endereço de um perfil ou de uma conversa. Aqui vai o do próprio site; perfis vão em Perfis em redes sociais (profiles).",
  timeZone: format("O fuso horário", "Escreva o nome em inglês, por exemplo: America/Recife"),
  colour: format("A cor", "Escreva # e seis sinais, de 0 a 9 e de a até f, por exemplo: #1b3a5c"),
  count: (from: number, to: number, example = Math.max(from, Math.min(to, 30))) => ({
    wrong: "Aqui vai um número inteiro.",
    form: `Escreva só os algarismos, de ${from} a ${to}, sem nada em volta. Exemplo: ${example}`,
  }),
  noWarranty:
    "O menor número é 1. Se os planos só têm a garantia da lei, ponha 90 (art. 26 do Código de Defesa do Consumidor), escreva “a da lei” em Como a garantia aparece no cartão (warrantyText) e mude as frases que citam {warranties} e {longestWarrantyDays}.",
  quotedNumber: (digits: string) => `Um número vai sem aspas. Escreva: ${digits}`,
  photoSource: {
    wrong: "Isto não é o nome de um arquivo de foto nem o endereço de uma foto.",
    form: "De uma foto sua em JPG, PNG ou WebP, escreva o nome a partir da pasta data, por exemplo: oficina.jpg. De um serviço de imagens, copie o endereço só até antes do “?”, por exemplo: https://images.unsplash.com/photo-1621905251189-08b45d6a269e",
  },
  heic: "Esta foto está em HEIC, o formato do iPhone, que os navegadores não mostram. Abra-a no celular e salve ou envie em JPG (Ajustes → Câmera → Formatos → Mais Compatível vale para as próximas), e escreva o nome novo.",
  photoInData: "O nome já começa dentro da pasta data. Tire “data/”, por exemplo: oficina.jpg",
  fileNameAsText: "Isto é o nome do arquivo. Escreva o que a foto mostra, para quem não a vê.",
  missingSlots: (slots: string, example: string) =>
    `Este texto precisa de ${slots}: o site põe ali o que vale em cada caso. Por exemplo: ${example}`,
  companySize:
    "ME e EPP são o porte da empresa, e não o tipo. Veja a natureza jurídica no cartão CNPJ e escreva individual (empresário individual), limitada ou unipessoal.",
  sectionNumber: "O número da seção aparece sozinho no site. Escreva só o título.",
  sectionWithoutTopic: (title: string, topic: string, name: string) =>
    `A seção “${title}” está sem assunto, e falta a de ${name}. Se é esta, o assunto dela é ${topic} (no arquivo, escreva “topic: ${topic}” abaixo do título, alinhado com ele). Se não é, copie a que falta da última versão boa (no GitHub, History).`,
  missingTopics: (topics: readonly string[]) =>
    `${topics.length === 1 ? "Falta a seção" : "Faltam as seções"} de assunto ${topics.join(", ")}. Copie da última versão boa o que falta (no GitHub, History).`,
  foreignTopic: (own: string) =>
    `Este assunto é da outra página legal. Aqui valem: ${own}. Se copiou a página inteira, troque os dois arquivos.`,
  topicTwice:
    "Este assunto já tem a sua seção acima. Tire o assunto desta (no arquivo, apague a linha “topic: …”), ou apague a seção repetida.",
  cutText:
    "O texto acaba no meio de uma frase. Complete-o (no GitHub, History mostra a última versão boa) ou ponha o ponto-final.",
  announcedList: "Este parágrafo anuncia uma lista, que não está aqui. Traga os itens de volta ou termine com ponto.",
  agencyLink: "Falta nesta seção o link para a autoridade de proteção de dados (links, com label e url).",
  subject: (values: string) => ({
    wrong: `Os assuntos do formulário são fixos no site: ${values}. Um a mais não cabe.`,
    form: "Para oferecer outro, mude o que o visitante lê (label) num destes, e apague este item.",
  }),
  deliveryUrlMissing:
    "A entrega “servico” precisa de “Endereço do serviço de formulários” (deliveryUrl). Preencha esse campo ou escolha a entrega “nenhuma”.",
  deliveryMail:
    "Aqui vai o endereço que o serviço de formulários mostra, e não um e-mail. Por exemplo: https://formspree.io/f/abcdwxyz",
  deliveryUnusable:
    "Este serviço não aceita os campos do formulário (name, email, phone, subject e message). Escolha outro; docs/hospedagem.md diz o que ele precisa aceitar.",
  deliveryPage: "Aqui vai o endereço do formulário (…/f/…), e não o da página em que você lê as mensagens.",
  statementInStatement:
    "Uma frase deste arquivo não pode citar outra, com {photos.…} ou {form.…}. Escreva o próprio texto.",
  lostStatement: (name: string) =>
    `Falta aqui a frase “${name}”, que os textos legais citam. Copie-a da última versão boa (no GitHub, History).`,
  photoOfService: (key: string) =>
    `De uma foto de um serviço de imagens, o site não pode ler o tamanho nem a cor. Acrescente a linha “${key}: …” com o valor.`,
  onePopularPlan: (names: string) =>
    `Só um plano pode ser o mais popular, e aqui são ${names}. Desmarque os outros (no arquivo: popular: false).`,
  oneUrgentService: (names: string) =>
    `Só um serviço pode ser a emergência, e aqui são ${names}. Desmarque os outros (no arquivo, apague a linha urgent).`,
  daysReversed:
    "O último dia vem antes do primeiro. A semana vai de segunda a domingo; se preciso, divida em dois itens.",
  sameHours: "Abre e fecha na mesma hora. Corrija uma das duas; o dia inteiro é das 0h às 24h.",
  hoursOverlap: (other: number) =>
    `Este horário coincide com o item ${other} da lista. Corrija os dias ou as horas de um dos dois, ou apague um.`,
  photoPage:
    "Este é o endereço da página da foto, e não o da foto. Abra a página, clique na foto com o botão direito e escolha “Copiar endereço da imagem”.",
  photoFrame: "A altura pode ir da metade da largura a uma vez e meia a largura. Corrija um dos dois números.",
  drawn: {
    wrong:
      "Este texto também é desenhado na imagem que as redes sociais mostram, que não tem emoji nem outros alfabetos.",
    form: "Use só letras, números e pontuação.",
  },
  duplicateTitle: (other: string) => `Este título já é usado em ${other}. Cada página precisa de um título só seu.`,

  /* Warnings, which stop nothing */
  landlineChat:
    "Os botões do WhatsApp abrem uma conversa com este número, que não é de celular. Se o WhatsApp é em outro, escreva-o no campo WhatsApp em outro número (chatPhone).",
  exchangedPhones:
    "Este número não é de celular, e o outro é: parecem trocados. O que tem WhatsApp fica no campo WhatsApp em outro número (chatPhone), e o outro, em Telefone (phone).",
  landlineAsChat: "Este número não é de celular, e os botões do WhatsApp levam a ele. Confira se há WhatsApp nele.",
  sameChatPhone:
    "É o mesmo número do telefone (phone), e apareceria duas vezes. Deixe o campo vazio (no arquivo, apague a linha): o WhatsApp já usa o telefone.",
  transposedPhone: (phone: string) =>
    `Este número é quase o do telefone (phone), ${phone}: só dois algarismos estão trocados. Confira qual é o certo; se é o mesmo número, apague o de WhatsApp em outro número (chatPhone).`,
  oneName:
    "O nome empresarial tem mais de uma palavra: de um MEI ou empresário individual, é o nome completo do titular. Se aqui ficou a marca, os dois estão trocados: ela vai em Marca (brand). Copie o nome do cartão CNPJ.",
  otherCompanyKind:
    "O nome empresarial e o tipo de empresa não combinam: só uma sociedade limitada (limitada ou unipessoal) tem “Ltda” no nome, e só uma sociedade anônima (anonima), “S.A.”. Confira no cartão CNPJ.",
  eireli:
    "A EIRELI não existe mais: desde 2021 é sociedade limitada unipessoal (Lei nº 14.195/2021, art. 41). Confira o nome e o tipo de empresa no cartão CNPJ.",
  longNotice: (hours: number, days: number) =>
    `São ${days} dias de antecedência (${hours} horas) para cancelar uma visita. O campo é em horas: confira o número.`,
  shortRetention: (shortest: number) =>
    `A Política de Privacidade diz que este tempo dura até a prescrição, e um consumidor pode reclamar de danos por ${shortest} anos (art. 27 do Código de Defesa do Consumidor). Ponha ${shortest} ou mais, ou mude também aquele texto.`,
  longRetention: (years: number, longest: number) =>
    `Guardar dados pessoais por ${years} anos é mais do que o prazo mais longo para reclamar de alguma coisa, de ${longest} anos (art. 205 do Código Civil). Confira o número.`,
  registrationNumber:
    "Falta o número do registro. Por exemplo: CREA-PE 1234567. Sem registro, deixe o campo vazio (no arquivo, apague a linha).",
  otherMenuPhone: "O menu do celular disca este número, que não é nenhum dos outros dois. Confira se é de propósito.",
  longNight: ({ opens, closes }: Record<"opens" | "closes", string>, hours: number) =>
    `Assim a empresa abre às ${opens} e só fecha às ${closes} do dia seguinte, ${Math.round(hours)} horas depois. Se as horas estão trocadas ou erradas, corrija.`,
  otherState: (state: string) => `Um CEP de ${state} não começa com estes números. Confira o CEP e o estado.`,
  unknownCity: (city: string) =>
    `“${city}” não é um município de Pernambuco. Confira como se escreve; de um distrito, escreva o município.`,
  areaInState: (state: string, own: string) =>
    `A região fala de ${state}, e o endereço (address) é em outro estado, ${own}. Corrija um dos dois; se atende nos dois, diga os dois.`,
  areaInTown: (town: string, city: string) =>
    `A região fala de ${town}, e o endereço (address) é em ${city}. Corrija um dos dois; se atende também lá, acrescente ${town} às cidades do mapa (servedTowns).`,
  otherZone: (state: string, zone: string) =>
    `Este fuso não tem a hora de ${state}. Confira o estado e o fuso, por exemplo: ${zone}`,
  profileChat:
    "Este é um link do WhatsApp, que o site já tem em todas as páginas. Aqui vão redes sociais: apague este item ou ponha outro endereço.",
  otherNetwork: (label: string) => `O nome diz ${label}, e o endereço é de outra rede. Corrija um dos dois.`,
  stepOrder: (before: string, number: string) =>
    `Depois da etapa ${before} vem aqui a ${number}. Confira os números e a ordem.`,
  noUrgentService:
    "Há plantão (emergencyHours), e nenhum serviço é a emergência. Acrescente urgent: true ao que é, ou apague emergencyHours.",
  exampleInReadme: "Este é o exemplo de data/README.md. Troque o grupo todo pelo da sua empresa, ou apague-o.",
  emergencyWhileOpen:
    "Nestas horas a empresa já está aberta em dias úteis (openingHours). O plantão é o atendimento fora delas: confira as horas dos dois.",
  foreignCompany: (name: string) =>
    `A mensagem fala de ${name}, que não é nenhum dos nomes da sua empresa. Se veio de outro site, troque por {brand}.`,
  ownPhoto:
    "A legenda diz que a foto é ilustrativa, e o arquivo é seu. Se a foto é da sua empresa, diga o que ela mostra.",
  exampleBrand: "Esta é a marca do exemplo. Se não é a sua, troque-a.",
  pastYear: (isExample: boolean) =>
    isExample
      ? "Este é o ano do exemplo, que já passou. Troque-o pelo da sua empresa."
      : "Este ano já passou. Troque-o pelo atual.",
  townUnnamed: (town: string) =>
    `O nome de ${town} não cabe no mapa, junto das outras cidades: fica só o ponto. Deixe assim, ou apague a cidade que importa menos.`,
  unknownPlan: (name: string) => `O texto fala do plano ${name}, que não existe. Corrija o nome ou o texto.`,
  unknownService: (name: string) => `O texto fala do serviço ${name}, que não está em data/services.yaml.`,
  unknownBullet: "Nenhum serviço fala disto. Se o serviço saiu, mude este item.",
  noPlans: "O texto fala de planos, e não há nenhum. Mude o texto.",
  onePlan: "O texto fala de planos, e há um só. Mude o texto.",
  priceOnRequest: "Há preço em data/plans.yaml, e este texto diz que ele depende ou é sob consulta. Reveja a frase.",
  otherAmount: (amount: string) =>
    `O texto diz ${amount}, e nenhum plano tem este preço. Corrija um dos dois; se é o preço de outra coisa, deixe.`,
  noEmergency: "O texto fala de emergência ou plantão, e não há plantão (emergencyHours). Mude o texto.",
  otherEmergency: (words: string, hours: string) =>
    `O texto diz “${words}”, e o plantão (emergencyHours) é ${hours}. Corrija um dos dois; para citar o certo, escreva {emergencyHours}.`,
  closedOnSunday: (words: string) =>
    `O texto diz “${words}”, e em business.yaml a empresa não abre no domingo (openingHours). Corrija um dos dois; se é o plantão, diga “plantão” na mesma frase.`,
  pastDate: (words: string) => `O texto diz “${words}”, e esse dia já passou. Apague o prazo ou ponha outro.`,
  noTracking: (words: string) =>
    `O texto fala de “${words}”, e este site não usa cookies nem mede visitas. Tire a frase, que tornaria falsa a Política de Privacidade.`,
  assistant: (words: string) =>
    `“${words}” parece uma resposta do assistente que escreveu o texto, e não o texto. Apague o que não é para o visitante.`,
  noAir: (words: string) =>
    `O texto fala de “${words}”, e nem o ramo (trade) nem o nome de um serviço o diz. Se você faz isso, diga-o num dos dois, ou falta nos Termos de Uso a frase da lei sobre ar‑condicionado; senão, mude o texto.`,
  noInstallation: (words: string) =>
    `O texto fala de “${words}”, e nenhum serviço de data/services.yaml é de instalação. Acrescente o serviço ou mude o texto.`,
  noRegistration: (council: string) =>
    `O texto fala de registro no ${council}, sem o número. Escreva-o em data/business.yaml, no campo Registro profissional (registration), por exemplo: CREA-PE 1234567. Sem registro, mude o texto.`,
  unnamedInChat: (subject: string, slot: string) =>
    `Sem ${slot}, a mensagem não diz qual é ${subject}, e quem a recebe não sabe do que se trata. Ponha ${slot} no texto.`,
  ownPlan: (name: string) =>
    `Este item diz que o plano ${name} tem tudo do plano ${name}: corrija o nome ou apague o item.`,
  otherNumber: (number: string) =>
    `O texto traz o número ${number}, que não é nenhum dos de data/business.yaml. Confira; para citar o certo, escreva {phone} ou {chatPhone}.`,
  otherDetail: (words: string, field: string) =>
    `O texto traz “${words}”, e em data/business.yaml é outro. Confira; para citar o certo, escreva {${field}}.`,
  otherFigure: (words: string, right: number, field: string) =>
    field
      ? `O texto diz “${words}”, e o dado (${field}) é ${right}. Corrija um dos dois; para citar o dado, escreva {${field}}.`
      : `O texto diz “${words}”, e são ${right}. Corrija o texto.`,
  otherHours: (hours: string) =>
    `O texto diz “${hours}”, e em data/business.yaml o horário é outro. Confira; para citar o certo, escreva {openingHoursText}.`,
  otherWarranty: (words: string) =>
    `O texto diz “${words}”, e em data/plans.yaml a garantia (warrantyDays) é outra. Corrija um dos dois.`,
  otherThanLaw: (article: string, time: string) =>
    `O ${article} do Código de Defesa do Consumidor, que o texto cita, fala de ${time}. Confira o número.`,
  doubledWord: (words: string) =>
    `No site aparece “${words}”. Tire a palavra que sobra; {servedArea} já começa com “em”, “no” ou “na”.`,
  doubledPoint: "No site aparecem dois pontos-finais seguidos. Apague um, ou ponha três.",
  openBracket: "Há um parêntese sem o seu par. Feche-o ou apague-o.",
  longClosing: (days: number) => `Assim a empresa fica fechada por ${days} dias. Confira as datas, sobretudo o ano.`,
  farDays: "Este dia fica a mais de dois anos. Confira o ano.",
  duplicateDescription: (other: string) =>
    `Esta descrição é a mesma de ${other}. Escreva o que só esta página tem, ou os buscadores mostram as duas iguais.`,
  longTitle: (length: number, limit: number) =>
    `Com os dados, o título tem ${length} letras, e os buscadores cortam depois de umas ${limit}. Encurte-o.`,
  noPhotoPolicy:
    "Há foto de um serviço de imagens, e a Política de Privacidade não leva à dele. Escreva o endereço em Política de privacidade do serviço de imagens (photoPolicy).",
  otherPhotoPolicy: (domain: string) =>
    `Esta política é de outro serviço: as fotos vêm de ${domain}. Ponha aqui o endereço da política dele.`,
  sameTemperature: "A temperatura ao sair é a mesma de ao chegar. Corrija uma das duas.",
  unusedDeliveryUrl:
    "Este endereço só vale com a entrega servico; com a escolhida, as mensagens não passam por ele. Escolha servico em Entrega das mensagens (delivery), ou deixe este campo vazio (no arquivo, apague a linha).",
  pastDays: "Este dia já passou. Apague este item ou corrija o ano.",
  coldReading: "O sintoma mostra mais frio que a temperatura certa (temperature). Confira os números e os sinais.",
  exchangedReadings: "Depois do conserto está mais quente que antes. Se os dois números estão trocados, corrija.",
  circularPlans: (name: string) => `Este plano e o ${name} dizem ter tudo um do outro. Corrija um dos dois.`,
  lesserPlan: (how: string, name: string) =>
    `Este plano tem tudo do ${name}, e ${how} que ele. Confira os dois, e a ordem dos planos.`,
  copiedService: (title: string) => `Este texto é igual ao de ${title}. Se o serviço foi copiado, mude-o.`,
  otherSubject: (value: string) =>
    `O nome interno é ${value}, e o visitante lê outro assunto. Se dois foram trocados, corrija: o site põe o WhatsApp e o telefone ao lado de emergencia.`,
  exchangedDays: "“Hoje” e “amanhã” estão trocados. Corrija os dois.",
  reversedRange: "Assim o último dia vem antes do primeiro. Escreva por exemplo: {first} a {last}",
  unquoted: (name: string) =>
    `Nenhum texto cita {${name}}, e o que essa frase diz não aparece no site. Ponha {${name}} de volta (no GitHub, History mostra onde estava).`,
  noDelivery:
    "O formulário de contato não entrega mensagens. Para recebê-las, escolha whatsapp, netlify ou servico; veja docs/hospedagem.md.",
  netlifyElsewhere:
    "O formulário entrega pela Netlify (delivery: netlify), mas este site não está sendo feito na Netlify: fora dela, nenhuma mensagem chega.",

  /* The report on values that are still examples */
  trial:
    "Enquanto siteUrl for um exemplo, o site pode ir ao ar com estes dados, para você o ver. Com o seu endereço em siteUrl, todos precisam ser os reais.",
  examplesStop:
    "O site não foi publicado: com o seu endereço em siteUrl, os dados precisam ser os reais. Só para ver o site no ar antes, deixe siteUrl: https://www.example.com",
};
