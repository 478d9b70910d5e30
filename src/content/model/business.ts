import { z } from "zod";
import { machineTime, overlap, weekdays } from "../derived/opening-hours";
import { towns } from "../derived/towns-on-map";
import {
  closedDays,
  count,
  email,
  hour,
  listOfDistinct,
  origin,
  phone,
  postcode,
  servedArea,
  state,
  taxNumber,
  text,
  timeZone,
  url,
} from "../rules/formats";
import { messages } from "../rules/messages";
import { group, listOf, named, object } from "./shared";

const townNames = Object.keys(towns) as [string, ...string[]];

const weekday = () => z.enum(weekdays);

export const business = object("Business", {
  brand: named("Marca", text({ max: 16, facts: false, drawn: true })),
  tagline: named("Assinatura da marca", text({ max: 32, facts: false, drawn: true })),
  legalName: named("Nome do titular", text({ max: 80, facts: false })),
  taxNumber: named("CNPJ", taxNumber()),
  registration: named(
    "Registro profissional",
    text({ max: 60, facts: false }).optional(),
    "Se houver, com o conselho. Aparece no rodapé, abaixo do CNPJ. Por exemplo: CREA-PE 123456",
  ),
  phone: named("Telefone e WhatsApp", phone()),
  menuPhone: named(
    "Telefone do menu em telas pequenas",
    phone(),
    "O número que o visitante disca pelo menu do celular. (00) 00000-0000 não existe: ponha aqui o mesmo telefone.",
  ),
  email: named("E-mail", email()),
  siteUrl: named("Endereço do site", origin()),
  address: group("Endereço", "Address", {
    street: named("Rua", text({ max: 100, facts: false })),
    number: named("Número", text({ max: 100, facts: false })),
    annex: named(
      "Complemento",
      text({ max: 100, facts: false }).optional(),
      "Se houver. Por exemplo: Anexo A, Sala 2, Galpão 3",
    ),
    district: named("Bairro", text({ max: 100, facts: false })),
    city: named("Cidade", text({ max: 100, facts: false })),
    state: named("Estado", state()),
    postcode: named("CEP", postcode()),
  }),
  servedArea: named(
    "Região atendida",
    servedArea(),
    "Com a preposição, como nas frases do site. Por exemplo: no interior de Pernambuco",
  ),
  timeZone: named("Fuso horário", timeZone(), "Do lugar onde a empresa fica. Por exemplo: America/Recife"),
  openingHours: named(
    "Horários de atendimento",
    z
      .array(
        object("OpeningHours", {
          firstDay: named("Primeiro dia", weekday()),
          lastDay: named("Último dia", weekday()),
          opens: named("Abre às", hour()),
          closes: named("Fecha às", hour()),
        })
          .refine(({ firstDay, lastDay }) => weekdays.indexOf(firstDay) <= weekdays.indexOf(lastDay), {
            error: messages.daysReversed,
            path: ["lastDay"],
          })
          .refine(({ opens, closes }) => machineTime(opens) < machineTime(closes), {
            error: messages.hoursReversed,
            path: ["closes"],
          }),
      )
      .min(1)
      // The page would show two for one moment.
      .superRefine((all, context) => {
        for (const [index, hours] of all.entries()) {
          const other = all.slice(0, index).findIndex((earlier) => overlap(earlier, hours));
          if (other >= 0)
            context.addIssue({ code: "custom", path: [index], message: messages.hoursOverlap(other + 1) });
        }
      }),
  ),
  closedOn: named(
    "Dias fechados",
    listOfDistinct(named("Dia", closedDays())).optional(),
    "Feriados e férias: 24/12/2026, 23/12/2026 a 05/01/2027, ou 25/12 para todos os anos.",
  ),
  profiles: listOf("Perfis em redes sociais", "Profile", "url", {
    label: named("Nome", text({ max: 100, facts: false }), "Por exemplo: Instagram"),
    url: named("Endereço do perfil", url()),
  })
    .describe("Aparecem como links no rodapé e ajudam os buscadores a reconhecer a empresa.")
    .meta({ entryName: "label" })
    .optional(),
  servedTowns: named(
    "Cidades no mapa",
    listOfDistinct(named("Cidade", z.enum(townNames))).optional(),
    "Pontos no mapa de Pernambuco, na página inicial e na de contato. A cidade do endereço, se está no mapa, é o ponto maior. Sem cidades, não há mapa.",
  ),
  greeting: named(
    "Mensagem pronta do WhatsApp",
    text({ max: 400, lines: true }),
    "O que já vem escrito quando o visitante abre a conversa.",
  ),
  emergencyHours: named("Plantão de emergência", text({ max: 16, facts: false }), "Por exemplo: 24h"),
  cancellationNoticeHours: named("Antecedência de cancelamento, em horas", count(), "Nos Termos de Uso."),
  claimPlace: named(
    "Onde a garantia é atendida",
    text({ max: 100, facts: false }),
    "Nos Termos de Uso, depois de “atendemos”. Por exemplo: onde o equipamento está instalado",
  ),
  retentionYears: named("Guarda de dados, em anos", count(1, 99), "Na Política de Privacidade."),
  minimumAge: named("Idade mínima", count(1, 99), "Nos Termos de Uso e na Política de Privacidade."),
  copyrightYear: named("Ano dos direitos autorais", count(2000, 2100), "No rodapé."),
});
