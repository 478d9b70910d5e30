/** Signs that nobody sees and nobody types: left over from a web page or a word processor that a text was copied from. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/**
 * The data of a form as they are saved: without invisible signs, without line breaks and spaces at the end of a text (a page shows
 * neither), and without the optional fields that nobody has filled in.
 */
export function plainData<Value>(value: Value): Value {
  if (typeof value === "string")
    return value
      .replace(invisible, "")
      .replace(/\s*[\r\n\t]\s*/g, " ")
      .trim() as Value;
  if (Array.isArray(value)) return value.map(plainData) as Value;
  if (typeof value !== "object" || value === null) return value;
  const filled = Object.entries(value)
    .map(([key, child]) => [key, plainData(child)] as const)
    .filter(([, child]) => !isEmpty(child));
  return Object.fromEntries(filled) as Value;
}
