import { fieldAt } from "../../../plugins/gatsby-plugin-content-model/fields";
import { factTitles } from "../facts";
import { contentFiles } from "../model/content-files";

/** Table, in pt-BR, of the facts that texts may quote. */
function factsTable(): string {
  return [
    "| Escreva | Aparece |",
    "| --- | --- |",
    ...Object.entries(factTitles).map(([name, title]) => `| \`{${name}}\` | ${title} |`),
  ].join("\n");
}

/** Sentence with the names of all icons. */
function iconList(): string {
  const icons = fieldAt(contentFiles["services.yaml"], ["services", 0, "icon"])?.options ?? [];
  return `Ícones disponíveis: ${icons.map((icon) => `\`${icon}\``).join(", ")}.`;
}

/** Regenerates the parts of the owner's README between marker comments. */
export function renewedReadme(readme: string): string {
  const parts = { fatos: factsTable(), icones: iconList() };
  return Object.entries(parts).reduce((text, [name, part]) => {
    const marked = new RegExp(`(<!-- ${name}: npm run readme -->\\n)[^]*?(\\n<!-- /${name} -->)`);
    if (!marked.test(text)) throw new Error(`data/README.md has no part “${name}”`);
    return text.replace(marked, (_, start, end) => `${start}${part}${end}`);
  }, readme);
}
