import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { routes } from "../../src/content/routes";
import { ProjectCopy } from "../support/project-copy";

let site: ProjectCopy;
const inCopy = (file: string) => path.join(site.directory, file);
const read = (file: string) => readFileSync(inCopy(file), "utf8");

const pages = routes.map((route) => path.join(route.path, "index.html").slice(1));
const documents = () => Object.keys(site.published()).filter((file) => file.endsWith(".html"));

function expectBuild(environment: NodeJS.ProcessEnv = {}): void {
  const { exitCode, output } = site.build(environment);
  if (exitCode !== 0) throw new Error(output);
}

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

/** Removes one plugin: its entry in `gatsby-config.ts` and its folder. */
function leaveOut(plugin: string): void {
  for (const part of ["gatsby-config.ts", "plugins"]) cpSync(part, inCopy(part), { recursive: true });
  site.edit("gatsby-config.ts", new RegExp(`\\n  \\{\\n    resolve: "${plugin}",[\\s\\S]*?\\n  \\},`), "");
  rmSync(inCopy(`plugins/${plugin}`), { recursive: true });
}

function addSection(): void {
  writeFileSync(inCopy("src/sections/Team.tsx"), section);
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
}

describe("The site is built, without the packages for development and a home directory to write to,", () => {
  const environment = { CMS_BACKEND: "github", CMS_REPO: "dona/site", HOME: "/dev/null", XDG_CONFIG_HOME: "/dev/null" };

  /** Digests of what is published with all plugins and packages. */
  let whole: Record<string, string>;

  beforeAll(() => {
    // In a copy, too: the numbers of chunks depend on the place of the packages.
    site = new ProjectCopy(path.resolve(), true);
    expectBuild();
    whole = site.published();
    site.delete();

    site = new ProjectCopy(path.resolve());
    site.omitDevelopmentPackages();
    expect(existsSync(inCopy("node_modules/@playwright/test"))).toBe(false);
  });

  afterAll(() => site.delete());

  it("without the editor's plugin: no editor, whatever the environment asks for, and all else equal, byte for byte", () => {
    leaveOut("gatsby-plugin-content-editor");

    expectBuild(environment);
    expect(site.published()).toEqual(whole);
  });

  describe("without the host's plugin, after a developer has added a section by its file, the model, the YAML and the template, and by nothing else:", () => {
    beforeAll(() => {
      leaveOut("gatsby-plugin-static-host");
      addSection();
      expectBuild(environment);
    });

    it("no headers, the five pages, and the editor", () => {
      expect(documents()).toEqual(expect.arrayContaining([...pages, "admin/index.html"]));
      expect(existsSync(inCopy("public/_headers"))).toBe(false);
      expect(site.page("/servicos")).toContain("<h1");
    });

    it("the section is shown, and has types and a schema", () => {
      const home = new DOMParser().parseFromString(site.page("/"), "text/html");
      const shown = home.getElementById("equipe")?.closest("main section");
      const { groups } = /^legalName: (?<name>.*)$/m.exec(site.read("business.yaml")) ?? {};
      expect(shown?.textContent).toContain("Quem atende");
      expect(shown?.textContent).toContain(`O dono, ${groups?.name}, vem em pessoa.`);
      expect(read("src/gatsby-types.d.ts")).toContain("type TeamFragment");
      expect(read("schemas/pages/home.json")).toContain('"title": "Equipe"');
    });
  });
});
