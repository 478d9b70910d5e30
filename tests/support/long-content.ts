import { parse } from "yaml";
import type { Content, ContentFile } from "../../src/content/model/content-files";
import { validSource } from "./corpus";
import type { ProjectCopy } from "./project-copy";

const longName = "Maria Aparecida do Perpétuo Socorro Albuquerque Cavalcanti de Vasconcelos S. ME.";
const longWord = "Desumidificação/termorregulação";

/** Ordinary words up to the limit that the content model sets for a text. */
const upTo = (limit: number) =>
  "Respondemos a cada recado no mesmo dia útil, por telefone ou WhatsApp, e a visita técnica é combinada com você. "
    .repeat(30)
    .slice(0, limit)
    .trim();

const other = <File extends ContentFile>(file: File): Content[File] => parse(validSource(file));
const { services } = other("services.yaml");
const { plans } = other("plans.yaml");
const { steps } = other("steps.yaml");
const home = other("pages/home.yaml");
const { points } = home.values;
const word = longWord.toLowerCase();

/** Long values that an owner might write, by file and field. */
const values: [ContentFile, string, unknown][] = [
  // The maximum length of the content model.
  ["business.yaml", "brand", "REFRIGERAÇÃO MWM"],
  ["business.yaml", "tagline", "Climatização, Ventilação e Frio!"],
  ["business.yaml", "legalName", longName],
  ["business.yaml", "registration", "Conselho Regional de Engenharia, CREA-PE 1874027"],
  ["business.yaml", "email", "atendimento.comercial.e.industrial@climatizacao-e-ventilacao-do-agreste-e-sertao.com.br"],
  ["business.yaml", "address.street", "Avenida Governador Agamenon Sérgio de Godoy Magalhães"],
  ["business.yaml", "address.annex", "Galpão 12, fundos, entrada pela rua lateral"],
  ["business.yaml", "address.city", "São José do Belmonte do Vale do Pajeú"],
  // Other words than those of the content that ships.
  ["interface.yaml", "header.navigationLabel", "Páginas do site"],
  ["interface.yaml", "header.menuLabel", "Páginas"],
  ["interface.yaml", "header.chatLabel", "Conversa"],
  ["interface.yaml", "mapLabel", "Como chegar"],
  ["interface.yaml", "pageAnnouncement", "Você está em: {page}"],
  ["interface.yaml", "toasts.label", "Recados (tecla F8)"],
  ["pages/home.yaml", "linkLabel", "Começo"],
  ["pages/services.yaml", "linkLabel", "Ofertas"],
  ["pages/contact.yaml", "linkLabel", "Recados"],
  ["pages/contact.yaml", "form.submitLabel", "Mandar"],
  ["interface.yaml", "header.taxNumberLabel", "Inscrição no CNPJ nº"],
  ["interface.yaml", "actions.chatLabel", "Chamar pelo WhatsApp"],
  ["interface.yaml", "actions.phoneLabel", "Ligar para a oficina"],
  ["interface.yaml", "notice.dismissLabel", "Entendi, não mostre mais"],
  ["interface.yaml", "legal.contentsHeading", upTo(100)],
  ["pages/contact.yaml", "form.sending.opened.title", upTo(60)],
  ["pages/contact.yaml", "form.sending.opened.description", upTo(160)],
  ["pages/terms.yaml", "heading", upTo(100)],
  ["pages/terms.yaml", "updatedLabel", upTo(60)],
  ["pages/privacy.yaml", "sections.0.title", upTo(100)],
  ["pages/privacy.yaml", "sections.0.paragraphs", [upTo(3000)]],
  ["pages/privacy.yaml", "sections.0.items", [longWord, upTo(3000)]],
  ["pages/privacy.yaml", "sections.0.links", [{ label: upTo(160), url: "https://www.gov.br/anpd" }]],
  ["services.yaml", "services.0.title", `${services[0]?.title} e ${services[0]?.title.toLowerCase()} de emergência`],
  [
    "services.yaml",
    `services.${services.length - 1}.features`,
    [...(services.at(-1)?.features ?? []), `${longWord} de ambientes controlados`],
  ],
  [
    "services.yaml",
    `services.${services.length}`,
    { ...services[0], title: longWord, description: "Sétimo serviço.", features: ["Um só item"] },
  ],
  [
    "plans.yaml",
    `plans.${plans.findIndex(({ popular }) => popular)}.price`,
    "A partir de R$ 1.290,00 por mês, conforme os equipamentos",
  ],
  [
    "plans.yaml",
    `plans.${plans.length}`,
    {
      ...plans[0],
      popular: false,
      name: "Já",
      description: "Simples.",
      maintenanceFrequency: "Sob demanda, quando precisar",
      features: ["Visita"],
    },
  ],
  ["steps.yaml", "steps.0.title", "Orçamento detalhado por escrito"],
  [
    "steps.yaml",
    `steps.${steps.length}`,
    { number: "06", title: "Pós-atendimento", description: "Ligamos depois de uma semana." },
  ],
  [
    "pages/home.yaml",
    "hero.heading",
    "Parou de gelar, de ventilar ou de exaurir na pior hora? Nós consertamos no mesmo dia.",
  ],
  // As high as the page bears a photo, by its width.
  ["pages/home.yaml", "teaser.photos.0.width", 640],
  ["pages/home.yaml", "teaser.photos.0.height", 960],
  ["pages/home.yaml", "hero.chatLabel", `${home.hero.chatLabel} da oficina agora`],
  ["pages/home.yaml", `values.points.${points.length}`, { ...points[0], title: `${longWord} garantida` }],
  ["pages/home.yaml", "teaser.bullets", [...home.teaser.bullets, longWord, home.teaser.bullets.join(", ")]],
  ["pages/home.yaml", "teaser.servicesLabel", `${home.teaser.servicesLabel} e planos de manutenção`],
  ["pages/services.yaml", "heading", `Serviços de ${word} para equipamentos que não podem parar nunca`],
  ["pages/contact.yaml", "form.name.label", "Nome completo de quem vai receber o técnico no local"],
  ["pages/contact.yaml", "quickService.chatLabel", "Chamar agora o plantão de emergência no WhatsApp"],
  ["pages/contact.yaml", "location.mapLabel", "Abrir o endereço da oficina no mapa"],
  ["pages/terms.yaml", "sections.1.title", `Informações da empresa, ${word} e responsabilidade técnica`],
  ["interface.yaml", "notice.text", `${other("interface.yaml").notice.text} `.repeat(3).trim()],
];

/** Writes long texts into a copy of the project. */
export function writeLongContent(site: ProjectCopy): void {
  for (const [file, field, value] of values) {
    const keys = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    site.set(file, keys, value);
  }
}
