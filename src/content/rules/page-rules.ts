import type { FieldPath } from "../../../plugins/gatsby-plugin-content-model/fields";
import { interpolate, placeholdersIn } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { isUrl, textsIn } from "../../../plugins/gatsby-plugin-content-model/values";
import { fitsFrame } from "../derived/photo-frame";
import { hostOf } from "../facts";
import type { Content, ContentFile, Photo } from "../model/content-files";
import { statementNames } from "../model/statements";
import { routes } from "../routes";
import { type ContentRule, error, type FileRule, warning } from "./rule";

type HomeRule = FileRule<"pages/home.yaml">;

/** The photos of the home page that an image service has, each with its path. */
function servicePhotos({ teaser, technician, repair }: Content["pages/home.yaml"]): [FieldPath, Photo][] {
  const photos = (teaser.photos ?? []).map((photo, index): [FieldPath, Photo] => [["teaser", "photos", index], photo]);
  for (const [key, group] of Object.entries({ technician, repair })) {
    if (group?.photo) photos.push([[key, "photo"], group.photo]);
  }
  return photos.filter(([, { url }]) => isUrl(url));
}

/** Of a photo that is not the owner's file, the site knows only what the content says. */
export const servicePhotoData: HomeRule = function* (home) {
  for (const [path, { width, height, colour }] of servicePhotos(home)) {
    for (const [key, given] of Object.entries({ width, height, colour })) {
      if (given === undefined)
        yield error(
          [...path, key],
          `De uma foto de um serviço de imagens, o site não pode ler o tamanho nem a cor. Acrescente a linha “${key}: …” com o valor.`,
        );
    }
  }
};

/** A photo's proportions fit the page. */
export const photoFrame: HomeRule = function* (home) {
  for (const [path, { width, height }] of servicePhotos(home)) {
    if (width && height && !fitsFrame({ width, height }))
      yield error(
        [...path, "height"],
        "A altura pode ir da metade da largura a uma vez e meia a largura. Corrija um dos dois números.",
      );
  }
};

/** Of an address, the domain that also has the service's photos, if it is known: `unsplash.com` of `www.unsplash.com`. */
const photoDomainOf = (url: string) => /(?<=^|\.)(?:unsplash|pexels|pixabay)\.com$/.exec(hostOf(url))?.[0];

/** The privacy policy leads to that of the service whose photos are shown. */
export const photoPolicy: HomeRule = function* (home) {
  const hosts = servicePhotos(home).map(([, { url }]) => hostOf(url));
  const { photoPolicy: policy } = home.teaser;
  if (!hosts[0]) return;
  if (!policy) {
    yield warning(
      ["teaser", "photos"],
      "Há foto de um serviço de imagens, e a Política de Privacidade não leva à dele. Escreva o endereço em Política de privacidade do serviço de imagens (photoPolicy).",
    );
    return;
  }
  const domain = photoDomainOf(policy);
  if (domain && !hosts.some((host) => host.endsWith(domain)))
    yield warning(
      ["teaser", "photoPolicy"],
      `Esta política é de outro serviço: as fotos vêm de ${hosts[0]}. Ponha aqui o endereço da política dele.`,
    );
};

/** A repair has changed the temperature. */
export const repairChanges: HomeRule = function* ({ repair }) {
  if (repair && repair.before === repair.after)
    yield warning(["repair", "after"], "A temperatura ao sair é a mesma de ao chegar. Corrija uma das duas.");
};

/** Delivery by a service has its address. */
export const deliveryAddress: FileRule<"pages/contact.yaml"> = function* ({ form: { delivery, deliveryUrl } }) {
  if (delivery === "servico" && !deliveryUrl)
    yield error(
      ["form", "delivery"],
      "A entrega “servico” precisa de “Endereço do serviço de formulários” (deliveryUrl). Preencha esse campo ou escolha a entrega “nenhuma”.",
    );
};

/** A service's address is there for a delivery that uses it. */
export const unusedDeliveryAddress: FileRule<"pages/contact.yaml"> = function* ({ form: { delivery, deliveryUrl } }) {
  if (delivery !== "servico" && deliveryUrl)
    yield warning(
      ["form", "deliveryUrl"],
      "Este endereço só vale com a entrega servico; com a escolhida, as mensagens não passam por ele. Escolha servico em Entrega das mensagens (delivery), ou apague este campo.",
    );
};

/** The form has a subject also without the emergency, which goes with the hours of that. */
export const subjectsLeft: ContentRule = function* ({ "business.yaml": business, "pages/contact.yaml": { form } }) {
  if (!business.emergencyHours && form.subjects.every(({ value }) => value === "emergencia"))
    yield {
      file: "pages/contact.yaml",
      ...error(
        ["form", "subjects"],
        "Sem Plantão de emergência (emergencyHours), o assunto emergencia não aparece, e não sobra nenhum. Acrescente outro assunto.",
      ),
    };
};

/** Pages have titles of their own, also once interpolated; and descriptions. */
export const ownTitles: ContentRule = function* (content, facts) {
  for (const key of ["title", "description"] as const) {
    const known = new Map<string, ContentFile>();
    for (const { file } of routes) {
      const text = interpolate(content[file][key], facts).replace(/\s+/g, " ").trim().toLowerCase();
      const other = known.get(text);
      known.set(text, file);
      if (!other) continue;
      yield key === "title"
        ? { file, ...error([key], `Este título já é usado em data/${other}. Cada página precisa de um título só seu.`) }
        : {
            file,
            ...warning(
              [key],
              `Esta descrição é a mesma de data/${other}. Escreva o que só esta página tem, ou os buscadores mostram as duas iguais.`,
            ),
          };
    }
  }
};

/** What the law wants the visitor told of form and photos is quoted by some text. */
export const quotedStatements: ContentRule = function* (content, facts) {
  const texts = Object.values(content).flatMap((value) => Array.from(textsIn(value), ([, text]) => text));
  const quoted = new Set(texts.flatMap(placeholdersIn));
  for (const subject of ["form", "photos"] as const) {
    const names = statementNames[subject].map((name) => `${subject}.${name}`);
    const lost = names.find((name) => facts[name] && !quoted.has(name));
    if (lost)
      yield {
        file: "statements.yaml",
        ...warning(
          [subject],
          `Nenhum texto cita {${lost}}, e o que essa frase diz não aparece no site. Ponha {${lost}} de volta (no GitHub, History mostra onde estava).`,
        ),
      };
  }
};
