/** @jest-environment node */
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ProjectCopy } from "../support/project-copy";

/** Lets `gatsby build` end later, in ms, than another build waits for it. */
const lingering = (time: number) =>
  `--import data:text/javascript,process.argv[1].endsWith('cli.js')&&process.on('exit',()=>Atomics.wait(new(Int32Array)(new(SharedArrayBuffer)(4)),0,0,${time}))`;

let site: ProjectCopy;

const inSite = (...names: string[]) => path.join(site.directory, ...names);

/** Runs a build that fails at the check of the content. */
function failToBuild() {
  const sound = site.read("plans.yaml");
  site.write("plans.yaml", "plans: [");
  expect(site.build().exitCode).not.toBe(0);
  site.write("plans.yaml", sound);
}

beforeAll(() => {
  site = new ProjectCopy(path.resolve(), true);
  cpSync("public", inSite("public"), { recursive: true });
  mkdirSync(inSite("hosting"));
  writeFileSync(inSite("hosting", "nginx.conf"), "# published");
});

afterAll(() => site.delete());

it("A build that was killed between its two renames is repaired by the next one, even by one that fails", () => {
  const before = site.published();
  for (const name of ["hosting", "public"]) renameSync(inSite(name), inSite(`.${name}-before`));

  failToBuild();

  expect(site.published()).toEqual(before);
  expect(readFileSync(inSite("hosting", "nginx.conf"), "utf8")).toBe("# published");
});

it("What a build that was killed after its two renames left behind is deleted by the next one", () => {
  const before = site.published();
  for (const name of ["hosting", "public"]) {
    mkdirSync(inSite(`.${name}-before`));
    writeFileSync(inSite(`.${name}-before`, "nginx.conf"), "# replaced");
  }

  failToBuild();

  expect(existsSync(inSite(".hosting-before"))).toBe(false);
  expect(existsSync(inSite(".public-before"))).toBe(false);
  expect(site.published()).toEqual(before);
  expect(readFileSync(inSite("hosting", "nginx.conf"), "utf8")).toBe("# published");
});

describe("A build that is killed", () => {
  // The latest step first: it needs the caches that the other one leaves incomplete.
  it.each(["Building static HTML", "building schema"])("at “%s” leaves what is published as it was", async (step) => {
    const before = site.published();
    site.set("pages/home.yaml", ["hero", "heading"], `Frio de volta, ${step}`);

    const killed = site.startBuild();
    for await (const output of killed.stdout) if (String(output).includes(step)) break;
    killed.kill("SIGKILL");
    await once(killed, "exit");

    expect(site.published()).toEqual(before);
  });

  it("does not keep the next one from publishing, and a build beside that one is refused, in words for the owner", async () => {
    site.set("pages/home.yaml", ["hero", "heading"], "Frio de volta ainda hoje");
    const next = site.startBuild({ NODE_OPTIONS: lingering(8000) });
    // It has the lock once Gatsby says something; before, it waits for the killed build's lock as the second one would.
    await new Promise<void>((resolve) => {
      next.stdout.on("data", (output) => String(output).includes("success") && resolve());
    });
    const ended = once(next, "exit");

    const second = site.build();

    expect(second.exitCode).toBe(1);
    expect(second.output).toContain("O site não foi gerado: outra geração está em andamento nesta pasta.");
    expect(await ended).toEqual([0, null]);
    expect(site.page("/")).toContain("Frio de volta ainda hoje");
  });
});
