import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { messages } from "../../plugins/gatsby-plugin-content-model/messages";
import { routes } from "../../src/content/routes";
import { isUpright, telephonePhoto } from "../support/photos";
import { type Build, ProjectCopy } from "../support/project-copy";

let site: ProjectCopy;

beforeAll(() => {
  site = new ProjectCopy();
});

afterAll(() => site.delete());

const inSite = (file: string) => path.join(site.directory, file);
const published = (file: string) => readFileSync(inSite(`public/${file}`), "utf8");
const documentOf = (route: string) => new DOMParser().parseFromString(site.page(route), "text/html");
const textOf = (page: Document) => page.querySelector("#___gatsby")?.textContent ?? "";
const addressesIn = (page: Document) => [...page.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
const htmlFiles = () => site.published().filter((file) => file.endsWith(".html"));
const fiveDocuments = routes.map(({ path: route }) => path.join(route, "index.html").slice(1)).sort();

const section = `import { graphql } from "gatsby";
import { Section } from "../ui/Section";

/** Who comes when the customer calls. */
export function Team({ team }: { team: Queries.TeamFragment }) {
  return (
    <Section labelledBy="equipe">
      <h2 id="equipe">{team.heading}</h2>
      <p>{team.text}</p>
    </Section>
  );
}

export const fragment = graphql\`
  fragment Team on Team {
    heading
    text
  }
\`;
`;

/** Adds a section to the home page by its file, the model, the YAML and the template, and by nothing else. */
function addSection(): void {
  writeFileSync(inSite("src/sections/Team.tsx"), section);
  site.edit(
    "src/content/model/home-page.ts",
    /(const homePage = [\s\S]*?\n)( {2}closing: )/,
    `$1  team: group("Equipe", "Team", {
    heading: named("Título", text({ max: 100 })),
    text: named("Texto", text({ max: 400 })),
  }),
$2`,
  );
  site.set("pages/home.yaml", ["team"], { heading: "Quem atende", text: "O dono, {legalName}, vem em pessoa." });
  site.edit("src/templates/home.tsx", /\n\n/, '\nimport { Team } from "../sections/Team";\n\n');
  site.edit("src/templates/home.tsx", /( *)(<ClosingCall)/, "$1<Team team={homePage.team} />\n$1$2");
  site.edit("src/templates/home.tsx", /( *)(closing \{)/, "$1team {\n$1  ...Team\n$1}\n$1$2");
}

/** The content as it was, by file; written back after each change that breaks it. */
const soundFiles = ["business.yaml", "plans.yaml", "services.yaml", "steps.yaml"] as const;

describe("After the owner has changed phone, price and photos and asked for an editor, and a developer has added a section and taken out the host's plugin, the build", () => {
  let build: Build;

  beforeAll(async () => {
    site.leaveOut("gatsby-plugin-static-host");
    addSection();
    // So that one detail is an example and one is not, whatever the content.
    site.set("business.yaml", ["email"], "contato@example.com");
    site.set("business.yaml", ["phone"], "(87) 3761-2345");
    site.set("business.yaml", ["profiles"], [{ label: "Instagram", url: "https://www.instagram.com/wsfrio" }]);
    site.set("plans.yaml", ["plans", 0, "price"], "R$ 390 por mês");
    cpSync("docs/images/contact.webp", inSite("data/fotos/oficina.webp"));
    site.set("pages/home.yaml", ["teaser", "photos", 0], { url: "fotos/oficina.webp", alt: "A oficina vista da rua." });
    const upright = sharp(await telephonePhoto()).keepMetadata();
    writeFileSync(inSite("data/fotos/balcao.jpg"), await upright.toColourspace("cmyk").toBuffer());
    site.set("pages/home.yaml", ["teaser", "photos", 1], { url: "fotos/balcao.jpg", alt: "O balcão." });
    writeFileSync(inSite("data/fotos/antiga.jpg"), "");
    site.set("pages/contact.yaml", ["form", "delivery"], "netlify");
    writeFileSync(inSite("static/humans.txt"), "Feito à mão.");
    build = site.run("build", {
      NETLIFY: "true",
      CMS_BACKEND: "github",
      CMS_REPO: "dona/site",
      CMS_BASE_URL: "https://entrada.example.com",
    });
  });

  it("succeeds, and names the details that are still examples, and the photo that no page uses", () => {
    expect({ failure: build.exitCode === 0 ? "" : build.output }).toEqual({ failure: "" });
    expect(build.output).toMatch(/Ainda são dados de exemplo em data\/business\.yaml: [^.]*E-mail[^.]*\. Troque/);
    expect(build.output).not.toMatch(/exemplo[^.]*\.yaml[^.]*Telefone e WhatsApp/);
    expect(build.output).toContain(messages.unusedPhotos("fotos/antiga.jpg"));
    // It is on Netlify, which delivers the form, and needs no adapter.
    expect(build.output).not.toMatch(/não está sendo feito n[ao] Netlify|adapter/i);
  });

  it("shows the new phone everywhere the phone is: text, call and chat links, structured data", () => {
    const page = documentOf("/contato");
    const addresses = addressesIn(page);
    const data = page.querySelector("script[type='application/ld+json']")?.textContent;
    expect(textOf(page)).toContain("(87) 3761-2345");
    expect(addresses).toContain("tel:+558737612345");
    expect(addresses.filter((address) => address.startsWith("https://wa.me/558737612345?text="))).not.toHaveLength(0);
    expect(data).toContain('"telephone":"+558737612345"');
    expect(data).toContain('"sameAs":["https://www.instagram.com/wsfrio"]');
    expect(textOf(documentOf("/politica-de-privacidade"))).toContain("Telefone e WhatsApp: (87) 3761-2345");
    expect(page.querySelector("footer a[href='https://www.instagram.com/wsfrio']")?.textContent).toBe("Instagram");
    expect(textOf(documentOf("/servicos"))).toContain("R$ 390 por mês");
  });

  it("shows the owner's own photo, as WebP and JPEG in several widths, each of which is published", () => {
    const picture = documentOf("/").querySelector("img[alt='O balcão.']")?.parentElement;
    const offered = [...(picture?.querySelectorAll("[srcset]") ?? [])].map((element) =>
      (element.getAttribute("srcset") ?? "").split(/,\s*/).map((candidate) => candidate.split(" ")[0] ?? ""),
    );
    expect(offered.map((addresses) => [path.extname(addresses[0] ?? ""), addresses.length > 1])).toEqual([
      [".webp", true],
      [".jpg", true],
    ]);
    for (const address of offered.flat()) expect(existsSync(inSite(`public${decodeURI(address)}`))).toBe(true);
  });

  it("shows the photo of an upright phone upright, and in the colours of a screen if it is for a printer", async () => {
    const photo = documentOf("/").querySelector("img[alt='O balcão.']");
    const file = inSite(`public${photo?.getAttribute("src")}`);
    const size = { width: 900, height: 1200 };
    expect([photo?.getAttribute("width"), photo?.getAttribute("height")]).toEqual(["900", "1200"]);
    expect(await sharp(file).metadata()).toMatchObject({ ...size, space: "srgb" });
    expect(await isUpright(file)).toBe(true);
  });

  it("publishes five documents and the editor's, without headers, and what is in static/", () => {
    expect(htmlFiles()).toEqual(expect.arrayContaining(["admin/index.html", ...fiveDocuments]));
    expect(existsSync(inSite("public/_headers"))).toBe(false);
    expect(existsSync(inSite("public/humans.txt"))).toBe(true);
  });

  it("has an editor for the repository that is named, hidden from search engines, with absolute addresses", () => {
    expect(published("admin/index.html")).toContain(
      '"backend":{"name":"github","repo":"dona/site","branch":"main","base_url":"https://entrada.example.com"}',
    );
    expect(published("admin/index.html")).toContain('<script src="/admin/admin.js">');
    expect(published("admin/index.html")).toContain('<meta name="robots" content="noindex">');
    expect(published("sitemap-0.xml")).not.toContain("admin");
  });

  it("has a form that Netlify finds in the HTML, with its name, its honeypot and its hidden field", () => {
    const form = documentOf("/contato").querySelector("form");
    expect(form?.outerHTML).toMatch(/^<form [^>]*data-netlify="true"/);
    expect(form?.getAttribute("name")).toBe("contato");
    expect(form?.method).toBe("post");
    expect(form?.hasAttribute("action")).toBe(false);
    expect(form?.getAttribute("netlify-honeypot")).toBe("bot-field");
    expect(form?.querySelector("input[name=bot-field]")).not.toBeNull();
    expect(form?.querySelector("input[type=hidden][name=form-name][value=contato]")).not.toBeNull();
  });

  it("shows the new section, with its types and its schema", () => {
    const shown = documentOf("/").getElementById("equipe")?.closest("main section");
    const { groups } = /^legalName: (?<name>.*)$/m.exec(site.read("business.yaml")) ?? {};
    expect(shown?.textContent).toContain(`O dono, ${groups?.name}, vem em pessoa.`);
    expect(readFileSync(inSite("src/gatsby-types.d.ts"), "utf8")).toContain("type TeamFragment");
    expect(readFileSync(inSite("schemas/pages/home.json"), "utf8")).toContain('"title": "Equipe"');
  });

  describe("then, with four files broken,", () => {
    let broken: Build;
    const newest = () => Math.max(...site.published().map((file) => statSync(inSite(`public/${file}`)).mtimeMs));
    let before: { files: string[]; newest: number };

    beforeAll(() => {
      before = { files: site.published(), newest: newest() };
      const sound = soundFiles.map((file) => site.read(file));
      const [business = "", plans = ""] = sound;
      site.write("business.yaml", business.replace(/^email:.*\n/m, ""));
      site.write(
        "plans.yaml",
        plans.replace(/^ {2}- name: .*$/m, (line) => `${line}\n\tprice: 10`),
      );
      site.set("services.yaml", ["services", 0, "features"], []);
      site.remove("steps.yaml");
      broken = site.run("build");
      for (const [index, file] of soundFiles.entries()) site.write(file, sound[index] ?? "");
    });

    it("stops, and leaves what was built alone", () => {
      expect(broken.exitCode).not.toBe(0);
      expect({ files: site.published(), newest: newest() }).toEqual(before);
      expect(broken.output).toContain("O site não foi publicado; a versão que está no ar continua.");
    });

    it.each([
      ["a syntax error", /data\/plans\.yaml, linha \d+.*[Tt]abulação/],
      ["a missing file", /data\/steps\.yaml, linha 1: Falta este arquivo/],
      ["a missing field", /data\/business\.yaml.*campo E-mail \(email\): Falta o campo “email”/],
      ["an empty list", /data\/services\.yaml.*campo Serviços 1 › Itens incluídos \(features\): A lista está vazia/],
    ])("names the file, the line and the field of %s", (_, message) => {
      expect(broken.output).toMatch(message);
    });
  });
});
