import { z } from "zod";
import { photoSource } from "./formats/addresses";
import { colour } from "./formats/amounts";
import { count, listOfDistinct } from "./formats/choice";
import { lacks, named, text } from "./formats/text";

/*
 * The content model: every field of every file in `data/`, declared once. `plugins/gatsby-plugin-content-model` makes from it
 * the check, the GraphQL types (and so the types of all props) and the editor's forms.
 */

/** An object of the content. It is strict: an unknown key is a mistake and stops the build. */
export const object = <Shape extends z.ZodRawShape>(typeName: string, shape: Shape) =>
  z.strictObject(shape).meta({ typeName });

/** A field that this release no longer has, and the content of an owner who updates may. */
export const ignored = z.unknown().optional().meta({ isIgnored: true });

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

const onlyOfService = "Só para foto de um serviço de imagens: de uma foto sua, o site lê o tamanho e a cor do arquivo.";

/**
 * A photo: a file below `data/`, whose size and colour are read from the file, or a URL of an image service, for which the
 * content states the requested size and the background colour, as a rule holds.
 */
export const photo = object("Photo", {
  url: photoSource(
    "Arquivo ou endereço",
    "Uma foto sua, ou o endereço de uma foto num serviço de imagens. Ela aparece recortada, quase sempre em pé, 4 por 5.",
  ),
  alt: text("Descrição da foto", 160, { hint: "O que a foto mostra, para quem não a vê." }).refine(
    lacks(/^\S*$|\.(?:jpe?g|png|webp)$/i),
    "Diga em algumas palavras o que a foto mostra, para quem não a vê.",
  ),
  caption: text("Legenda", 100, { hint: "Aparece sob a foto." }).optional(),
  width: count("Largura em pixels", { example: 720, unit: "px|pixels", hint: onlyOfService }).optional(),
  height: count("Altura em pixels", { example: 900, unit: "px|pixels", hint: onlyOfService }).optional(),
  colour: colour("Cor atrás da foto", onlyOfService).optional(),
});

/** The fields of every page. Its path is not a field: it is fixed, in `routes.ts`. */
export const page = object("Page", {
  title: text("Título da página", 120, {
    hint: "Na aba do navegador, no Google e nos outros buscadores; único em cada página.",
  }),
  description: text("Descrição para buscadores", 400, {
    lines: true,
    hint: "Uma ou duas frases, que aparecem sob o título no Google e nos outros buscadores.",
  }),
  linkLabel: text("Nome nos menus", 24, { hint: "O nome da página no rodapé." }),
});

export const headerLink = () =>
  text("Nome nos menus", 9, { hint: "O nome curto da página no cabeçalho, no menu e no rodapé." });

export const callToChat = object("CallToChat", {
  heading: text("Título", 100),
  text: text("Texto", 400, { lines: true }).optional(),
  chatLabel: text("Botão do WhatsApp", 60),
});
