import { fieldAt, titleOf } from "../../plugins/gatsby-plugin-content-model/fields";
import { composedFacts, factFields } from "./facts";
import { contentFiles } from "./model";

/** The facts that texts may quote, as a table in pt-BR. */
function factsTable(): string {
  const business = contentFiles["business.yaml"];
  const rows = [
    ...factFields.map(({ path }) => [path.join("."), titleOf(business, path)]),
    ...Object.entries(composedFacts).map(([name, { title }]) => [name, title]),
  ];
  return [
    "| Escreva | Aparece |",
    "| --- | --- |",
    ...rows.map(([name, title]) => `| \`{${name}}\` | ${title} |`),
  ].join("\n");
}

/** Names of all icons, in one sentence. */
function iconList(): string {
  const icons = fieldAt(contentFiles["services.yaml"], ["services", 0, "icon"])?.options ?? [];
  return `Ícones disponíveis: ${icons.map((icon) => `\`${icon}\``).join(", ")}.`;
}

/** The owner's README with the parts that are made from the content model renewed, each between a pair of comments. */
export function renewedReadme(readme: string): string {
  const parts = { fatos: factsTable(), icones: iconList() };
  return Object.entries(parts).reduce((text, [name, part]) => {
    const marked = new RegExp(`(<!-- ${name}: npm run schemas -->\\n)[^]*?(\\n<!-- /${name} -->)`);
    if (!marked.test(text)) throw new Error(`data/README.md has no part “${name}”`);
    return text.replace(marked, (_, start, end) => `${start}${part}${end}`);
  }, readme);
}
