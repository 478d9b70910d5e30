import { createHash } from "node:crypto";
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The local editor's share of a checkout: the files of `data/` that the content model names, and the folder of photos. */
export interface LocalContent {
  /** Absolute path of the checkout, which holds `data/`. */
  checkout: string;
  /** Paths of the files below `data/`. */
  files: readonly string[];
  /** Folder of the photos, below `data/`. */
  photoFolder: string;
  /** The whole check of a folder like `data/`: what is wrong with which file, in words. */
  check(directory: string): Promise<{ file: string; problem: string }[]>;
}

/** A request that is refused, with the status of the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: 403 | 404 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}

/** A text and the text that it was made from, as the editor had read it. */
export interface Edit {
  path: string;
  raw: string;
  base: string;
}

interface Photo {
  /** Path in the checkout, for example `data/fotos/oficina.jpg`. */
  path: string;
  /** Bytes in base64. */
  content: string;
}

/** Names of photos that mean the same on every system and stay within their folder. */
const photoName = /^[^\p{C}\\/:*?"<>|.][^\p{C}\\/:*?"<>|]*$/u;

/**
 * Reads and writes the content of a checkout for the editor. It knows the model's files and the photos, and nothing else in the
 * checkout: every other path is refused, and so is a symbolic link.
 */
export class LocalFiles {
  private writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly content: LocalContent) {}

  private get data(): string {
    return path.join(this.content.checkout, "data");
  }

  /** The place on disk of a file that the editor may touch. */
  private place(requested: string): string {
    const { files, photoFolder } = this.content;
    const name = requested.startsWith("data/") ? requested.slice("data/".length) : "";
    const isPhoto = path.posix.dirname(name) === photoFolder && photoName.test(path.posix.basename(name));
    if (!files.includes(name) && !isPhoto) throw new Refusal(403, `${requested}: not a file of the content`);
    const file = path.join(this.data, name);
    // Whoever can put a link into the folder must not reach other files through the editor.
    const folder = path.dirname(file);
    if (isPhoto) mkdirSync(folder, { recursive: true });
    const home = path.join(realpathSync(this.data), path.dirname(name));
    const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
    if (isLink || realpathSync(folder) !== path.resolve(home)) throw new Refusal(403, `${requested}: a symbolic link`);
    return file;
  }

  private bytes(requested: string): Buffer {
    const file = this.place(requested);
    try {
      return readFileSync(file);
    } catch {
      throw new Refusal(404, `${requested}: not found`);
    }
  }

  /** Text of a file of the content. */
  read(requested: string): { data: string; file: { path: string; id: string } } {
    const bytes = this.bytes(requested);
    const id = createHash("sha256").update(bytes).digest("hex");
    return { data: bytes.toString("utf8"), file: { path: requested, id } };
  }

  /**
   * Writes a text over the one that it was made from.
   *
   * @throws {Refusal} 409 if the file has changed meanwhile; 422, with the problems in words, if the check refuses the text, or if
   * another file is refused because of it. Nothing is written then.
   */
  write(edits: readonly Edit[]): Promise<void> {
    // One at a time: a second save must find what the first has written.
    const write = this.writing.then(async () => {
      for (const { path: requested, base } of edits) {
        if (this.read(requested).data !== base) throw new Refusal(409, `${requested}: changed meanwhile`);
      }
      const problems = await this.problemsWith(edits);
      if (problems.length > 0) throw new Refusal(422, problems.join("\n"));
      for (const { path: requested, raw } of edits) {
        writeFileSync(this.place(requested), raw);
        if (this.read(requested).data !== raw) throw new Refusal(422, `${requested}: could not be read back`);
      }
    });
    this.writing = write.catch(() => undefined);
    return write;
  }

  /** What the check says of a copy of `data/` with these edits, but for what was wrong with other files before. */
  private async problemsWith(edits: readonly Edit[]): Promise<string[]> {
    const copy = mkdtempSync(path.join(tmpdir(), "content-"));
    try {
      cpSync(this.data, copy, { recursive: true });
      const edited = edits.map(({ path: requested }) => path.relative(this.data, this.place(requested)));
      for (const [index, { raw }] of edits.entries()) writeFileSync(path.join(copy, edited[index] ?? ""), raw);
      const found = await this.content.check(copy);
      const isElsewhere = ({ file }: { file: string }) => !edited.includes(path.normalize(file));
      const before = found.some(isElsewhere) ? await this.content.check(this.data) : [];
      const known = new Set(before.filter(isElsewhere).map(({ problem }) => problem));
      return found.map(({ problem }) => problem).filter((problem) => !known.has(problem));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }

  readPhoto(requested: string) {
    const content = this.bytes(requested).toString("base64");
    const id = createHash("sha256").update(content).digest("hex");
    return { id, content, encoding: "base64", path: requested, name: path.posix.basename(requested) };
  }

  writePhoto({ path: requested, content }: Photo) {
    writeFileSync(this.place(requested), Buffer.from(content, "base64"));
    return this.readPhoto(requested);
  }

  /** All photos in the folder; there need not be one. */
  photos() {
    const { photoFolder } = this.content;
    const folder = path.join(this.data, photoFolder);
    const found = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(folder, { withFileTypes: true })
      : [];
    return found
      .filter((entry) => entry.isFile() && photoName.test(entry.name))
      .map(({ name }) => this.readPhoto(`data/${photoFolder}/${name}`));
  }

  /** Deletes photos; the files of the content stay. */
  deletePhotos(paths: readonly string[]): void {
    for (const requested of paths) {
      if (this.content.files.includes(requested.slice("data/".length))) {
        throw new Refusal(403, `${requested}: the site needs this file`);
      }
      rmSync(this.place(requested), { force: true });
    }
  }
}
