import { watch } from "node:fs";
import path from "node:path";
import type { Compiler } from "webpack";

/**
 * A plugin of webpack for `gatsby develop`: says of each changed file that is read only at the start that a restart is needed. At once, and
 * after each compilation, since Gatsby's errors on queries for a new field come in between.
 */
export class RestartNotice {
  /**
   * @param readAtStart folders from the project's root
   * @param warn writes a line into the terminal
   */
  constructor(
    private readonly readAtStart: readonly string[],
    private readonly warn: (line: string) => void,
  ) {}

  apply(compiler: Compiler): void {
    const changed = new Set<string>();
    const say = (file: string) =>
      this.warn(`${file} has changed, and is read only at the start: restart \`npm run develop\`.`);
    for (const folder of this.readAtStart) {
      watch(path.resolve(folder), { recursive: true }, (_, name) => {
        const file = `${folder}/${name}`;
        if (!name || changed.has(file) || /\.test\.|\.md$|\bbrowser\b/.test(file)) return;
        changed.add(file);
        say(file);
      });
    }
    compiler.hooks.done.tap("restart", () => changed.forEach(say));
  }
}
