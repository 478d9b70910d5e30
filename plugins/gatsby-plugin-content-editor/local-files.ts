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

/** The part of a checkout that the local editor may access: the model's files in `data/` and the folder of photos. */
export interface LocalContent {
  /** Absolute path of the checkout, the parent folder of `data/`. */
  checkout: string;
  /** Paths of the files below `data/`. */
  files: readonly string[];
  /** Folder of the photos, below `data/`. */
  photoFolder: string;
  /** Checks a folder like `data/`; returns the problems with their files. */
  check(directory: string): Promise<{ file: string; problem: string }[]>;
}

/** A refused request, with the HTTP status of the response. */
export class Refusal extends Error {
  constructor(
    readonly status: 403 | 404 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}

/** A new text, and the base version that the editor had read. */
export interface Edit {
  path: string;
  raw: string;
  base: string;
}

/** An uploaded photo. */
export interface Photo {
  /** Path in the checkout, for example `data/fotos/oficina.jpg`. */
  path: string;
  /** Bytes in base64. */
  content: string;
}

const bytesOf = ({ content }: Photo) => Buffer.from(content, "base64");

/** File names of photos that are valid on every system and can't leave their folder. */
const photoName = /^[^\p{C}\\/:*?"<>|.][^\p{C}\\/:*?"<>|]*$/u;

/**
 * Reads and writes the content of a checkout for the editor. Refuses every path but the model's files and the photos, and
 * symbolic links.
 */
export class LocalFiles {
  private writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly content: LocalContent) {}

  private get data(): string {
    return path.join(this.content.checkout, "data");
  }

  /** Absolute path of a file that the editor may access. */
  private place(requested: string): string {
    const { files, photoFolder } = this.content;
    const name = requested.startsWith("data/") ? requested.slice("data/".length) : "";
    const isPhoto = path.posix.dirname(name) === photoFolder && photoName.test(path.posix.basename(name));
    if (!files.includes(name) && !isPhoto) throw new Refusal(403, `${requested}: not a file of the content`);
    const file = path.join(this.data, name);
    // A symbolic link in the folder must not give access to other files.
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
   * Overwrites files, if each is still the base version of its edit, and writes the photos uploaded with them.
   *
   * @throws {Refusal} 409 if a file has changed meanwhile; 422, with the problems, if the check finds new ones in any file.
   * Nothing is written then.
   */
  write(edits: readonly Edit[], photos: readonly Photo[]): Promise<void> {
    // Serialised, so that a second save sees what the first has written.
    const write = this.writing.then(async () => {
      for (const { path: requested, base } of edits) {
        if (this.read(requested).data !== base) throw new Refusal(409, `${requested}: changed meanwhile`);
      }
      const problems = await this.problemsWith(edits, photos);
      if (problems.length > 0) throw new Refusal(422, problems.join("\n"));
      for (const photo of photos) this.writePhoto(photo);
      for (const { path: requested, raw } of edits) {
        writeFileSync(this.place(requested), raw);
        if (this.read(requested).data !== raw) throw new Refusal(422, `${requested}: could not be read back`);
      }
    });
    this.writing = write.catch(() => undefined);
    return write;
  }

  /** Checks a copy of `data/` with these edits; leaves out problems that other files had before. */
  private async problemsWith(edits: readonly Edit[], photos: readonly Photo[]): Promise<string[]> {
    const copy = mkdtempSync(path.join(tmpdir(), "content-"));
    const nameOf = (requested: string) => path.relative(this.data, this.place(requested));
    try {
      const texts = edits.map((edit) => [nameOf(edit.path), edit.raw] as const);
      const uploads = photos.map((photo) => [nameOf(photo.path), bytesOf(photo)] as const);
      const written = new Map<string, string | Buffer>([...texts, ...uploads]);
      cpSync(this.data, copy, { recursive: true });
      for (const [name, content] of written) writeFileSync(path.join(copy, name), content);
      const found = await this.content.check(copy);
      const isElsewhere = ({ file }: { file: string }) => !written.has(path.normalize(file));
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

  writePhoto(photo: Photo) {
    writeFileSync(this.place(photo.path), bytesOf(photo));
    return this.readPhoto(photo.path);
  }

  /** Paths, below `data/`, of all photos; none if their folder does not exist. */
  photoNames(): string[] {
    const { photoFolder } = this.content;
    const folder = path.join(this.data, photoFolder);
    const found = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(folder, { withFileTypes: true })
      : [];
    return found
      .filter((entry) => entry.isFile() && photoName.test(entry.name))
      .map(({ name }) => `${photoFolder}/${name}`);
  }

  /** All photos. */
  photos() {
    return this.photoNames().map((name) => this.readPhoto(`data/${name}`));
  }

  /** Deletes photos; refuses content files. */
  deletePhotos(paths: readonly string[]): void {
    for (const requested of paths) {
      if (this.content.files.includes(requested.slice("data/".length))) {
        throw new Refusal(403, `${requested}: the site needs this file`);
      }
      rmSync(this.place(requested), { force: true });
    }
  }
}
