import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { ProjectCopy } from "../support/project-copy";

/** Milliseconds: a cold build takes some 40 s on a small machine. */
const patience = 300_000;

let site: ProjectCopy;

beforeAll(() => {
  site = new ProjectCopy(path.resolve());
});

afterAll(() => site.delete());

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

it(
  "A section is added by its file, the model, the YAML and the template, and by nothing else",
  () => {
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

    const { exitCode, output } = site.build();
    if (exitCode !== 0) throw new Error(output);

    const page = new DOMParser().parseFromString(site.page("/"), "text/html");
    const shown = page.getElementById("equipe")?.closest("main section");
    const { groups } = /^legalName: (?<name>.*)$/m.exec(site.read("business.yaml")) ?? {};
    expect(shown?.textContent).toContain("Quem atende");
    expect(shown?.textContent).toContain(`O dono, ${groups?.name}, vem em pessoa.`);
    expect(readFileSync(path.join(site.directory, "src/gatsby-types.d.ts"), "utf8")).toContain("type TeamFragment");
  },
  patience,
);
