import type { AppEventListener } from "@sveltia/cms";
import { type FieldPath, fieldAt, rootOf, titleOf } from "../../gatsby-plugin-content-model/fields";
import { photoProblems, smallPhotos } from "../../gatsby-plugin-content-model/photos";
import { errorsIn, type FieldProblem, type Problem, warningsIn } from "../../gatsby-plugin-content-model/problems";
import { isUrl, textsIn, valueAt } from "../../gatsby-plugin-content-model/values";
import { savingTexts as words } from "../texts";
import { brokenLines, checkInForms, schemaOf } from "./check";
import { folder, sourceKey } from "./config";
import { type Branch, type Commit, readBlob, readBranch } from "./github";
import { type Data, isSame, merge, plainData } from "./merging";
import { photoFile } from "./photo-file";
import { readableYaml, readYaml, rewriteYaml } from "./rewrite-yaml";
import { showField } from "./show-field";
import type { EditorSite } from "./site";

/** Decodes a file of a commit. */
const bytesOf = (contents: string) => Uint8Array.from(atob(contents), (sign) => sign.charCodeAt(0));

/** Encodes a text for a commit. */
const base64Of = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

/** A form's data: those of a file, and its text. Sveltia CMS finds a photo of the library by a path with a slash. */
export function formData(site: EditorSite, file: string, text: string): Data {
  const data = readYaml(text);
  for (const [path, name] of textsIn(data)) {
    if (!fieldAt(schemaOf(site, file), path)?.photo || isUrl(name)) continue;
    (valueAt(data, path.slice(0, -1)) as Data)[String(path.at(-1))] = `/${name}`;
  }
  return { ...data, [sourceKey]: text };
}

/**
 * What makes a save safe, in two steps:
 *
 * 1. `prepare`, before Sveltia CMS makes a commit, applies the owner's changes to the text of the file that is there now. If somebody
 *    else has changed the same field, he decides.
 * 2. `check`, before the commit is sent, runs the build's whole check on what would then be there, photos included. It returns the
 *    commit with the prepared text: Sveltia CMS trims its file, and so changes a first line with a byte order mark, and the last line.
 *
 * Each throws, in words for the owner, if nothing may be written; the form then keeps its text. `warn`, after the commit, tells the warnings
 * that it brought.
 */
export function safeSaves(site: EditorSite) {
  const labelOf = (file: string) => site.files.find((each) => each.file === file)?.label ?? file;

  /** Label of a field, with its file: `Planos de manutenção › Planos › “Básico” › Preço`. */
  const fieldLabel = (file: string, path: FieldPath, data: unknown) =>
    [labelOf(file), titleOf(schemaOf(site, file), path, data)].filter(Boolean).join(" › ");

  /** The last text that was prepared, and the branch on which it is based. */
  let prepared: { file: string; text: string; branch: Branch } | undefined;

  /** What the last commit brings that the site warns of. */
  let warnings: string[] = [];

  async function prepareFile(file: string, { [sourceKey]: source, ...edited }: Data): Promise<Data> {
    const branch = await readBranch();
    const there = branch.texts.get(file) ?? "";
    const broken = brokenLines(site, file, there);
    if (broken.length > 0) throw new Error(words.unreadable(broken));
    const root = rootOf(schemaOf(site, file));
    const plain = (data: Data) => plainData(data, root) as Data;
    const { merged, conflicts } = merge(plain(readYaml(String(source))), readYaml(there), plain(edited));
    const fields = conflicts.map((path) => {
      const [theirs, mine] = [valueAt(readYaml(there), path), valueAt(merged, path)];
      return words.conflict(fieldLabel(file, path, merged), theirs, mine);
    });
    if (conflicts.length > 0 && !confirm(words.conflicts(fields))) throw new Error(words.keptTheirs);
    const text = rewriteYaml(there, merged);
    if (!isSame(merged, readYaml(text))) throw new Error(words.cannotBeWritten);
    prepared = { file, text, branch };
    return formData(site, file, text);
  }

  const prepare: AppEventListener["handler"] = async ({ entry }) => {
    const data = entry.get("data");
    try {
      const file = String(entry.get("path")).slice(folder.length);
      return entry.set("data", data.clear().merge(await prepareFile(file, data.toJS())));
    } catch (cause) {
      // By this message Sveltia CMS shows the cause in its dialog.
      throw new Error("saving_failed", { cause });
    }
  };

  async function check(commit: Commit): Promise<Commit> {
    const { additions } = commit.fileChanges;
    // The media library has every file that is not a form's, and its "select all" means it, too.
    const deletions = commit.fileChanges.deletions.filter(({ path }) => !path.endsWith(".md"));
    const added = new Map(additions.map(({ path, contents }) => [path.slice(folder.length), bytesOf(contents)]));
    const removed = new Set(deletions.map(({ path }) => path.slice(folder.length)));
    const [file, bytes] = [...added].find(([name]) => name.endsWith(".yaml")) ?? [];
    const isPrepared = prepared?.file === file && prepared?.text.trim() === new TextDecoder().decode(bytes).trim();
    if (file && !isPrepared) throw new Error(words.notSupported);
    const { branch, text = "" } = prepared && file ? prepared : { branch: await readBranch() };
    if (branch.head !== commit.expectedHeadOid) throw new Error(words.movedMeanwhile);

    const texts = new Map([...branch.texts].filter(([name]) => !removed.has(name)));
    if (file) texts.set(file, text);
    const content = Object.fromEntries([...texts].map(([name, yaml]) => [name, readableYaml(yaml)]));
    const label = (each: FieldProblem) => `${fieldLabel(each.file, each.path, content[each.file])}: ${each.message}`;
    const known = checkInForms(site, branch.texts);
    // By its words, since lines and entries may have moved.
    const isNew = (each: Problem) => known.every(({ file, message }) => file !== each.file || message !== each.message);
    const found = checkInForms(site, texts);
    const wrong = errorsIn(found).filter((each) => each.file === file || isNew(each));
    const photo = async (name: string) => {
      const oid = removed.has(name) ? undefined : branch.blobs.get(name);
      const blob = added.has(name) ? new Blob([added.get(name) as BlobPart]) : oid && (await readBlob(oid));
      return blob ? photoFile(blob) : undefined;
    };
    // As in a build, once the texts are right. A commit of photos alone may concern any file.
    const concerned = file ? { [file]: content[file] } : content;
    const problems = wrong.length > 0 ? wrong : await photoProblems(site.model.files, concerned, photo);
    if (problems[0]) {
      if (problems[0].file === file) void showField(problems[0].path);
      throw new Error(words.problems(problems.map(label)));
    }

    const before = readableYaml(branch.texts.get(file ?? "") ?? "");
    const isChanged = (each: Problem) =>
      each.file === file && !isSame(valueAt(before, each.path), valueAt(content[file], each.path));
    // Beside an error, a check gives no warnings to compare with.
    const isBrought = errorsIn(known).length > 0 ? isChanged : isNew;
    const uploaded = async (name: string) => (added.has(name) ? photo(name) : undefined);
    const small = await smallPhotos(site.model.files, concerned, uploaded);
    warnings = [...warningsIn(found).filter(isBrought), ...small].map(label);
    const exact = additions.map((each) =>
      each.path === `${folder}${file}` ? { ...each, contents: base64Of(text) } : each,
    );
    return { ...commit, fileChanges: { additions: exact, deletions } };
  }

  const warn = () => {
    if (warnings.length > 0) alert(words.warnings(warnings));
  };

  return { prepare, check, warn };
}
