import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { parse } from "yaml";
import { readYaml } from "../../plugins/gatsby-plugin-content-editor/browser/rewrite-yaml";
import { messages } from "../../plugins/gatsby-plugin-content-model/messages";
import { textsIn } from "../../plugins/gatsby-plugin-content-model/values";
import { type Content, contentFiles } from "../../src/content/model";
import { isUpright, telephonePhoto } from "../support/photos";
import { type Build, ProjectCopy } from "../support/project-copy";
import { editedAtRandom, seed } from "../support/random-edits";

let site: ProjectCopy;

beforeAll(() => {
  site = new ProjectCopy(path.resolve(), true);
});

afterAll(() => site.delete());

const inSite = (file: string) => path.join(site.directory, file);
const published = (file: string) => readFileSync(inSite(`public/${file}`), "utf8");

/** A route's parsed HTML. */
const documentOf = (route: string) => new DOMParser().parseFromString(site.page(route), "text/html");

const textOf = (page: Document) => page.querySelector("#___gatsby")?.textContent ?? "";
const addressesIn = (page: Document) => [...page.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
const scriptsOf = (page: Document) => [...page.scripts].flatMap(({ dataset }) => dataset.scripts?.split(" ") ?? []);

function htmlFiles(): string[] {
  return Object.keys(site.published()).filter((file) => file.endsWith(".html"));
}

const fiveDocuments = [
  "contato/index.html",
  "index.html",
  "politica-de-privacidade/index.html",
  "servicos/index.html",
  "termos-de-uso/index.html",
];

describe("after the owner has changed one field of every file, and asked for an editor", () => {
  let build: Build;
  let firstTitle: string | undefined;

  beforeAll(async () => {
    // So that one detail is an example and one is not, whatever the content.
    site.set("business.yaml", ["email"], "contato@example.com");
    site.set("business.yaml", ["phone"], "(87) 3761-2345");
    site.set("business.yaml", ["profiles"], [{ label: "Instagram", url: "https://www.instagram.com/wsfrio" }]);
    firstTitle = (parse(site.read("services.yaml")) as Content["services.yaml"]).services[0]?.title;
    site.rotate("services.yaml", "services");
    site.set("plans.yaml", ["plans", 0, "price"], "R$ 390 por mês");
    site.set("steps.yaml", ["steps", 1, "title"], "Proposta por escrito");
    site.set("interface.yaml", ["footer", "chatLabel"], "Falar pelo WhatsApp");
    site.set("pages/home.yaml", ["hero", "heading"], "Frio de volta ainda hoje");
    cpSync("docs/images/contact.webp", inSite("data/fotos/oficina.webp"));
    site.set("pages/home.yaml", ["teaser", "photo"], { url: "fotos/oficina.webp", alt: "A oficina vista da rua." });
    writeFileSync(
      inSite("data/fotos/balcao.jpg"),
      await sharp(await telephonePhoto())
        .keepMetadata()
        .toColourspace("cmyk")
        .toBuffer(),
    );
    site.set("pages/home.yaml", ["hero", "photo"], { url: "fotos/balcao.jpg", alt: "O balcão." });
    writeFileSync(inSite("data/fotos/antiga.jpg"), "");
    site.set("pages/services.yaml", ["process", "heading"], "Do chamado à garantia");
    site.set("pages/contact.yaml", ["form", "submitLabel"], "Mandar recado");
    site.set("pages/contact.yaml", ["form", "delivery"], "whatsapp");
    site.set("pages/terms.yaml", ["sections", 0, "title"], "Quem somos");
    site.set("pages/privacy.yaml", ["sections", 0, "title"], "Para começar");
    writeFileSync(inSite("static/humans.txt"), "Feito à mão.");
    build = site.build({
      CMS_BACKEND: "github",
      CMS_REPO: "dona/site",
      CMS_BASE_URL: "https://entrada.example.com",
    });
  });

  it("builds", () => {
    expect(build.exitCode).toBe(0);
  });

  it("names the details that are still examples, and no longer the phone", () => {
    expect(build.output).toMatch(/Ainda são dados de exemplo em data\/business\.yaml: [^.]*E-mail[^.]*\. Troque/);
    expect(build.output).not.toMatch(/exemplo[^.]*\.yaml[^.]*Telefone e WhatsApp/);
  });

  it("shows the new phone everywhere the phone is: text, call and chat links, structured data", () => {
    const page = documentOf("/contato");
    const addresses = addressesIn(page);
    expect(textOf(page)).toContain("(87) 3761-2345");
    expect(textOf(page)).not.toContain("(87) 00000-0000");
    expect(addresses).toContain("tel:+558737612345");
    expect(addresses.filter((address) => address.startsWith("https://wa.me/558737612345?text="))).not.toHaveLength(0);
    expect(page.querySelector("script[type='application/ld+json']")?.textContent).toContain(
      '"telephone":"+558737612345"',
    );
    expect(textOf(documentOf("/politica-de-privacidade"))).toContain("Telefone: (87) 3761-2345");
  });

  it("leads to the profile of the business from the footer, and names it to search engines", () => {
    const page = documentOf("/servicos");
    const link = page.querySelector("footer a[href='https://www.instagram.com/wsfrio']");
    expect(link?.textContent).toBe("Instagram");
    expect(page.querySelector("script[type='application/ld+json']")?.textContent).toContain(
      '"sameAs":["https://www.instagram.com/wsfrio"]',
    );
  });

  it("shows the services in their new order", () => {
    const titles = [...documentOf("/servicos").querySelectorAll("h3")].map((heading) => heading.textContent);
    const { services } = parse(site.read("services.yaml")) as Content["services.yaml"];
    // A title may quote a fact.
    const written = services.map(({ title }) => expect.stringContaining(title.replace(/\s*\{.*\}\s*/, "")));
    expect(titles.slice(0, services.length)).toEqual(written);
    expect(services.at(-1)?.title).toBe(firstTitle);
  });

  it.each([
    ["plans.yaml", "/servicos", "R$ 390 por mês"],
    ["steps.yaml", "/servicos", "Proposta por escrito"],
    ["interface.yaml", "/termos-de-uso", "Falar pelo WhatsApp"],
    ["pages/home.yaml", "/", "Frio de volta ainda hoje"],
    ["pages/services.yaml", "/servicos", "Do chamado à garantia"],
    ["pages/contact.yaml", "/contato", "Mandar recado"],
    ["pages/terms.yaml", "/termos-de-uso", "Quem somos"],
    ["pages/privacy.yaml", "/politica-de-privacidade", "Para começar"],
  ])("shows the new value of %s", (_file, route, value) => {
    expect(textOf(documentOf(route))).toContain(value);
  });

  it("shows the owner's own photo, as AVIF and WebP in several widths, each of which is published", () => {
    const picture = documentOf("/").querySelector("img[alt='A oficina vista da rua.']")?.parentElement;
    const offered = [...(picture?.querySelectorAll("[srcset]") ?? [])].map((element) =>
      (element.getAttribute("srcset") ?? "").split(/,\s*/).map((candidate) => candidate.split(" ")[0] ?? ""),
    );
    expect(offered.map((addresses) => [path.extname(addresses[0] ?? ""), addresses.length > 1])).toEqual([
      [".avif", true],
      [".webp", true],
    ]);
    for (const address of offered.flat()) {
      expect(existsSync(path.join(site.directory, "public", decodeURI(address)))).toBe(true);
    }
    expect(picture?.querySelector("source[type='image/avif']")?.getAttribute("sizes")).toMatch(/^\(min-width/);
  });

  it("shows the photo of an upright phone upright, and in the colours of a screen if it is for a printer", async () => {
    const photo = documentOf("/").querySelector("img[alt='O balcão.']");
    const file = inSite(`public${photo?.getAttribute("src")}`);
    const size = { width: 900, height: 1200 };
    expect([photo?.getAttribute("width"), photo?.getAttribute("height")]).toEqual(["900", "1200"]);
    expect(await sharp(file).metadata()).toMatchObject({ ...size, space: "srgb" });
    expect(await isUpright(file)).toBe(true);
  });

  it("names the photo that no page uses", () => {
    expect(build.output).toContain(messages.unusedPhotos("fotos/antiga.jpg"));
  });

  it("says in the legal texts how the form delivers", () => {
    expect(textOf(documentOf("/politica-de-privacidade"))).toContain("o seu navegador abre o WhatsApp");
  });

  it("publishes five documents and the editor's, and what is in static/", () => {
    expect(htmlFiles()).toEqual(["admin/index.html", ...fiveDocuments]);
    expect(existsSync(inSite("public/humans.txt"))).toBe(true);
  });

  it("has an editor for the repository that is named, which works without a slash at the end of its address: its scripts' addresses are absolute", () => {
    expect(existsSync(inSite("public/admin/decap-cms.js"))).toBe(true);
    expect(published("admin/index.html")).toContain(
      '"backend":{"name":"github","repo":"dona/site","branch":"main","base_url":"https://entrada.example.com"}',
    );
    expect(published("admin/index.html")).toContain('<script src="/admin/admin.js">');
  });

  it("keeps the editor from search engines", () => {
    expect(published("admin/index.html")).toContain('<meta name="robots" content="noindex">');
    expect(published("sitemap-0.xml")).not.toContain("admin");
  });

  it("allows evaluated code in the editor and nowhere else", () => {
    expect(htmlFiles().filter((file) => published(file).includes("unsafe-eval"))).toEqual(["admin/index.html"]);
  });

  it("is not built for an editor without a repository", () => {
    const { exitCode, output } = site.build({ CMS_BACKEND: "github" });

    expect(exitCode).not.toBe(0);
    expect(output).toContain("Falta CMS_REPO");
  });

  describe("and then breaks something in many ways at once", () => {
    const slips = [
      {
        slip: "a syntax error",
        file: "plans.yaml",
        make: () =>
          site.write(
            "plans.yaml",
            site.read("plans.yaml").replace(/^ {2}- name: .*$/m, (line) => `${line}\n\tprice: 10`),
          ),
        message: /data\/plans\.yaml, linha \d+.*[Tt]abulação/,
      },
      {
        slip: "a missing file",
        file: "steps.yaml",
        make: () => site.remove("steps.yaml"),
        message: /data\/steps\.yaml, linha 1: Falta este arquivo/,
      },
      {
        slip: "a missing field",
        file: "business.yaml",
        make: () => site.write("business.yaml", site.read("business.yaml").replace(/^email:.*\n/m, "")),
        message: /data\/business\.yaml.*campo E-mail \(email\): Falta o campo “email”/,
      },
      {
        slip: "an empty list",
        file: "services.yaml",
        make: () => site.set("services.yaml", ["services", 0, "features"], []),
        message: /data\/services\.yaml.*campo Serviços 1 › Itens incluídos \(features\): A lista está vazia/,
      },
      {
        slip: "an unknown icon",
        file: "pages/home.yaml",
        make: () => site.set("pages/home.yaml", ["values", "points", 0, "icon"], "sheild"),
        message: /data\/pages\/home\.yaml.*Ícone \(icon\).*Você quis dizer “shield”\?/,
      },
    ];
    let before: Record<string, string>;
    let broken: Build;

    beforeAll(() => {
      before = site.published();
      const sound = slips.map(({ file }) => site.read(file));
      for (const { make } of slips) make();
      broken = site.build();
      for (const [index, { file }] of slips.entries()) site.write(file, sound[index] ?? "");
    });

    it("stops, and leaves what is published alone", () => {
      expect(broken.exitCode).not.toBe(0);
      expect(site.published()).toEqual(before);
    });

    it.each(slips)("names the file and the field of $slip", ({ message }) => {
      expect(broken.output).toMatch(message);
    });
  });

  describe("and then mends it, edits the texts in the editor, and asks for no editor and no file in static/ any more", () => {
    let changed: Set<string>;
    let texts: Map<string, string>;

    beforeAll(() => {
      site.set("plans.yaml", ["plans", 0, "price"], "Sob consulta");
      rmSync(inSite("static/humans.txt"));
      ({ changed, texts } = editedAtRandom(new Map(Object.keys(contentFiles).map((file) => [file, site.read(file)]))));
      for (const [file, text] of texts) site.write(file, text);
      build = site.build();
    });

    it("publishes what the editor accepted, however much is edited", () => {
      expect({ seed, failure: build.exitCode === 0 ? "" : build.output }).toEqual({ seed, failure: "" });
      expect(changed.size).toBeGreaterThan(5);
    });

    it("shows all texts of the services page, with the next change in it", () => {
      const shown = textOf(documentOf("/servicos")).replace(/\s+/g, " ");
      // With facts instead of placeholders.
      const written = ["services.yaml", "steps.yaml"].flatMap((file) =>
        [...textsIn(readYaml(texts.get(file) ?? ""))].filter(
          ([at, text]) => at.at(-1) !== "icon" && !/[{}]/.test(text),
        ),
      );
      const missing = written.map(([, text]) => text.replace(/\s+/g, " ")).filter((text) => !shown.includes(text));
      expect({ seed, missing }).toEqual({ seed, missing: [] });
      expect(shown).not.toContain("R$ 390 por mês");
      expect(scriptsOf(documentOf("/servicos"))).toContainEqual(expect.stringMatching(/^\/app-/));
    });

    it("leaves no trace of the editor, nor of the file that static/ has lost", () => {
      expect(htmlFiles()).toEqual(fiveDocuments);
      expect(Object.keys(site.published()).filter((file) => /admin|decap|humans/.test(file))).toEqual([]);
    });
  });
});
