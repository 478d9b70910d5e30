import { z } from "zod";
import { checkSources } from "../../plugins/gatsby-plugin-content-model/check-sources";
import type { ContentModel } from "../../plugins/gatsby-plugin-content-model/model";
import type { Problem } from "../../plugins/gatsby-plugin-content-model/problems";

/* A small content model for tests, with each kind of field, and a business that fits it. */

const text = (title: string, max = 200) => z.string().meta({ title, max, interpolated: true });

const files = {
  "business.yaml": z.strictObject({
    brand: z.string().meta({ title: "Marca", max: 20 }),
    phone: z
      .string()
      .regex(/^[\d ()-]+$/)
      .meta({
        title: "Telefone",
        pattern: /^[\d ()-]+$/,
        remedy: { wrong: "O telefone está errado.", form: "Escreva (87) 99999-9999." },
      }),
    hours: z.string().optional().meta({ title: "Plantão" }),
    profiles: z
      .array(z.string())
      .optional()
      .meta({ title: "Perfis", alsoCalled: ["instagram"] }),
    address: z.strictObject({ street: z.string(), city: z.string() }).meta({ title: "Endereço" }),
  }),
  "pages/home.yaml": z.strictObject({
    title: text("Título", 30),
    text: text("Texto").optional(),
    link: z
      .string()
      .regex(/^(?:https:\/\/\S+|\{\w+\})$/)
      .optional()
      .meta({
        title: "Endereço do link",
        interpolated: true,
        pattern: /^(?:https:\/\/\S+|\{\w+\})$/,
        remedy: { wrong: "O endereço está errado.", form: "Comece com https://" },
      }),
    greeting: z
      .string()
      .optional()
      .meta({ title: "Mensagem", slots: ["name"] }),
  }),
  "services.yaml": z.strictObject({
    heading: text("Título").optional(),
    services: z
      .array(
        z.strictObject({
          icon: z.enum(["fan", "wrench"]).meta({ title: "Desenho" }),
          title: text("Nome"),
          days: z
            .preprocess((written) => (/^\d+$/.test(String(written)) ? Number(written) : written), z.int())
            .optional()
            .meta({ title: "Dias", remedy: { wrong: "Aqui vai um número inteiro.", form: "Por exemplo: 30" } }),
          urgent: z
            .preprocess((written) => ({ true: true, false: false })[String(written)] ?? written, z.boolean())
            .optional()
            .meta({ title: "Emergência" }),
          features: z.array(text("Item")).min(1).optional().meta({ title: "Itens", distinct: true }),
        }),
      )
      .meta({ title: "Serviços", distinct: "title" }),
  }),
};

const model: ContentModel<typeof files> = {
  files,
  facts: {
    names: ["brand", "hours", "address.city"],
    listedIn: "data/README.md",
    titles: { brand: "Marca", hours: "Plantão", "address.city": "Cidade" },
    of: ({ "business.yaml": { brand, hours = "", address } }) => ({ brand, hours, "address.city": address.city }),
  },
};

const valid: Readonly<Record<string, string>> = {
  "business.yaml": "brand: Frio\nphone: (87) 3761-2345\naddress:\n  street: Rua do Frio\n  city: Garanhuns\n",
  "pages/home.yaml": "title: Conserto da {brand}\n",
  "services.yaml":
    "services:\n  - icon: fan\n    title: Ventilação\n    features:\n      - Limpeza\n      - Reaperto\n",
};

/** Checks the valid files with some replaced, added or, if `undefined`, removed. */
export function checkWith(changes: Readonly<Record<string, string | Uint8Array | undefined>>) {
  const entries = Object.entries({ ...valid, ...changes }).flatMap(([file, source]) => {
    if (source === undefined) return [];
    return [[file, typeof source === "string" ? new TextEncoder().encode(source) : source] as const];
  });
  return checkSources(model, new Map(entries), new Date("2026-11-27T12:00:00Z"));
}

/** What is said of one file with this text: line, and message. */
export const saidOf = (source: string | Uint8Array, file = "services.yaml") =>
  checkWith({ [file]: source }).problems.map(({ line, message }: Problem) => [line, message]);
