import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { messages } from "../plugins/gatsby-plugin-content-model/messages";
import { finishBuild } from "../plugins/gatsby-plugin-static-host/finish-build";
import { otherBusiness } from "./support/corpus";
import { formService, otherSites, ownPhoto, ownSection } from "./support/other-sites";
import { telephonePhoto } from "./support/photos";
import { ProjectCopy } from "./support/project-copy";

/* In one copy of the project, one after the other: the second build finds the cache of the first, which the broken content deletes. */
test.describe.configure({ mode: "serial", timeout: 300_000 });

let site: ProjectCopy;
const inSite = (file: string) => path.join(site.directory, file);

test.beforeAll(() => {
  site = new ProjectCopy();
});

test.afterAll(() => site.delete());

const section = `import { graphql } from "gatsby";
import { Section } from "../ui/Section";

/** Who comes when the customer calls. */
export function Team({ data }: { data: Queries.TeamFragment }) {
  const { team } = data.homePage;
  return (
    <Section labelledBy="equipe">
      <h2 id="equipe">{team.heading}</h2>
      <p>{team.text}</p>
    </Section>
  );
}

export const fragment = graphql\`
  fragment Team on Query {
    homePage {
      team {
        heading
        text
      }
    }
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
    heading: text("Título", 100),
    text: text("Texto", 400),
  }),
$2`,
  );
  site.set("pages/home.yaml", ["team"], ownSection);
  site.edit("src/templates/home.tsx", /\n\n/, '\nimport { Team } from "../sections/Team";\n\n');
  site.edit("src/templates/home.tsx", /( *)(<ClosingCall)/, "$1<Team data={data} />\n$1$2");
  site.edit("src/templates/home.tsx", /( *)(\.\.\.Proof)/, "$1...Team\n$1$2");
}

test("A site can be built whose owner has his photo, a form service and an editor, and a developer a section, without the accelerator and the plugin for hosts", async () => {
  for (const plugin of ["gatsby-plugin-fast-start", "gatsby-plugin-static-host"]) site.leaveOut(plugin);
  addSection();
  // So that one detail is an example and one is not, whatever the content.
  site.set("business.yaml", ["email"], "contato@example.com");
  site.set("business.yaml", ["phone"], "(87) 3761-2345");
  mkdirSync(inSite("data/fotos"), { recursive: true });
  const upright = sharp(await telephonePhoto()).keepMetadata();
  writeFileSync(inSite(`data/${ownPhoto.url}`), await upright.toColourspace("cmyk").toBuffer());
  writeFileSync(inSite("data/fotos/antiga.jpg"), "");
  site.set("pages/home.yaml", ["teaser", "photos", 0], ownPhoto);
  site.set("pages/contact.yaml", ["form", "delivery"], "servico");
  site.set("pages/contact.yaml", ["form", "deliveryUrl"], formService.url);
  writeFileSync(inSite("static/humans.txt"), "Feito à mão.");

  const { exitCode, output } = site.run("build", {
    NETLIFY: "true",
    CMS_BACKEND: "github",
    CMS_REPO: "dona/site",
    CMS_BASE_URL: "https://entrada.example.com",
  });

  expect(exitCode, output).toBe(0);
  expect(output).toMatch(/Ainda são dados de exemplo em data\/business\.yaml: [^.]*E-mail[^.]*\. Troque/);
  expect(output).not.toMatch(/exemplo[^.]*\.yaml[^.]*Telefone e WhatsApp/);
  expect(output).toContain(messages.unusedPhotos("fotos/antiga.jpg"));
  // Gatsby would install an adapter for Netlify.
  expect(output).not.toMatch(/adapter/i);
  expect(site.published()).toEqual(expect.arrayContaining(["contato/index.html", "humans.txt"]));
  expect(site.published()).not.toContain("_headers");
  expect(readFileSync(inSite("src/gatsby-types.d.ts"), "utf8")).toContain("type TeamFragment");
  site.publishTo(otherSites.changed);
  // The form's messages have to pass the policy.
  finishBuild(path.join(otherSites.changed, "public"), { siteUrl: "https://www.example.com" });
});

test("The site of another business passes the gate before a publication, with nothing of the build before", () => {
  for (const file of ["src/sections/Team.tsx", "static/humans.txt"]) rmSync(inSite(file));
  site.restore("src", "plugins", "gatsby-config.ts");
  site.leaveOut("gatsby-plugin-content-editor");
  site.useContent(otherBusiness);
  for (const script of ["check:content", "build", "smoke"]) {
    const { exitCode, output } = site.run(script);
    expect(exitCode, output).toBe(0);
  }
  expect(site.published()).not.toContain("humans.txt");
  expect(site.published()).not.toContain("admin/index.html");
  expect(site.published().filter((file) => /^app-.*\.js$/.test(file))).toHaveLength(1);
  site.publishTo(otherSites.otherBusiness);
});

test("A build whose content has a problem stops, names it, and leaves what was built alone", () => {
  const newest = () => Math.max(...site.published().map((file) => statSync(inSite(`public/${file}`)).mtimeMs));
  const before = { files: site.published(), newest: newest() };
  site.remove("steps.yaml");
  const { exitCode, output } = site.run("build");
  expect(exitCode).not.toBe(0);
  expect(output).toContain("data/steps.yaml, linha 1: Falta este arquivo");
  expect(output).toContain("O site não foi publicado; a versão que está no ar continua.");
  expect({ files: site.published(), newest: newest() }).toEqual(before);
});
