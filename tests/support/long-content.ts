import path from "node:path";
import type { ProjectCopy } from "./project-copy";
import { content } from "./site";

/** Folder in which the site with long content is published for the tests. */
export const longContentSite = path.resolve("test-results/long-content");

const longName = "Maria Aparecida do Perpétuo Socorro Albuquerque Cavalcanti de Vasconcelos ME";
const longWord = "Desumidificação/termorregulação";

/**
 * Puts content of other lengths into a copy of the project: what an owner may well write one day. Everything that tells routes,
 * forms and links apart stays as it is.
 */
export function writeLongContent(site: ProjectCopy): void {
  site.set("business.yaml", ["legalName"], longName);
  site.set(
    "business.yaml",
    ["email"],
    "atendimento.comercial.e.industrial@climatizacao-e-ventilacao-do-agreste.example.com",
  );
  site.set("business.yaml", ["address", "street"], "Avenida Governador Agamenon Sérgio de Godoy Magalhães");
  site.set("business.yaml", ["address", "annex"], "Galpão 12, fundos, entrada pela rua lateral");
  site.set("business.yaml", ["address", "city"], "São José do Belmonte do Vale do Pajeú");

  const { services } = content("services.yaml");
  const [first] = services;
  site.set(
    "services.yaml",
    ["services"],
    [
      ...services.map((service, index) => ({
        ...service,
        title: index === 1 ? `${service.title} e ${service.title.toLowerCase()} de emergência` : service.title,
        features: index === 2 ? [...service.features, `${longWord} de ambientes controlados`] : service.features,
      })),
      { ...first, title: longWord, description: "Sétimo serviço.", features: ["Um só item"] },
    ],
  );

  const { plans } = content("plans.yaml");
  const [basic] = plans;
  site.set(
    "plans.yaml",
    ["plans"],
    [
      ...plans.map((plan) => ({
        ...plan,
        price: plan.popular ? "A partir de R$ 1.290,00 por mês, conforme os equipamentos" : plan.price,
      })),
      {
        ...basic,
        name: "Já",
        description: "Simples.",
        maintenanceFrequency: "Sob demanda, quando precisar",
        features: ["Visita"],
      },
    ],
  );

  const { steps } = content("steps.yaml");
  site.set(
    "steps.yaml",
    ["steps"],
    [
      ...steps.map((step, index) => (index === 1 ? { ...step, title: "Orçamento detalhado por escrito" } : step)),
      { number: "05", title: "Pós-atendimento", description: "Ligamos depois de uma semana." },
    ],
  );

  const { hero, values, teaser } = content("pages/home.yaml");
  const [point] = values.points;
  site.set(
    "pages/home.yaml",
    ["hero", "heading"],
    "Parou de gelar, de ventilar ou de exaurir na pior hora? Nós consertamos no mesmo dia.",
  );
  site.set("pages/home.yaml", ["hero", "chatLabel"], `${hero.chatLabel} da oficina agora`);
  site.set("pages/home.yaml", ["values", "points"], [...values.points, { ...point, title: `${longWord} garantida` }]);
  site.set("pages/home.yaml", ["teaser", "bullets"], [...teaser.bullets, longWord, `${teaser.bullets.join(", ")}`]);
  site.set("pages/home.yaml", ["teaser", "servicesLabel"], `${teaser.servicesLabel} e planos de manutenção`);

  site.set(
    "pages/services.yaml",
    ["heading"],
    `Serviços de ${longWord.toLowerCase()} para equipamentos que não podem parar nunca`,
  );
  site.set("pages/contact.yaml", ["form", "name", "label"], "Nome completo de quem vai receber o técnico no local");
  site.set("pages/contact.yaml", ["quickService", "chatLabel"], "Chamar agora o plantão de emergência no WhatsApp");
  site.set("pages/contact.yaml", ["location", "mapLabel"], "Abrir o endereço da oficina no mapa");
  site.set(
    "pages/terms.yaml",
    ["sections", 0, "title"],
    `Informações da empresa, ${longWord.toLowerCase()} e responsabilidade técnica`,
  );
  site.set("interface.yaml", ["notice", "text"], `${content("interface.yaml").notice.text} `.repeat(3).trim());
}
