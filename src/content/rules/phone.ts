import { phoneFaults as faults } from "./messages";

/** Area codes in use (Anatel, Plano Geral de Códigos Nacionais). */
const areaCodes = "1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9]";

/**
 * A number as it is shown: `(87) 99999-9999` of a mobile phone, `(87) 3333-3333` of a landline, `0800 123 4567` and `0300 …`, `4004-1234` and
 * `3003-1234`, which have no area code. Zeros are an example.
 */
export const phonePattern = new RegExp(
  `^(?:\\((?:00|${areaCodes})\\) 0{4,5}-0{4}|\\((?:${areaCodes})\\) (?:9\\d{4}|[2-5]\\d{3})-\\d{4}|0[38]00 \\d{3} \\d{4}|[34]00\\d-\\d{4})$`,
);

/** Whether WhatsApp is usual on the number; on a landline or an 0800 number it may be. Zeros are an example. */
export const canChat = (phone: string) => /^\(\d\d\) (?:9|0)/.test(phone);

/** Whether no chat can have the number: WhatsApp wants a country code before it, which `4004-1234` has not. */
export const neverChats = (phone: string) => /^(?:[34]00\d|0300)/.test(phone);

/** How digits are written: `(87) 99999-9999`; empty if they are no number. */
function written(digits: string): string {
  const number =
    digits.length > 9
      ? `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`
      : `${digits.slice(0, 4)}-${digits.slice(4)}`;
  const free = `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  return [number, free].find((each) => phonePattern.test(each)) ?? "";
}

/** What is wrong with a number that does not match the pattern: the message for the real fault, if it is known. */
export function phoneFault(text: string): string | undefined {
  const all = text.replace(/\D/g, "");
  // With the country's code, or the zero that was once dialled before the area code.
  const digits = all.replace(/^(?:00)?55(?=\d{10,11}$)|^0(?![38]00)(?=[1-9]\d{9,10}$)/, "");
  if (all.length >= 16 || /\d\D*(?:\/|;| e | ou )\D*\d{4}/.test(text)) return faults.two;
  if (/\p{L}{2,}/u.test(text)) return faults.words;
  const right = written(digits);
  if (right) return digits === all ? faults.form(right) : faults.prefix(right);
  if (/^0[38]00/.test(digits)) return faults.free;
  if (digits.length === 8 || digits.length === 9) return faults.noAreaCode;
  if (digits.length !== 10 && digits.length !== 11) return digits ? faults.length(digits.length) : undefined;
  if (!new RegExp(`^(?:${areaCodes})`).test(digits)) return faults.areaCode(digits.slice(0, 2));
  return digits.length === 10 ? faults.noNine : faults.nine;
}

/** Whether two numbers differ only in that two neighbouring digits are exchanged. */
export function isTransposed(one: string, other: string): boolean {
  const at = [...one].findIndex((digit, index) => digit !== other[index]);
  const exchanged = `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}`;
  return at >= 0 && exchanged === other;
}
