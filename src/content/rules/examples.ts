import type { ContentFile } from "../model/content-files";

/** The example values that ship in `data/business.yaml`, and those that messages and `data/README.md` give. */
const examples =
  /^(?:.* \(?Exemplo\)?|\S*[@/.]example\.(?:com|org|net)\S*|\S*[@./]sua-?empresa(?:[./]\S*)?|\(\d\d\) (?:0{4,5}-0{4}|9?9{4}-9{4})|0800 123 4567|(?:00000|55000)-000|000|00\.000\.000\/0001-00|12\.345\.678\/0001-95|CREA-PE 123456)$/i;

/** Whether a text is a business detail with an example value, or the example's address of a form. */
export const isExample = (file: ContentFile, text: string): boolean =>
  (file === "business.yaml" && examples.test(text)) || text.includes("abcdwxyz");
