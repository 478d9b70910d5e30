/**
 * `npm run typeface`: subsets Fontsource's Archivo to one weight and Latin-1 with Portuguese typography, as
 * `src/theme/archivo-750.woff2`. Prints, as JSON, the metric overrides of the fallback fonts, for `src/theme/font-faces.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";

const target = "src/theme/archivo-750.woff2";
const source = createRequire(__filename).resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2");

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ‚–—‘’“”„•…‹›€™−`;

const fileOf = (name: string) => readFileSync(createRequire(__filename).resolve(name));

/** Bold fallback fonts. Arimo has the metrics of Arial; those of Helvetica and Helvetica Neue differ by less than 0.1 %. */
const fallbacks = {
  arial: "@fontsource/arimo/files/arimo-latin-700-normal.woff2",
  roboto: "@fontsource/roboto/files/roboto-latin-700-normal.woff2",
  dejaVuSans: "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
};

/** Portuguese headings: the average width of English texts, which Capsize uses, would make the fallbacks about 1 % too narrow. */
const sample = `Parou de gelar? Nós consertamos. Manutenção especializada. Qualidade garantida. Atendimento rápido. Experiência
comprovada. Serviços para equipamentos que não podem parar. Manutenção preventiva e corretiva. Refrigeração industrial.
Ventilação comercial. Instalação de equipamentos. Planos de manutenção. Diagnóstico, orçamento, execução e garantia. Fale conosco.
Envie uma mensagem. Dados de contato. Política de Privacidade. Termos de Uso. Informações da empresa. Lei aplicável e foro.`;

/** A font's metrics for Capsize, with the average width of the sample's characters, in font units. */
async function metricsOf(buffer: Buffer) {
  const metrics = await fromBuffer(buffer);
  const font = create(buffer) as Font;
  const widths = font.glyphsForString(sample.replace(/\s+/g, " ")).map(({ advanceWidth }) => advanceWidth);
  const xWidthAvg = widths.reduce((sum, width) => sum + width) / widths.length;
  return { ...metrics, subsets: { ...metrics.subsets, latin: { xWidthAvg } } };
}

async function main(): Promise<void> {
  const cut = await subsetFont(readFileSync(source), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: 750 },
  });
  writeFileSync(target, cut);
  const typeface = await metricsOf(cut);
  const overrides = Object.entries(fallbacks).map(async ([name, file]) => {
    const { fontFaces } = createFontStack([typeface, await metricsOf(fileOf(file))], { fontFaceFormat: "styleString" });
    const percentages = [...fontFaces.matchAll(/([\w-]+): ([\d.]+)%/g)];
    return [name, Object.fromEntries(percentages.map(([, property, value]) => [property, Number(value)]))];
  });
  console.log(JSON.stringify(Object.fromEntries(await Promise.all(overrides))));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
