import { choice, flag, listOfDistinct } from "./formats/choice";
import { named, text } from "./formats/text";
import { listOf, object } from "./shared";

/** Drawings for services, in `src/ui/drawing/details` and `icons`, with pt-BR labels. */
const serviceIcons = {
  gauge: "manômetro e compressor",
  open_compressor: "compressor aberto",
  evaporator: "evaporador com ventiladores",
  fan: "coifa com duto",
  installation: "condensadora no suporte",
  emergency: "sirene",
  thermometer: "termômetro",
  compressor: "condensadora",
  duct: "duto",
  building: "prédio",
  document: "documento",
  clock: "relógio",
};

/** The icons of the pages themselves, which a service could once have. */
const pageIcons = {
  phone: "telefone",
  chat: "conversa",
  mail: "envelope",
  pin: "alfinete de mapa",
  menu: "três linhas",
  close: "xis",
  check: "visto",
  arrow: "seta",
  external: "seta para fora",
  access: "acessibilidade",
  map: "mapa",
};

const icons = { ...serviceIcons, ...pageIcons };

/** Former names of drawings, which are still read. */
const formerNames = { gauge: ["calendar_check"], open_compressor: ["wrench"], evaporator: ["snowflake"] };

/** The drawing of a service. The type of `Icon` comes from its values. */
const icon = choice(Object.keys(icons) as (keyof typeof icons)[], {
  typeName: "IconName",
  optionTitles: icons,
  names: formerNames,
  retired: Object.keys(pageIcons),
});

export const serviceList = object("ServiceList", {
  services: listOf("Serviços", "Service", "title", {
    title: text("Título", 60),
    description: text("Descrição", 200, { lines: true }),
    features: named("Itens incluídos", listOfDistinct(text("Item", 160))),
    icon: named("Ícone", icon),
    urgent: flag(
      "Emergência",
      "Só no serviço de emergência: ele vem primeiro, com destaque, o botão de ligar e o do WhatsApp.",
    ).optional(),
  }),
  chatLabel: text("Link do WhatsApp em cada serviço", 60),
  message: text("Mensagem no WhatsApp", 160, {
    slots: ["title"],
    hint: "Vai para o WhatsApp depois da saudação. Em {title} entra o nome do serviço.",
  }),
});
