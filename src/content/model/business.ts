import { z } from "zod";
import { email, origin, url } from "./formats/addresses";
import { choice, count, flag, listOfDistinct } from "./formats/choice";
import { postcode, state, taxNumber } from "./formats/company";
import { calendarDays } from "./formats/days";
import { closingHour, emergencyHours, hour, weekday } from "./formats/hours";
import { neverChats, phone } from "./formats/phone";
import { lacks, named, personalName, phrase, remedy, servedArea, text } from "./formats/text";
import { group, listOf, object } from "./shared";

const same = (written: string) => written;

/** Brazil's time zones, by their place. */
const timeZones = {
  "America/Noronha": "Fernando de Noronha",
  "America/Sao_Paulo": "Brasília",
  "America/Araguaina": "Araguaína",
  "America/Bahia": "Bahia",
  "America/Belem": "Belém",
  "America/Fortaleza": "Fortaleza",
  "America/Maceio": "Maceió",
  "America/Recife": "Recife",
  "America/Santarem": "Santarém",
  "America/Boa_Vista": "Boa Vista",
  "America/Campo_Grande": "Campo Grande",
  "America/Cuiaba": "Cuiabá",
  "America/Manaus": "Manaus",
  "America/Porto_Velho": "Porto Velho",
  "America/Eirunepe": "Eirunepé",
  "America/Rio_Branco": "Rio Branco",
};

const foreignTimeZones = Intl.supportedValuesOf("timeZone").filter((zone) => !(zone in timeZones));

/** Kinds of company, in the words of the legal texts: “exerce a atividade sob a forma de …”. */
const companyKinds = {
  mei: "microempreendedor individual (MEI)",
  individual: "empresário individual",
  limitada: "sociedade limitada",
  unipessoal: "sociedade limitada unipessoal",
  anonima: "sociedade anônima",
};

