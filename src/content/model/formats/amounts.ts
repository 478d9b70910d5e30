import { formatted, lacks, remedy, text } from "./text";

/** An amount in reais; its cents, if any, are a comma and two digits. */
const amount = "R\\$\\s?(?:\\d{1,3}(?:\\.\\d{3})+|\\d+)(?:,\\d\\d|,\\d+(?= mil))?(?![.,]?\\d|,\\S|\\p{L})";

/** Words, or amounts, of which each has its currency sign. */
const priceForm = new RegExp(`^(?=.*[\\p{L}$])(?:[^R$]|R(?!\\$)|${amount})*$`, "u");

/** A price, or words in its place. A bare amount, or one in `reais`, gets its currency sign. */
export const price = (title: string, hint: string) =>
  text(title, 60, { hint })
    .overwrite((written) =>
      written
        .replace(
          /^(a partir de )?(\d{1,3}(?:\.?\d{3})*(?:,\d\d)?)(?=$| ?\/ ?\p{L}| por (?:mês|ano|visita))/iu,
          "$1R$ $2",
        )
        .replace(/(?:R\$ ?)?\b(\d[\d.]*(?:,\d\d)?) reais\b/g, "R$ $1"),
    )
    .regex(priceForm)
    .refine(
      lacks(/^\s*R\$\s?0+(?:,00)?\s*$/),
      "R$ 0 não é um preço. Escreva o valor ou, em palavras, por exemplo: Sob consulta, ou Grátis",
    )
    .meta({
      pattern: priceForm,
      remedy: remedy(
        "O preço",
        "Escreva o valor com R$, ponto nos milhares e vírgula nos centavos, por exemplo: R$ 390 ou A partir de R$ 1.390,00 por mês",
      ),
    });

const number = "[+−]?\\d{1,3}(?:,\\d)?";

/** A temperature or a range, with any of the signs for minus, comma and degree; or the air's humidity. */
const reading =
  /^(?:([+−–-]?\d{1,3}(?:[.,]\d)?)(?: ?[°º])?(?: ?C)?(?: (?:a|até) ([+−–-]?\d{1,3}(?:[.,]\d)?)(?: ?[°º])?(?: ?C)?)?|(\d{1,3}) ?% ?UR)$/i;

/** Writes `-18ºC` or `-18` as `−18 °C`, and `95 %UR` as `95% UR`. */
function readMeasure(measure: string): string {
  const [, from, to, humidity] = reading.exec(measure) ?? [];
  if (humidity) return `${humidity}% UR`;
  if (!from) return measure;
  return `${to ? `${from} a ${to}` : from} °C`.replace(/[–-]/g, "−").replaceAll(".", ",");
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
