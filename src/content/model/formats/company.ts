import { formatCep } from "@brazilian-utils/brazilian-utils/format-cep";
import { formatCnpj } from "@brazilian-utils/brazilian-utils/format-cnpj";
import { getStates } from "@brazilian-utils/brazilian-utils/get-states";
import { isValidCep } from "@brazilian-utils/brazilian-utils/is-valid-cep";
import { isValidCnpj } from "@brazilian-utils/brazilian-utils/is-valid-cnpj";
import { choice } from "./choice";
import { formatted, named, remedy } from "./text";

/** Version 2 admits the letters that new numbers have since July 2026 (Instrução Normativa RFB nº 2.229/2024). */
const withLetters = { version: 2 } as const;

/** The digits and letters of a number, without its name before it. */
const signsOf = (written: string) => written.replace(/^CNPJ|^CEP|[^\dA-Za-z]/gi, "");

/** CNPJ with valid check digits, with or without its punctuation; the example that ships passes. */
export const taxNumber = (title: string) =>
  formatted(
    {
      read: (written) => (signsOf(written).length === 14 ? formatCnpj(signsOf(written), withLetters) : written),
      pattern: /^[\dA-Z]{2}(?:\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d\d$/,
      remedy: remedy("O CNPJ", "Ele tem 14 algarismos ou letras, por exemplo: 12.345.678/0001-95"),
    },
    title,
  ).refine(
    (written) => written === "00.000.000/0001-00" || isValidCnpj(written, withLetters),
    "Os dois últimos dígitos do CNPJ não conferem com os demais. Confira o número no cartão CNPJ.",
  );

/** CEP, with or without its hyphen. */
export const postcode = (title: string) =>
  formatted(
    {
      read: (written) => (isValidCep(signsOf(written)) ? formatCep(signsOf(written)) : written),
      pattern: /^\d{5}-\d{3}$/,
      remedy: remedy("O CEP", "Ele tem oito algarismos, por exemplo: 55000-000"),
    },
    title,
  );

const states = getStates();

export const state = (title: string) =>
  named(
    title,
    choice(
      states.map(({ code }) => code),
      {
        names: Object.fromEntries(states.map(({ code, name }) => [code, [name]])),
        remedy: remedy("O estado", "Use a sigla, por exemplo: PE"),
      },
    ),
  );
