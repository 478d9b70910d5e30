/** Invisible characters that come along when a text is pasted from a web page or a word processor. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Normalises a form's data for saving: drops invisible characters, line breaks, trailing spaces and empty optional fields. */
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
