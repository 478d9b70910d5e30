import { factTitles } from "../facts";
import { icons } from "../model/shared";

/** Regenerates the parts of the owner's README between marker comments: the facts that texts may quote, and all icons. */
export function renewedReadme(readme: string): string {
  const facts = Object.entries(factTitles).map(([name, title]) => `| \`{${name}}\` | ${title} |`);
  const parts = {
    fatos: ["| Escreva | Aparece |", "| --- | --- |", ...facts].join("\n"),
    icones: `Desenhos: ${Object.entries(icons)
      .map(([name, title]) => `\`${name}\` (${title})`)
      .join(", ")}.`,
  };
  return Object.entries(parts).reduce((text, [name, part]) => {
    const marked = new RegExp(`(<!-- ${name}: npm run readme -->\\n)[^]*?(\\n<!-- /${name} -->)`);
    if (!marked.test(text)) throw new Error(`data/README.md has no part “${name}”`);
    return text.replace(marked, (_, start, end) => `${start}${part}${end}`);
  }, readme);
}
