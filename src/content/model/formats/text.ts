import { isValidCpf } from "@brazilian-utils/brazilian-utils/is-valid-cpf";
import { z } from "zod";
import type { Remedy } from "../../../../plugins/gatsby-plugin-content-model/fields";

/*
 * The formats of single values in `data/`, each with the field's pt-BR name, for messages and forms, and an optional hint. A format
 * recognises what is meant and writes it in one form, so that nothing after the check meets another; the owner's file stays as it is.
 * `.meta()` holds what the content model plugin reads.
 */

/** Sets the name of a field that is no single value. */
export const named = <Schema extends z.ZodType>(title: string, schema: Schema, hint?: string) =>
  schema.meta(hint ? { title, description: hint } : { title });

/** Trims, and replaces the two hyphens of word processors by the common one, so that searches in the page find the word. */
const tidied = (written: string) => written.replace(/[\u2010\u2011]/g, "-").trim();

/** Removes quotes around a value and the comma after it, which are copied along with it and belong to no single value. */
const bare = (written: string) => tidied(written).replace(/^["'‘’“”]+|(?<!["'‘’“”,;.])["'‘’“”,;.]+$/g, "");

interface Format extends Pick<z.GlobalMeta, "input"> {
  /** Writes what it understands in the one form, and leaves all else as it is. */
  read?: (written: string) => string;
  /** The one form. */
  pattern: RegExp;
  remedy: Remedy;
}

/** A text that has one form. */
export const formatted = (
  { read = (written) => written, pattern, remedy, input }: Format,
  title: string,
  hint?: string,
) =>
  named(
    title,
    z
      .string()
      .overwrite((written) => read(bare(written)))
      .regex(pattern, { abort: true })
      .meta({ pattern, remedy, ...(input && { input }) }),
    hint,
  );

/** The message for a value that is not understood. */
export const remedy = (subject: string, form: string): Remedy => ({
  wrong: `${subject} não está no formato esperado.`,
  form,
});

export const lacks = (pattern: RegExp) => (text: string) => !pattern.test(text);

export const holds =
  (...parts: string[]) =>
  (text: string) =>
    parts.every((part) => text.includes(part));

interface TextOptions {
  /** Whether the text may quote facts of the business, `{fact}`. Facts themselves may not. */
  facts?: boolean;
  /** Placeholders of its own, filled in by the site: `{name}` in the greeting of a plan. */
  slots?: readonly string[];
  /** Text of several lines. */
  lines?: boolean;
  /** Says what the name does not. */
  hint?: string;
}

/**
 * A text of at most `max` characters. The lengths in the model were measured in Chromium, by filling each field of the built site with Portuguese words at
 * 320 and 1440 pixels: nothing overflows, no heading takes half of a small phone's screen (568 pixels), and no short text all of it.
 * 60 is a label or a card's heading, 100 a heading, 160 a sentence, 200 a card's text, 400 a few sentences, 3000 a legal paragraph.
 * Smaller ones are for fixed spaces: the brand and tagline, the header's links, the action bar, the labels of the drawing.
 */
export function text(title: string, max: number, options: TextOptions = {}) {
  const { facts = true, slots = [], lines = false, hint } = options;
  return named(title, z.string().overwrite(tidied).meta({ max, interpolated: facts, slots, paragraph: lines }), hint);
}

/** A name without a CPF, with which the registered names of sole traders used to end. */
export const personalName = (title: string, max: number, hint: string) =>
  text(title, max, { facts: false, hint }).refine(
    (name) => !isValidCpf(/\d{3}\.?\d{3}\.?\d{3}-?\d\d/.exec(name)?.[0] ?? ""),
    "Aqui há um CPF, que é um dado pessoal (LGPD) e ficaria à vista de todos. Escreva só o nome.",
  );

const smallFirst = (words: string) => words.charAt(0).toLocaleLowerCase("pt-BR") + words.slice(1);

/** Words within a sentence: with a small letter at the start, unless it is an acronym, and no full stop. */
const withinSentence = (written: string) =>
  written.replace(/[.,;:!]$/, "").replace(/^\p{Lu}(?=\p{Ll}|\s).*/su, smallFirst);

/** A region within a sentence: the name of a town keeps its capital, a word before it has none. */
const regionWithinSentence = (written: string) =>
  written
    .replace(/[.,;:!]$/, "")
    .replace(/^(?:Em|N[oa]s?|Numa?|D[eoa]s?|Entre|Por|Pel[oa]s?|Para|[AO]s?|Até|Dentro|Perto) .*/s, smallFirst);

/** Words that stand within a sentence. */
export const phrase = (title: string, max: number, hint: string, read = withinSentence) =>
  formatted(
    {
      read,
      pattern: /^[^{}\n]*[^{}\s.,;:!?]$/,
      remedy: remedy("O trecho", "Ele fica no meio de uma frase, por exemplo: refrigeração e ventilação"),
    },
    title,
    hint,
  ).meta({ max, isPhrase: true });

/** The served area as words within a sentence: `no interior de Pernambuco`. */
export const servedArea = (title: string, hint: string) => phrase(title, 60, hint, regionWithinSentence);
