import { beforeEach, describe, expect, it } from "@jest/globals";
import { differences } from "../../gatsby-plugin-content-model/values";
import { format } from "./format";
import { type Check, type DecapBackend, type SavedContent, type SavingDialogs, saveSafely } from "./saving";

/* Two files with three rules: a phone begins with a bracket, titles are unique, and a photo has two bytes. */

const files = ["shop.yaml", "page.yaml"];

interface Content {
  title: string;
  phone?: string;
  photo?: string;
}

const check: Check = (texts) => {
  const [shop, page] = files.map((file) => format.fromFile(texts.get(file) ?? "") as Content);
  return [
    ...(shop?.phone?.startsWith("(") ? [] : [{ file: "shop.yaml", path: ["phone"], message: "no bracket" }]),
    ...(shop?.title === page?.title ? [{ file: "page.yaml", path: ["title"], message: "same title" }] : []),
  ];
};

const checkPhotos: SavedContent["checkPhotos"] = async (file, data, find) => {
  const { photo } = data as Content;
  const size = photo ? (await find(photo))?.size : 2;
  return size === undefined || size < 2 ? [{ file, path: ["photo"], message: `${photo}: ${size} bytes` }] : [];
};

const content: SavedContent = { files, check, checkPhotos };

let disk: Map<string, string>;
let shown: string[];
let answers: { conflict: boolean };

const dialogs: SavingDialogs = {
  resolveConflict: async (_, theirs, mine) => {
    const versions = differences(theirs, mine);
    shown.push(...versions.map(({ path, before, after }) => `${path.join(".")}: ${before} | ${after}`));
    return answers.conflict;
  },
  showProblems: (problems) => shown.push(...problems.map(({ message }) => message)),
  showElsewhere: (problems) => shown.push(...problems.map(({ file, message }) => `${file}: ${message}`)),
  texts: {
    keptOtherVersion: "kept the other version",
    notConfirmed: "not confirmed",
    hasProblems: (count) => `${count} problems`,
    cannotBeWritten: "cannot be written",
    notReadBack: "not read back",
    photoInUse: (name) => `${name} is in use`,
  },
};

/** A git host's backend, as Decap calls it. */
const host = (): DecapBackend => ({
  entriesByFiles: async (entries) => entries.map(({ path }) => ({ data: disk.get(path) ?? "", file: { path } })),
  getEntry: async (path) => ({ data: disk.get(path) ?? "" }),
  persistEntry: async ({ dataFiles, assets }) => {
    for (const { path, raw } of dataFiles) disk.set(path, raw);
    for (const { path, fileObj } of assets) disk.set(path, (await fileObj?.text()) ?? "");
  },
  getMediaFile: async (path) => {
    const bytes = disk.get(path);
    if (bytes === undefined) throw new Error("404");
    return { file: new Blob([bytes]) };
  },
  deleteFiles: async (paths) => {
    for (const path of paths) disk.delete(path);
  },
});

/** Opens a form in one tab. */
function openForm(file: string, backend = saveSafely(host(), content, dialogs).backend) {
  const path = `data/${file}`;
  const data = format.fromFile(disk.get(path) ?? "");
  const save = (changes: object, uploaded: Record<string, string> = {}) => {
    const assets = Object.entries(uploaded).map(([name, bytes]) => ({ path: name, fileObj: new Blob([bytes]) }));
    return backend.persistEntry({ dataFiles: [{ path, raw: format.toFile({ ...data, ...changes }) }], assets }, {});
  };
  return { save };
}

beforeEach(() => {
  disk = new Map([
    ["data/shop.yaml", "# Our shop\ntitle: Shop\nphone: (87) 1\n"],
    ["data/page.yaml", "title: Page\n"],
  ]);
  shown = [];
  answers = { conflict: false };
});

it("writes only the edited field", async () => {
  await openForm("shop.yaml").save({ phone: "(87) 2" });
  expect(disk.get("data/shop.yaml")).toBe("# Our shop\ntitle: Shop\nphone: (87) 2\n");
});

it("saves the same form several times", async () => {
  const form = openForm("shop.yaml");
  await form.save({ phone: "(87) 2" });
  await form.save({ phone: "(87) 3" });
  expect(disk.get("data/shop.yaml")).toContain("(87) 3");
  expect(shown).toEqual([]);
});

