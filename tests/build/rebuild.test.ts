import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import type { Content } from "../../src/content/model";
import { type Build, ProjectCopy } from "../support/project-copy";

let site: ProjectCopy;

beforeAll(() => {
  site = new ProjectCopy(path.resolve(), true);
});

afterAll(() => site.delete());

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

describe("after the owner has changed one field of every file", () => {
  let build: Build;
  let firstTitle: string | undefined;

  beforeAll(() => {
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
    cpSync("docs/images/contact.webp", path.join(site.directory, "data/fotos/oficina.webp"));
    site.set("pages/home.yaml", ["teaser", "photo"], { url: "fotos/oficina.webp", alt: "A oficina vista da rua." });
    site.set("pages/services.yaml", ["process", "heading"], "Do chamado à garantia");
    site.set("pages/contact.yaml", ["form", "submitLabel"], "Mandar recado");
    site.set("pages/terms.yaml", ["sections", 0, "title"], "Quem somos");
    site.set("pages/privacy.yaml", ["sections", 0, "title"], "Para começar");
    build = site.build();
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

  it("publishes five documents and no other", () => {
    expect(htmlFiles()).toEqual(fiveDocuments);
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

  describe("and then mends it, and a developer adds a section by its file, the model, the YAML and the template, and by nothing else", () => {
    beforeAll(() => {
      site.set("plans.yaml", ["plans", 0, "price"], "Sob consulta");
      writeFileSync(path.join(site.directory, "src/sections/Team.tsx"), section);
      site.edit(
        "src/content/model.ts",
        /(const homePage = [\s\S]*?\n)( {2}closing: )/,
        `$1  team: named(
    "Equipe",
    object("Team", { heading: named("Título", heading()), text: named("Texto", text()) }),
  ),
$2`,
      );
      site.set("pages/home.yaml", ["team"], { heading: "Quem atende", text: "O dono, {legalName}, vem em pessoa." });
      site.edit("src/templates/home.tsx", /\n\n/, '\nimport { Team } from "../sections/Team";\n\n');
      site.edit("src/templates/home.tsx", /( *)(<ClosingCall)/, "$1<Team team={homePage.team} />\n$1$2");
      site.edit("src/templates/home.tsx", /( *)(closing \{)/, "$1team {\n$1  ...Team\n$1}\n$1$2");
      build = site.build();
      if (build.exitCode !== 0) throw new Error(build.output);
    });

    it("publishes again, with the next change in it", () => {
      expect(textOf(documentOf("/servicos"))).not.toContain("R$ 390 por mês");
      expect(scriptsOf(documentOf("/servicos"))).toContainEqual(expect.stringMatching(/^\/app-/));
      expect(htmlFiles()).toEqual(fiveDocuments);
    });

    it("shows the section, and has types and a schema for it", () => {
      const shown = documentOf("/").getElementById("equipe")?.closest("main section");
      const { groups } = /^legalName: (?<name>.*)$/m.exec(site.read("business.yaml")) ?? {};
      expect(shown?.textContent).toContain("Quem atende");
      expect(shown?.textContent).toContain(`O dono, ${groups?.name}, vem em pessoa.`);
      expect(readFileSync(path.join(site.directory, "src/gatsby-types.d.ts"), "utf8")).toContain("type TeamFragment");
      expect(readFileSync(path.join(site.directory, "schemas/pages/home.json"), "utf8")).toContain('"title": "Equipe"');
    });
  });
});
