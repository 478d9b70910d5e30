import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ProjectCopy } from "../support/project-copy";

/** Milliseconds: a cold build takes some 40 s on a small machine. */
const patience = 300_000;

let site: ProjectCopy;

beforeAll(() => {
  site = new ProjectCopy(path.resolve());
});

afterAll(() => site.delete());

const published = (file: string) => path.join(site.directory, "public", file);

it(
  "stops when the environment asks for an editor without saying of which repository",
  () => {
    const { exitCode, output } = site.build({ CMS_BACKEND: "github" });

    expect(exitCode).not.toBe(0);
    expect(output).toContain("Falta CMS_REPO");
  },
  patience,
);

describe("a build whose environment names a repository", () => {
  beforeAll(() => {
    site.build({ CMS_BACKEND: "github", CMS_REPO: "dona/site", CMS_BASE_URL: "https://entrada.example.com" });
  }, patience);

  it("holds the editor, for that repository", () => {
    const page = readFileSync(published("admin/index.html"), "utf8");
    expect(page).toContain(
      '"backend":{"name":"github","repo":"dona/site","branch":"main","base_url":"https://entrada.example.com"}',
    );
    expect(existsSync(published("admin/decap-cms.js"))).toBe(true);
  });

  it("works without a slash at the end of its address: its scripts' addresses are absolute", () => {
    expect(readFileSync(published("admin/index.html"), "utf8")).toContain('<script src="/admin/admin.js">');
  });

  it("keeps it from search engines", () => {
    expect(readFileSync(published("admin/index.html"), "utf8")).toContain('<meta name="robots" content="noindex">');
    expect(readFileSync(published("sitemap-0.xml"), "utf8")).not.toContain("admin");
  });

  it("allows evaluated code there and nowhere else", () => {
    const allowing = Object.keys(site.published()).filter(
      (file) => file.endsWith(".html") && readFileSync(published(file), "utf8").includes("unsafe-eval"),
    );
    expect(allowing).toEqual(["admin/index.html"]);
  });

  it(
    "has no trace of it any more once it is built without",
    () => {
      site.build();

      const files = Object.keys(site.published());
      expect(files.filter((file) => file.endsWith(".html"))).toHaveLength(5);
      expect(files.filter((file) => /admin|decap/.test(file))).toEqual([]);
    },
    patience,
  );
});
