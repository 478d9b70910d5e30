import { photosIn } from "../../../plugins/gatsby-plugin-content-model/photos";
import { interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { isUrl, valueAt } from "../../../plugins/gatsby-plugin-content-model/values";
import { type ContentFile, contentFiles, type Photo } from "../model/content-files";
import { routes } from "../routes";
import { isExample } from "./examples";
import { error, type Rule, warning } from "./rule";

/** One service is the emergency, which stands first. */
const oneUrgentService: Rule = function* ({ "services.yaml": { services } }) {
  const urgent = [...services.entries()].filter(([, service]) => service.urgent);
  const names = new Intl.ListFormat("pt-BR").format(urgent.map(([, { title }]) => `“${title}”`));
  for (const [index] of urgent.slice(1))
    yield error(
      "services.yaml",
      ["services", index, "urgent"],
      `Só um serviço pode ser a emergência, e aqui são ${names}. Deixe só um marcado (no arquivo, com a linha urgent).`,
    );
};

const unnamed = (subject: string, slot: string) =>
  `Sem ${slot}, a mensagem é a mesma para todos, e quem a recebe não sabe de qual ${subject} se trata. Ponha ${slot} no texto.`;

/** The chat says which of the services or plans is meant. */
const subjectInChat: Rule = function* ({ "services.yaml": { services, message }, "plans.yaml": { plans, greeting } }) {
  if (services.length > 1 && !message.includes("{title}"))
    yield warning("services.yaml", ["message"], unnamed("serviço", "{title}"));
  if (plans && plans.length > 1 && !greeting.includes("{name}"))
    yield warning("plans.yaml", ["greeting"], unnamed("plano", "{name}"));
};

/** Of a photo that is not the owner's file, the site knows only what the content says. */
const servicePhotoData: Rule = function* (content) {
  for (const { file, path, name } of photosIn(contentFiles, content)) {
    const at = path.slice(0, -1);
    const { width, height, colour } = valueAt(content, [file, ...at]) as Photo;
    for (const [key, given] of Object.entries({ width, height, colour })) {
      if (isUrl(name) && given === undefined)
        yield error(
          file,
          [...at, key],
          `De uma foto de um serviço de imagens, o site não pode ler o tamanho nem a cor. Acrescente “${key}”.`,
        );
    }
  }
};

/** Delivery by a service has its address, which is none of the site's own pages. */
const deliveryAddress: Rule = function* ({ "pages/contact.yaml": { form }, "business.yaml": { siteUrl } }) {
  if (form.delivery === "servico" && !form.deliveryUrl)
    yield error(
      "pages/contact.yaml",
      ["form", "delivery"],
      "A entrega por um serviço precisa de “Endereço do serviço de formulários” (deliveryUrl). Preencha esse campo ou escolha outra entrega.",
    );
  if (form.delivery === "nenhuma" && !isExample("business.yaml", siteUrl))
    yield warning(
      "pages/contact.yaml",
      ["form", "delivery"],
      "O formulário de contato agradece pela mensagem e não a envia a ninguém. Escolha como ela chega até você.",
    );
  const address = form.deliveryUrl?.replace(/\/$/, "");
  if (form.delivery === "servico" && routes.some(({ path }) => `${siteUrl}${path}`.replace(/\/$/, "") === address))
    yield error(
      "pages/contact.yaml",
      ["form", "deliveryUrl"],
      "Este é o endereço de uma página deste site, que não recebe mensagens. Copie o que o serviço de formulários mostra para o seu formulário.",
    );
};

/** Where a plan has a time of arrival, its label says what that is. */
const arrivalLabel: Rule = function* ({ "plans.yaml": { plans = [] }, "pages/services.yaml": page }) {
  if (plans.some(({ arrival }) => arrival) && !page.plans.arrivalLabel)
    yield error(
      "pages/services.yaml",
      ["plans", "arrivalLabel"],
      "Um plano tem Chegada em até (arrival), e falta o rótulo desse prazo. Escreva por exemplo: Na emergência, chegada em até",
    );
};

/** Each page has a title of its own, also once it is filled in. */
const ownTitles: Rule = function* (content, { facts }) {
  const known = new Map<string, ContentFile>();
  for (const { file } of routes) {
    const title = interpolate(content[file].title, facts).toLowerCase();
    const other = known.get(title);
    if (other)
      yield error(file, ["title"], `Este título já é usado em data/${other}. Cada página precisa de um título só seu.`);
    known.set(title, file);
  }
};

export const pageRules: readonly Rule[] = [
  oneUrgentService,
  subjectInChat,
  servicePhotoData,
  deliveryAddress,
  arrivalLabel,
  ownTitles,
];
