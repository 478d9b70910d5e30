import { formatPhone } from "@brazilian-utils/brazilian-utils/format-phone";
import { getAreaCodeInfo } from "@brazilian-utils/brazilian-utils/get-area-code-info";
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

/** The digits of a number, without the country's code and the zero that was once dialled before the area code. */
function digitsOf(written: string): string {
  const [, code, digits = ""] = /^(\s*(?:\+|00)\s*55)?(.*)$/s.exec(written.replace(/[^\d+]/g, "")) ?? [];
  const national = code === undefined ? digits.replace(/^55(?=\d{10,11}$)/, "") : digits;
  return national.replace(/^0(?![38]00)(?=\d{10,11}$)/, "");
}

const isNumber = (digits: string) =>
  isValidPhone(digits, { accept: ["mobile", "landline", "service"], version: 2 }) && digits.length > 7;

/** What stands before a number in a link to it, and for the carrier's code between its zero and the area code. */
const around = /^tel:|^(?:https:\/\/)?wa\.me\/|(?<=0)xx/i;

/** Writes a valid number as it is shown. */
function read(copied: string): string {
  const written = copied.replace(around, "");
  const digits = digitsOf(written);
  if (/\p{L}/u.test(written) || !isNumber(digits)) return copied;
  return formatPhone(digits, { mask: digits.length === 8 || digits.startsWith("0") ? "service" : "nanp" });
}

/** What is wrong with a number that is not understood. */
function faultOf(written: string): string {
  const digits = digitsOf(written);
  const { length } = digits;
  if (length >= 16)
    return "Aqui cabe um número só. O do WhatsApp, se é outro, vai no campo WhatsApp em outro número (chatPhone).";
  if (/\p{L}{2}/u.test(written)) return "Aqui vai só o número, sem palavras, por exemplo: (87) 99999-9999";
  if (/^0[38]00/.test(digits)) return "Um 0800 (ou 0300) tem mais sete números. Escreva assim: 0800 123 4567";
  if (length > 0 && length !== 10 && length !== 11)
    return `O número tem ${length} algarismos; com o DDD, um celular tem 11 e um fixo, 10. Confira o número.`;
  if (length > 0 && !getAreaCodeInfo(digits.slice(0, 2)))
    return `O DDD ${digits.slice(0, 2)} não existe. Confira os dois primeiros números.`;
  return remedyText(phoneRemedy);
}

const phoneRemedy = remedy(
  "O telefone",
  "Depois do DDD, um celular tem nove números e começa com 9, e um fixo tem oito, por exemplo: (87) 99999-9999. Também vale 0800 123 4567 ou 4004-1234",
);

/** A Brazilian phone number. */
export const phone = (title: string, hint?: string) =>
  formatted({ read, pattern, remedy: phoneRemedy, diagnose: faultOf }, title, hint).refine(
    (number) => example.test(number) || isNumber(digitsOf(number)),
    { error: ({ input }) => faultOf(String(input)) },
  );

/** Whether no chat can have the number: WhatsApp wants a country code before it, which `4004-1234` has not. */
export const neverChats = (number: string) => /^(?:[34]00\d|0300)/.test(number);
