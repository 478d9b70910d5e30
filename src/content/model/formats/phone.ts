import { formatPhone } from "@brazilian-utils/brazilian-utils/format-phone";
import { isValidPhone } from "@brazilian-utils/brazilian-utils/is-valid-phone";
import { remedyText } from "../../../../plugins/gatsby-plugin-content-model/fields";
import { formatted, remedy } from "./text";

/**
 * A number as it is shown: `(87) 99999-9999` of a mobile phone, `(87) 3333-3333` of a landline, `0800 123 4567` and `0300 …`, `4004-1234` and
 * `3003-1234`, which have no area code.
 */
const pattern = /^(?:\(\d\d\) (?:9\d{4}|\d{4}|0{5})-\d{4}|0[38]00 \d{3} \d{4}|[34]00\d-\d{4})$/;

/** Example numbers, of zeros. */
const example = /^\(\d\d\) 0{4,5}-0{4}$/;

/** The digits of a number, without country code and trunk prefix (the zero before the area code). */
const digitsOf = (written: string) =>
  written
    .replace(/^ *(?:\+|00) ?55/, "")
    .replace(/\D/g, "")
    .replace(/^55(?=\d{10,11}$)/, "")
    .replace(/^0(?![38]00)(?=\d{10,11}$)/, "");

const isNumber = (digits: string) =>
  isValidPhone(digits, { accept: ["mobile", "landline", "service"], version: 2 }) && digits.length > 7;

/** Writes a valid number as it is shown, without the words and signs around it. */
function read(written: string): string {
  const digits = digitsOf(written);
  if (!isNumber(digits)) return written;
  return formatPhone(digits, { mask: digits.length === 8 || digits.startsWith("0") ? "service" : "nanp" });
}

const phoneRemedy = remedy(
  "O telefone",
  "Confira o DDD e os algarismos: com o DDD, um celular tem 11 e um fixo, 10, por exemplo: (87) 99999-9999. Também vale 0800 123 4567 ou 4004-1234. Aqui cabe um número só.",
);

export const phone = (title: string, hint?: string) =>
  formatted({ input: "tel", read, pattern, remedy: phoneRemedy }, title, hint).refine(
    (number) => example.test(number) || isNumber(digitsOf(number)),
    remedyText(phoneRemedy),
  );

/** Whether the number can't be on WhatsApp, which needs a country code: `4004-1234` has none. */
export const neverChats = (number: string) => /^(?:[34]00\d|0300)/.test(number);
