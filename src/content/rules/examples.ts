import type { ContentFile } from "../model/content-files";

/**
 * Matches the example values that ship with the site, reserved domains, zero blocks, “exemplo” but not “por exemplo”, and those that
 * messages and `data/README.md` give.
 */
const exampleValue =
  /(?<!por )exemplo|example\.(com|org|net)|sua-?empresa|\) (0{4,5}-0{4}|9?9{4}-9{4}|3{4}-3{4})$|^0800 123 4567$|^4004-1234$|^(00000|55000)-000$|^0+$|^00\.000\.000\/|^12\.345\.678\/0001-95$|^CREA-PE 123456$/i;

/** Matches what stands for a text to come, in any file: `[sua cidade]`, lorem ipsum, `xxx`, the id in the example of `deliveryUrl`. `XXX` may be a Roman number. */
const filler =
  /\[[\p{L} ]{3,}\]|(?:[Tt]exto|TEXTO|[Nn]ome|NOME|[Dd]escrição|DESCRIÇÃO) (?:aqui|AQUI)(?!\p{L})|[Ll]orem ipsum|abcdwxyz|(?<!\p{L})(?:X{4,}|x{3,})(?!\p{L})/u;

/** Whether a text of the content is a business detail with an example value, or stands for a text to come. */
export const isExample = (file: ContentFile, _: unknown, text: string): boolean =>
  filler.test(text) || (file === "business.yaml" && exampleValue.test(text));

/** Examples that a business may have as its own: of `data/business.yaml`, and the name of the technician and the text of the repair in `data/README.md`. */
export const shipped = {
  brand: "WS",
  copyrightYear: 2024,
  technician: "Joana Ferreira",
  repair: "Trocamos a vedação da porta.",
};
