import { z } from "zod";
import { municipalityNames } from "../derived/municipalities";
import { lengthOf, overlap, weekdays } from "../derived/opening-hours";
import { stateCodes } from "../derived/states";
import {
  closedDays,
  closingHour,
  count,
  email,
  emergencyHours,
  hour,
  lacks,
  listOfDistinct,
  named,
  origin,
  phone,
  postcode,
  servedArea,
  taxNumber,
  text,
  timeZone,
  tradeWords,
  url,
} from "../rules/formats";
import { messages } from "../rules/messages";
import { neverChats } from "../rules/phone";
import { group, listOf, object } from "./shared";

/** Kinds of company, in the words of the legal texts: “exerce a atividade sob a forma de …”. */
const companyKinds = {
  mei: "microempreendedor individual (MEI)",
  individual: "empresário individual",
  limitada: "sociedade limitada",
  unipessoal: "sociedade limitada unipessoal",
  anonima: "sociedade anônima",
};

const companyKindNames = Object.keys(companyKinds) as [keyof typeof companyKinds, ...(keyof typeof companyKinds)[]];

/** Longest brand, in characters, that has room in the header. */
const longestBrand = 16;

/** Words that a tagline may begin with whatever the brand: `A` and `A casa do frio`. */
const smallWords = /^(?:.|[ao]s|uma?|[dn][ao]s?|em|se|seu|sua|já|só)$/iu;

/** Whether the tagline repeats the brand, which the site shows before it. */
const beginsWithBrand = ({ brand, tagline }: { brand: string; tagline: string }) =>
  !smallWords.test(brand) && `${tagline} `.toLowerCase().startsWith(`${brand} `.toLowerCase());

