import { z } from "zod";
import { isUrl } from "../../../plugins/gatsby-plugin-content-model/values";
import { fitsFrame } from "../derived/photo-frame";
import { colour, count, listOfDistinct, photoSource, text } from "../rules/formats";
import { messages } from "../rules/messages";

/**
 * The content model: every field of every file in `data/`, declared once. `plugins/gatsby-plugin-content-model` makes from it
 * the check, the GraphQL types (and so the types of all props), the JSON Schemas and the editor's forms.
 *
 * `named` sets a field's pt-BR name, for messages and forms, and an optional hint. Objects are strict: an unknown key is a
 * mistake and stops the build.
 */
export const named = <Schema extends z.ZodType>(title: string, schema: Schema, description?: string) =>
  schema.meta(description ? { title, description } : { title });

export const object = <Shape extends z.ZodRawShape>(typeName: string, shape: Shape) =>
  z.strictObject(shape).meta({ typeName });

/** An object, with its pt-BR name. */
export const group = <Shape extends z.ZodRawShape>(title: string, typeName: string, shape: Shape) =>
  named(title, object(typeName, shape));

/** A list of objects, with its pt-BR name. No two entries have the same value of the field `key`. */
export const listOf = <Shape extends z.ZodRawShape>(
  title: string,
  typeName: string,
  key: keyof Shape & string,
  shape: Shape,
) => listOfDistinct(object(typeName, shape)).meta({ title, distinct: key });

/** An object with its own fields after those of others, which become GraphQL interfaces. */
export const extending = <Shared extends z.ZodRawShape, Shape extends z.ZodRawShape>(
  typeName: string,
  shared: z.ZodObject<Shared>,
  shape: Shape,
) => {
  const interfaces = [...(shared.meta()?.interfaces ?? []), shared];
  return z.strictObject({ ...shared.shape, ...shape }).meta({ typeName, interfaces });
};

/** Names of the drawings on `src/ui/drawing/icons.svg`, and of services on `details.svg`. */
export const iconNames = [
  "calendar_check",
  "wrench",
  "snowflake",
  "fan",
  "installation",
  "emergency",
  "phone",
  "chat",
  "mail",
  "pin",
  "clock",
  "menu",
  "close",
  "check",
  "arrow",
  "external",
  "thermometer",
  "compressor",
  "duct",
  "building",
  "document",
  "access",
  "map",
] as const;

export const icon = (description?: string) =>
  named("Ícone", z.enum(iconNames).meta({ typeName: "IconName" }), description);

const onlyOfService = "Só para foto de um serviço de imagens: de uma foto sua, o site lê o tamanho e a cor do arquivo.";

/**
 * A photo: a file below `data/`, whose size and colour are read from the file, or a URL of an image service, for which the
 * content states the requested size and the background colour.
 */
export const photo = object("Photo", {
  url: named("Arquivo ou endereço", photoSource(), "Uma foto sua, ou o endereço de uma foto num serviço de imagens."),
  alt: named(
    "Descrição da foto",
    text({ max: 160 }).refine((alt) => !/\.(?:jpe?g|png|webp)$/i.test(alt), messages.fileNameAsText),
    "O que a foto mostra, para quem não a vê.",
  ),
  caption: named("Legenda", text({ max: 100 }).optional(), "Aparece sob a foto."),
  width: named("Largura em pixels", count().optional(), onlyOfService),
  height: named("Altura em pixels", count().optional(), onlyOfService),
  colour: named("Cor atrás da foto", colour().optional(), onlyOfService),
}).superRefine((value, context) => {
  if (!isUrl(value.url)) return;
  const { width, height, colour } = value;
  for (const [key, given] of Object.entries({ width, height, colour })) {
    if (given === undefined) context.addIssue({ code: "custom", path: [key], message: messages.photoOfService(key) });
  }
  if (width && height && !fitsFrame({ width, height })) {
    context.addIssue({ code: "custom", path: ["height"], message: messages.photoFrame });
  }
});

/** The fields of every page. Its path is not a field: it is fixed, in `routes.ts`. */
export const page = object("Page", {
  title: named("Título da página", text({ max: 120 }), "Na aba do navegador e nos buscadores; único em cada página."),
  description: named(
    "Descrição para buscadores",
    text({ max: 400, lines: true }),
    "Uma ou duas frases, que aparecem nos buscadores sob o título.",
  ),
  linkLabel: named("Nome nos menus", text({ max: 24 }), "O nome da página no rodapé."),
});

/** Name of a page that the header links to. */
export const headerLink = () =>
  named("Nome nos menus", text({ max: 9 }), "O nome curto da página no cabeçalho, no menu e no rodapé.");

export const callToChat = object("CallToChat", {
  heading: named("Título", text({ max: 100 })),
  text: named("Texto", text({ max: 400, lines: true })),
  chatLabel: named("Botão do WhatsApp", text({ max: 60 })),
});