describe("a file that is open in two tabs", () => {
  it("keeps the first save, and shows the second tab both versions", async () => {
    const [first, second] = [openForm("shop.yaml"), openForm("shop.yaml")];
    await first.save({ phone: "(87) 2" });
    await expect(second.save({ title: "Store" })).rejects.toBe("kept the other version");

    expect(shown).toEqual(["title: Shop | Store", "phone: (87) 2 | (87) 1"]);
    expect(disk.get("data/shop.yaml")).toBe("# Our shop\ntitle: Shop\nphone: (87) 2\n");
  });

  it("is overwritten only if the owner confirms after seeing both versions", async () => {
    const [first, second] = [openForm("shop.yaml"), openForm("shop.yaml")];
    await first.save({ phone: "(87) 2" });
    answers.conflict = true;
    await second.save({ title: "Store" });
    expect(disk.get("data/shop.yaml")).toBe("# Our shop\ntitle: Store\nphone: (87) 1\n");
  });
});

it("detects that a file was reverted after this tab saved it", async () => {
  const form = openForm("shop.yaml");
  const before = disk.get("data/shop.yaml") ?? "";
  await form.save({ phone: "(87) 2" });
  disk.set("data/shop.yaml", before);
  await expect(form.save({ phone: "(87) 3" })).rejects.toBe("kept the other version");
});

it("detects that a restored draft is based on an older version of the file", async () => {
  const draft = format.toFile(format.fromFile(disk.get("data/shop.yaml") ?? ""));
  disk.set("data/shop.yaml", "title: Shop\nphone: (87) 9\n");
  const { backend } = saveSafely(host(), content, dialogs);
  const raw = format.toFile(format.fromFile(draft));
  await expect(backend.persistEntry({ dataFiles: [{ path: "data/shop.yaml", raw }], assets: [] }, {})).rejects.toBe(
    "kept the other version",
  );
});

it("saves nothing that breaks a rule of a file or between files", async () => {
  await expect(openForm("shop.yaml").save({ phone: "87" })).rejects.toBe("1 problems");
  await expect(openForm("shop.yaml").save({ title: "Page" })).rejects.toBe("1 problems");
  expect(shown).toEqual(["no bracket", "same title"]);
  expect(disk.get("data/shop.yaml")).toContain("title: Shop\nphone: (87) 1");
});

it("saves a fix to one file while another is broken, and reports the other", async () => {
  disk.set("data/shop.yaml", "title: Shop\nphone: eighty\n");
  await openForm("page.yaml").save({ title: "Start" });
  expect(disk.get("data/page.yaml")).toBe("title: Start\n");
  expect(shown).toEqual(["shop.yaml: no bracket"]);
});

it("reports no success when it can't read the file back", async () => {
  const forgetful = { ...host(), persistEntry: async () => undefined };
  const { backend } = saveSafely(forgetful, content, dialogs);
  await expect(openForm("shop.yaml", backend).save({ phone: "(87) 2" })).rejects.toBe("not read back");
});