export const business = object("Business", {
  brand: text("Marca", longestBrand, { facts: false, drawn: true }).meta({
    diagnose: (written) => (written.length > longestBrand ? messages.longBrand : undefined),
  }),
  tagline: text("Assinatura da marca", 32, { facts: false, drawn: true }),
  legalName: text("Nome empresarial", 80, { facts: false, hint: "Como está no cartão CNPJ." }).refine(
    lacks(/(?:\d{3}\.?){3}-?\d\d/),
    messages.cpf,
  ),
  companyKind: named(
    "Tipo de empresa",
    z.enum(companyKindNames).meta({
      typeName: "CompanyKind",
      optionTitles: companyKinds,
      diagnose: (written) => (/^(?:me|epp)$/i.test(written) ? messages.companySize : undefined),
    }),
    "Aparece nos textos legais, como no cartão CNPJ.",
  ),
  taxNumber: taxNumber("CNPJ"),
  registration: text("Registro profissional", 60, {
    facts: false,
    hint: "Se houver, com o conselho. Aparece no rodapé, abaixo do CNPJ. Por exemplo: CREA-PE 123456",
  }).optional(),
  phone: phone(
    "Telefone e WhatsApp",
    "Sem WhatsApp neste número (um fixo, um 0800), escreva o do WhatsApp no campo seguinte.",
  ),
  chatPhone: phone(
    "WhatsApp em outro número",
    "Só se o WhatsApp não é no telefone acima: todos os botões e links do WhatsApp passam a usar este número.",
  )
    .refine((number) => !neverChats(number), messages.chatNever)
    .meta({ alsoCalled: ["whatsapp", "zap", "zapzap", "celular"] })
    .optional(),
  menuPhone: phone(
    "Telefone do menu em telas pequenas",
    "O número que o visitante disca pelo menu do celular. (00) 00000-0000 não existe: ponha aqui o mesmo telefone.",
  ),
  email: email("E-mail"),
  siteUrl: origin("Endereço do site"),
  address: group("Endereço", "Address", {
    street: text("Rua", 100, { facts: false }).refine(lacks(/, (?:n\S* *)?(?:\d|s\/n)/i), messages.street),
    number: text("Número", 100, { facts: false }),
    annex: text("Complemento", 100, {
      facts: false,
      hint: "Se houver. Por exemplo: Anexo A, Sala 2, Galpão 3",
    }).optional(),
    district: text("Bairro", 100, { facts: false, hint: "Se houver. Num endereço rural, não preencha." }).optional(),
    city: text("Cidade", 100, { facts: false }).refine(lacks(/[/,(]| [-–]|[ -](?!I)[A-Z]{2}$/), messages.city),
    state: named("Estado", z.enum(stateCodes).meta({ remedy: messages.state })),
    postcode: postcode("CEP"),
  }),
  servedArea: servedArea(
    "Região atendida",
    "Com a preposição, como nas frases do site. Por exemplo: no interior de Pernambuco",
  ),
  trade: group("Ramo", "Trade", {
    field: tradeWords("O que a empresa faz", "Por exemplo: refrigeração e ventilação"),
    machine: tradeWords("A máquina mais procurada", "Por exemplo: câmara fria"),
    machines: tradeWords("As máquinas", "Por exemplo: câmara fria, balcão, exaustor ou ar-condicionado"),
    range: tradeWords("De uma máquina a outra", "Por exemplo: da câmara fria ao exaustor"),
    call: tradeWords("O convite", "Por exemplo: se gela ou ventila").optional(),
  }).describe(
    "As palavras com que os textos falam do seu ramo. Com minúscula e sem ponto: no começo da frase, a maiúscula vem sozinha.",
  ),
  timeZone: timeZone("Fuso horário", "Do lugar onde a empresa fica. Por exemplo: America/Recife"),
  openingHours: named(
    "Horários de atendimento",
    z
      .array(
        object("OpeningHours", {
          firstDay: named("Primeiro dia", z.enum(weekdays)),
          lastDay: named("Último dia", z.enum(weekdays)),
          opens: hour("Abre às"),
          closes: closingHour(
            "Fecha às",
            "24h é meia-noite. Antes da hora de abrir (18h a 6h), é no dia seguinte. O dia inteiro: 0h a 24h.",
          ),
        }),
      )
      .min(1)
      .superRefine((all, context) => {
        for (const [index, hours] of all.entries()) {
          const refuse = (message: string, ...field: string[]) =>
            context.addIssue({ code: "custom", path: [index, ...field], message });
          if (weekdays.indexOf(hours.firstDay) > weekdays.indexOf(hours.lastDay))
            refuse(messages.daysReversed, "lastDay");
          if (lengthOf(hours) === 0) refuse(messages.sameHours, "closes");
          // The page would show two for one moment.
          const other = all.slice(0, index).findIndex((earlier) => overlap(earlier, hours));
          if (other >= 0) refuse(messages.hoursOverlap(other + 1));
        }
      }),
  ),
  closedOn: named(
    "Dias fechados",
    listOfDistinct(closedDays("Dia")).optional(),
    "Feriados e férias: 24/12/2026, 23/12/2026 a 05/01/2027, ou 25/12 para todos os anos.",
  ),
  profiles: listOf("Perfis em redes sociais", "Profile", "url", {
    label: text("Nome", 100, { facts: false, hint: "Por exemplo: Instagram" }),
    url: url("Endereço do perfil"),
  })
    .describe("Aparecem como links no rodapé e ajudam os buscadores a reconhecer a empresa.")
    .meta({
      entryName: "label",
      alsoCalled: ["instagram", "facebook", "tiktok", "youtube", "linkedin", "redes", "redesSociais"],
    })
    .optional(),
  servedTowns: named(
    "Cidades no mapa",
    listOfDistinct(named("Cidade", z.enum(municipalityNames).meta({ remedy: messages.town }))).optional(),
    "Pontos no mapa de Pernambuco, na página inicial e na de contato. A cidade do endereço, se está no mapa, é o ponto maior. Sem cidades, não há mapa.",
  ),
  greeting: text("Mensagem pronta do WhatsApp", 400, {
    lines: true,
    hint: "O que já vem escrito quando o visitante abre a conversa.",
  }),
  emergencyHours: emergencyHours(
    "Plantão de emergência",
    "Por exemplo: 24h. Sem plantão, não preencha: as frases que o citam somem do site.",
  ).optional(),
  cancellationNoticeHours: count("Antecedência de cancelamento, em horas", { example: 24, hint: "Nos Termos de Uso." }),
  claimPlace: text("Onde a garantia é atendida", 100, {
    facts: false,
    hint: "Nos Termos de Uso, depois de “atendemos”. Por exemplo: onde o equipamento está instalado",
  }).refine(lacks(/^\p{Lu}|^atend|[.;!]$/u), messages.claimPlace),
  retentionYears: count("Guarda de dados, em anos", { to: 20, example: 5, hint: "Na Política de Privacidade." }),
  minimumAge: count("Idade mínima", {
    from: 12,
    to: 21,
    example: 18,
    hint: "Nos Termos de Uso e na Política de Privacidade.",
  }),
  copyrightYear: count("Ano dos direitos autorais", { from: 2000, to: 2099, example: 2026 }),
})
  .refine((business) => business.chatPhone || !neverChats(business.phone), { error: messages.noChat, path: ["phone"] })
  .refine((texts) => !beginsWithBrand(texts), {
    error: messages.tagline,
    path: ["tagline"],
  });
