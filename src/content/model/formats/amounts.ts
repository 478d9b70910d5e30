import { formatted, lacks, remedy, text } from "./text";

/** An amount in reais; its cents, if any, are a comma and two digits. */
const amount = "R\\$\\s?\\d+(?:\\.\\d{3})*(?:,\\d\\d|,\\d+(?= mil))?(?![.,]?\\d|,\\S|\\p{L})";

/** Words, or amounts, of which each has its currency sign. */
const priceForm = new RegExp(`^(?=.*[\\p{L}$])(?:[^R$]|R(?!\\$)|${amount})*$`, "u");

/** A price, or words in its place. A bare amount gets its currency. */
export const price = (title: string, hint: string) =>
  text(title, 60, { hint })
    .overwrite((written) => written.replace(/^(\d{1,3}(?:\.?\d{3})*(?:,\d\d)?)(?: reais)?$/, "R$ $1"))
    .regex(priceForm)
    .refine(
      lacks(/^\s*R\$\s?0+(?:,00)?\s*$/),
      "R$ 0 não é um preço. Escreva o valor ou, em palavras, por exemplo: Sob consulta, ou Grátis",
    )
    .meta({
      pattern: priceForm,
      remedy: remedy("O preço", "Escreva o valor com R$ e vírgula, por exemplo: A partir de R$ 390,00 por mês"),
    });

const number = "[+−]?\\d{1,3}(?:,\\d)?";

/** Writes `-18ºC`, `-18` or `-18 graus` as `−18 °C`, and `95 %UR` as `95% UR`. */
function readMeasure(written: string): string {
  const said = written
    .trim()
    // After a negative number, it may be a minus.
    .replace(/^(\+?\d[^-–]*?)\s?[-–]\s(?=\d)/, "$1 a ")
    .replace(/(^|(?:a|até)\s*)(?:[-−–]\s?|menos )(?=\d)/gi, "$1−")
    .replace(/^\+\s/, "+")
    .replace(".", ",");
  const humidity = /^(\d{1,3})\s?%\s?(?:UR|de umidade)$/i.exec(said);
  if (humidity) return `${humidity[1]}% UR`;
  const degrees = new RegExp(
    `^(${number})(?:\\s?(?:°|º)\\s?C?)?(?:\\s*(?:a|até)\\s*(${number}))?(?:\\s?(?:[°ºo]\\s?C?|C|graus(?: C(?:elsius)?)?))?$`,
    "i",
  );
  const [, from, to] = degrees.exec(said) ?? [];
  return from === undefined ? written : `${from}${to === undefined ? "" : ` a ${to}`} °C`;
}

/** A temperature as it is shown, `−18 °C`, one to another, `0 a 4 °C`, or the air's humidity, `95% UR`. */
export const measure = (title: string, hint: string) =>
  formatted(
    {
      read: readMeasure,
      pattern: new RegExp(`^(?:${number}(?: a ${number})? °C|(?:100|\\d{1,2})% UR)$`),
      remedy: remedy("A temperatura", "Escreva o número com °C, por exemplo: +9 °C ou −18 °C"),
    },
    title,
    hint,
  ).meta({ max: 10 });

/** Number of a step, as it is shown: `01`. */
export const stepNumber = (title: string) =>
  formatted(
    {
      pattern: /^[\p{L}\d]{1,3}[ºª]?$/u,
      remedy: {
        wrong: "O número da etapa não está no formato esperado.",
        form: "Escreva só os algarismos, por exemplo: 05",
      },
    },
    title,
  );

/** Colour as `#rrggbb`. */
export const colour = (title: string, hint: string) =>
  formatted(
    {
      read: (written) => written.replace(/^(?=[0-9a-fA-F]{6}$)/, "#"),
      pattern: /^#[0-9a-fA-F]{6}$/,
      remedy: remedy("A cor", "Escreva # e seis sinais, de 0 a 9 e de a até f, por exemplo: #1b3a5c"),
    },
    title,
    hint,
  );
