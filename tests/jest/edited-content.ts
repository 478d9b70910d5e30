import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The content that ships with the site. */
export const dataDirectory = path.resolve("data");

/** A copy of the content that ships, for a test to edit as the owner would. */
export class EditedContent {
  readonly directory = mkdtempSync(path.join(tmpdir(), "data-"));

  constructor() {
    cpSync(dataDirectory, this.directory, { recursive: true });
  }

  /** Replaces the first place in which `from` stands. */
  replace(file: string, from: string, to: string): this {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`data/${file} does not hold “${from}”`);
    return this.write(
      file,
      text.replace(from, () => to),
    );
  }

  write(file: string, content: string | Buffer): this {
    writeFileSync(path.join(this.directory, file), content);
    return this;
  }

  remove(file: string): this {
    rmSync(path.join(this.directory, file), { recursive: true });
    return this;
  }

  read(file: string): string {
    return readFileSync(path.join(this.directory, file), "utf8");
  }

  /** A line of a file as it reads, without its indentation. */
  line(file: string, number: number): string {
    return (this.read(file).split("\n")[number - 1] ?? "").trim();
  }
}