export const business = object("Business", {
  brand: text("Marca", 16, {
    facts: false,
    hint: "O nome pelo qual o cliente chama a empresa, com até 16 letras. No alto das páginas, ele faz de logotipo.",
  }),
  tagline: text("Assinatura da marca", 32, { facts: false, hint: "O slogan, ao lado da marca." }),
  phone: phone(
    "Telefone e WhatsApp",
    "Sem WhatsApp neste número (um fixo, um 0800), escreva o do WhatsApp no campo seguinte.",
  ).meta({ alsoCalled: ["telefone", "fone", "celular"] }),
  chatPhone: phone(
    "WhatsApp em outro número",
    "Só se o WhatsApp não é no telefone acima: todos os botões e links do WhatsApp passam a usar este número.",
  )
    .refine(
      (number) => !neverChats(number),
      "Este número não pode ter WhatsApp, que precisa do DDD. Escreva por exemplo: (87) 99999-9999",
    )
    .meta({ alsoCalled: ["whatsapp", "zap", "zapzap", "celular"] })
    .optional(),
  menuPhone: phone(
    "Telefone do menu em telas pequenas",
    "Só se o menu do celular disca outro número. Sem este campo, ele disca o telefone acima.",
  ).optional(),
  email: email("E-mail"),
  openingHours: named(
    "Horários de atendimento",
    z
      .array(
        object("OpeningHours", {
          firstDay: weekday("Primeiro dia"),
          lastDay: weekday("Último dia"),
          opens: hour("Abre às"),
          closes: closingHour(
            "Fecha às",
            "Meia-noite é 00:00. Uma hora antes da de abrir é do dia seguinte. O dia inteiro: das 00:00 às 00:00.",
          ),
        }),
      )
      .min(1)
      .optional(),
    "Sem horário fixo, só com hora marcada, não precisa de nenhum.",
  ),
  closedOn: named(
    "Dias fechados",
    listOfDistinct(calendarDays("Dia")).optional(),
    "Feriados e férias: 24/12/2026, 23/12/2026 a 05/01/2027, ou 25/12 para todos os anos.",
  ).meta({ alsoCalled: ["ferias", "feriados", "recesso"] }),
  emergencyHours: emergencyHours(
    "Plantão de emergência",
    "Quando atende urgências, todos os dias. Por exemplo: 24h, ou 18h às 6h. Sem plantão, não preencha: os textos que o citam somem do site.",
  ).optional(),
  emergencyChannel: named(
    "O plantão atende",
    choice(["telefone", "whatsapp"], {
      typeName: "EmergencyChannel",
      optionTitles: { telefone: "Só por telefone", whatsapp: "Só pelo WhatsApp" },
    }),
    "Sem escolha, pelos dois.",
  ).optional(),
  servedTowns: named(
    "Cidades atendidas",
    listOfDistinct(
      text("Cidade", 60, { facts: false }).refine(lacks(/[,;]/), "Aqui vai uma cidade só: ponha cada uma no seu item."),
    ).optional(),
    "Na página de contato, e as de Pernambuco como pontos no mapa do estado. A cidade do endereço é o ponto maior. Sem cidades, ou com endereço em outro estado, não há mapa.",
  ),
  address: group("Endereço", "Address", {
    street: text("Rua", 100, { facts: false }),
    number: text("Número", 100, { facts: false }).overwrite((written) =>
      /^(?:nenhum|não (?:tem|há)|sem n[úu]mero|[-–—])$/i.test(written) ? "s/n" : written,
    ),
    annex: text("Complemento", 100, {
      facts: false,
      hint: "Se houver. Por exemplo: Anexo A, Sala 2, Galpão 3",
    }).optional(),
    district: text("Bairro", 100, { facts: false, hint: "Se houver. Num endereço rural, não preencha." }).optional(),
    city: text("Cidade", 100, { facts: false }).refine(
      lacks(/[/(]| [-–] |[-–] ?[A-Z]{2}$/),
      "Aqui vai só a cidade: o estado tem o seu campo (state). Por exemplo: Caruaru",
    ),
    state: state("Estado"),
    postcode: postcode("CEP"),
  }),
  profiles: listOf("Perfis em redes sociais", "Profile", "url", {
    label: text("Nome", 100, { facts: false, hint: "Por exemplo: Instagram" }),
    url: url("Endereço do perfil").refine(
      lacks(
        /\/(?:login|signin|accounts)(?:[/?#.]|$)|(?:instagram|facebook|linkedin|tiktok|youtube)\.com\/?$|instagram\.com\/(?:p|reels?|stories|direct|explore)(?:[/?#]|$)/,
      ),
      "Este endereço não é o de um perfil. Abra o seu perfil na rede e copie o endereço dele.",
    ),
  })
    .describe("Aparecem como links no rodapé e ajudam os buscadores a reconhecer a empresa.")
    .meta({
      entryName: "label",
      alsoCalled: ["instagram", "facebook", "tiktok", "youtube", "linkedin", "redes", "redesSociais"],
    })
    .optional(),
  greeting: text("Mensagem pronta do WhatsApp", 400, {
    lines: true,
    hint: "O que já vem escrito quando o visitante abre a conversa.",
  }),
  servedArea: servedArea(
    "Região atendida",
    "Com a preposição, como nas frases do site. Por exemplo: no interior de Pernambuco, ou em Petrolina e Juazeiro",
  ),
  trade: group("Ramo", "Trade", {
    field: phrase(
      "Área de trabalho",
      80,
      "Nas frases do site, depois de “equipamentos de”. Por exemplo: refrigeração e ventilação",
    ),
    machine: phrase("A máquina mais procurada", 80, "Por exemplo: câmara fria"),
    machines: phrase("As máquinas", 80, "Por exemplo: câmara fria, balcão, exaustor ou ar-condicionado"),
    range: phrase("De uma máquina a outra", 80, "Por exemplo: da câmara fria ao exaustor"),
    call: phrase("O convite", 80, "Por exemplo: se gela ou ventila").optional(),
    air: flag(
      "Climatização ou ventilação",
      "Marque se a empresa trabalha com ar-condicionado, ventilação ou exaustão: aparecem o desenho do duto e a frase da lei sobre climatização.",
    ).optional(),
  }).describe(
    "As palavras com que os textos falam do seu ramo. Com minúscula e sem ponto: no começo do texto, a maiúscula vem sozinha.",
  ),
  legalName: personalName("Nome empresarial", 80, "Como está no cartão CNPJ."),
  companyKind: named(
    "Tipo de empresa",
    choice(Object.keys(companyKinds) as (keyof typeof companyKinds)[], {
      typeName: "CompanyKind",
      optionTitles: companyKinds,
      // Also as the CNPJ's card has them.
      names: {
        mei: ["Microempreendedor individual"],
        individual: ["EI", "213-5 Empresário (individual)"],
        limitada: ["Ltda", "Sociedade empresária limitada", "206-2 Sociedade empresária limitada"],
        unipessoal: ["SLU"],
        anonima: ["S.A.", "Sociedade anônima fechada", "205-4 Sociedade anônima fechada"],
      },
    }),
    "A natureza jurídica, como no cartão CNPJ; ME e EPP são o porte. Aparece nos textos legais.",
  ),
  taxNumber: taxNumber("CNPJ"),
  registration: text("Registro profissional", 60, {
    facts: false,
    hint: "Se houver, com o conselho. Aparece no rodapé, abaixo do CNPJ, e nos Termos de Uso. Por exemplo: CREA-PE 123456",
  })
    .meta({ alsoCalled: ["crea", "cft"] })
    .optional(),
  responsibleTechnician: text("Responsável técnico", 100, {
    facts: false,
    hint: "Se houver, com o registro. Aparece nos Termos de Uso.",
  })
    .meta({ alsoCalled: ["tecnico", "engenheiro", "art", "trt"] })
    .optional(),
  siteUrl: origin("Endereço do site"),
  timeZone: named(
    "Fuso horário",
    choice([...Object.keys(timeZones), ...foreignTimeZones], {
      optionTitles: timeZones,
      retired: foreignTimeZones,
      remedy: remedy("O fuso horário", "Escreva a cidade que tem a mesma hora, por exemplo: Recife"),
    }),
    "Só se a hora não é a do estado, como em Fernando de Noronha.",
  ).optional(),
  cancellationNoticeHours: count("Antecedência de cancelamento, em horas", {
    from: 0,
    example: 24,
    unit: "h|horas?",
    hint: "Nos Termos de Uso. Com 0, os textos que a citam somem do site.",
  }),
  claimPlace: phrase(
    "Onde a garantia é atendida",
    100,
    "Nos Termos de Uso, depois de “atendemos”. Por exemplo: onde o equipamento está instalado",
  ),
  retentionYears: count("Guarda de dados, em anos", {
    to: 20,
    example: 5,
    unit: "anos?",
    hint: "Na Política de Privacidade.",
  }),
  contactRetentionMonths: count("Guarda de conversas sem contrato, em meses", {
    to: 240,
    example: 12,
    unit: "m[eê]s|meses",
    hint: "Na Política de Privacidade. Sem este campo, vale o prazo dos clientes.",
  }).optional(),
  countries: group("Países em que ficam os dados", "Countries", {
    hosting: phrase("Da hospedagem", 100, "Por exemplo: Brasil e Estados Unidos", same).optional(),
    form: phrase("Do formulário de contato", 100, "Por exemplo: Estados Unidos", same).optional(),
    photos: phrase("Do serviço de imagens", 100, "Por exemplo: Estados Unidos", same).optional(),
  })
    .describe("Na Política de Privacidade. A hospedagem e os serviços dizem onde guardam os dados.")
    .optional(),
  minimumAge: count("Idade mínima", {
    from: 12,
    to: 21,
    example: 18,
    unit: "anos",
    hint: "Nos Termos de Uso e na Política de Privacidade.",
  }),
  copyrightYear: count("Ano dos direitos autorais", { from: 1900, to: 2099, example: 2026 }),
});