describe("a photo", () => {
  const photo = "fotos/a.jpg";

  it("is saved with the text that names it, and what it has replaced is not", async () => {
    await openForm("shop.yaml").save({ photo }, { "data/fotos/a.jpg": "photo", "data/fotos/b.jpg": "photo" });
    expect([...disk.keys()]).toEqual(["data/shop.yaml", "data/page.yaml", "data/fotos/a.jpg"]);
  });

  it("keeps the text from being saved if a build would refuse it, be it uploaded now or before", async () => {
    await expect(openForm("shop.yaml").save({ photo }, { "data/fotos/a.jpg": "x" })).rejects.toBe("1 problems");
    disk.set("data/fotos/a.jpg", "y");
    await expect(openForm("shop.yaml").save({ photo })).rejects.toBe("1 problems");
    expect(shown).toEqual(["fotos/a.jpg: 1 bytes", "fotos/a.jpg: 1 bytes"]);
    expect(disk.get("data/shop.yaml")).not.toContain("photo");
  });

  it("that is nowhere keeps the text from being saved", async () => {
    await expect(openForm("shop.yaml").save({ photo })).rejects.toBe("1 problems");
    expect(shown).toEqual(["fotos/a.jpg: undefined bytes"]);
  });

  it("is deleted once no text names it any more", async () => {
    const { backend } = saveSafely(host(), content, dialogs);
    const form = openForm("shop.yaml", backend);
    await form.save({ photo }, { "data/fotos/a.jpg": "photo" });
    await expect(backend.deleteFiles(["data/fotos/a.jpg"], "")).rejects.toThrow("fotos/a.jpg is in use");
    await form.save({ photo: undefined });
    await backend.deleteFiles(["data/fotos/a.jpg"], "");
    expect(disk.has("data/fotos/a.jpg")).toBe(false);
  });

  describe("with a name that the text folds", () => {
    it("is saved", async () => {
      const name = `fotos/${"oficina ".repeat(15)}1.jpg`;
      await openForm("shop.yaml").save({ photo: name }, { [`data/${name}`]: "photo" });
      expect(disk.get("data/shop.yaml")).not.toContain(name);
      expect(disk.get(`data/${name}`)).toBe("photo");
    });

    it("can't be deleted", async () => {
      disk.set("data/page.yaml", "title: Page\nphoto: fotos/a\n  b.jpg\n");
      disk.set("data/fotos/a b.jpg", "photo");
      const { backend } = saveSafely(host(), content, dialogs);
      await expect(backend.deleteFiles(["data/fotos/a b.jpg"], "")).rejects.toThrow("fotos/a b.jpg is in use");
      expect(disk.has("data/fotos/a b.jpg")).toBe(true);
    });
  });

  describe("whose path is a part of another photo's", () => {
    const other = "outras-fotos/a.jpg";

    it("is not saved with the other", async () => {
      await openForm("shop.yaml").save({ photo: other }, { [`data/${other}`]: "photo", "data/fotos/a.jpg": "photo" });
      expect([...disk.keys()]).toEqual(["data/shop.yaml", "data/page.yaml", `data/${other}`]);
    });

    it("can be deleted while the other is in use", async () => {
      disk.set("data/page.yaml", `title: Page\nphoto: ${other}\n`);
      disk.set("data/fotos/a.jpg", "photo");
      const { backend } = saveSafely(host(), content, dialogs);
      await backend.deleteFiles(["data/fotos/a.jpg"], "");
      expect(disk.has("data/fotos/a.jpg")).toBe(false);
    });
  });

  it.each([
    ["a syntax error", "title: [\n"],
    ["an unknown alias", "title: *page\n"],
  ])("can't be deleted while a text has %s, and might name it", async (_, text) => {
    disk.set("data/page.yaml", text);
    disk.set("data/fotos/a.jpg", "photo");
    const { backend } = saveSafely(host(), content, dialogs);
    await expect(backend.deleteFiles(["data/fotos/a.jpg"], "")).rejects.toThrow("is in use");
    expect(disk.has("data/fotos/a.jpg")).toBe(true);
  });
});

it.each([
  ["a zero-width space", "\u200B"],
  ["a soft hyphen", "\u00AD"],
  ["a right-to-left override", "\u202E"],
  ["a byte order mark", "\uFEFF"],
])("takes out %s that was pasted along", async (_, sign) => {
  await openForm("shop.yaml").save({ title: `Sh${sign}op 2${sign}` });
  expect(disk.get("data/shop.yaml")).toContain("title: Shop 2\n");
});

describe("a host that publishes each save", () => {
  const publish = (agreed: boolean) => {
    const confirmChanges: SavingDialogs["confirmChanges"] = async (file, current, edited) => {
      const changes = differences(current, edited);
      shown.push(...changes.map(({ path, before, after }) => `${file} ${path.join(".")}: ${before} | ${after}`));
      return agreed;
    };
    const { backend } = saveSafely(host(), content, { ...dialogs, confirmChanges });
    return openForm("shop.yaml", backend).save({ phone: "(87) 2" });
  };

  it("publishes changes that the owner has confirmed", async () => {
    await publish(true);
    expect(shown).toEqual(["shop.yaml phone: (87) 1 | (87) 2"]);
    expect(disk.get("data/shop.yaml")).toContain("(87) 2");
  });

  it("publishes nothing that he has not confirmed", async () => {
    await expect(publish(false)).rejects.toBe("not confirmed");
    expect(disk.get("data/shop.yaml")).toContain("(87) 1");
  });
});
