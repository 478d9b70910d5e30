/** @jest-environment node */
import { once } from "node:events";
import { cpSync, renameSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ProjectCopy } from "../support/project-copy";

/** Milliseconds: a cold build takes some 40 s on a small machine. */
const patience = 300_000;

/** Lets `gatsby build` end later, in ms, than another build waits for it. */
const lingering = (time: number) =>
  `--import data:text/javascript,process.argv[1].endsWith('cli.js')&&process.on('exit',()=>Atomics.wait(new(Int32Array)(new(SharedArrayBuffer)(4)),0,0,${time}))`;

let site: ProjectCopy;

beforeAll(() => {
  site = new ProjectCopy(path.resolve(), true);
  cpSync("public", path.join(site.directory, "public"), { recursive: true });
});

afterAll(() => site.delete());

it(
  "A build that was killed between its two renames is repaired by the next one, even by one that fails",
  () => {
    const before = site.published();
    const sound = site.read("plans.yaml");
    renameSync(path.join(site.directory, "public"), path.join(site.directory, ".public-before"));
    site.write("plans.yaml", "plans: [");

    expect(site.build().exitCode).not.toBe(0);
    site.write("plans.yaml", sound);
    expect(site.published()).toEqual(before);
  },
  patience,
);

describe("A build that is killed", () => {
  // The latest step first: it needs the caches that the other two leave incomplete.
  it.each(["Building static HTML", "Building production JavaScript", "building schema"])(
    "at “%s” leaves what is published as it was",
    async (step) => {
      const before = site.published();
      site.set("pages/home.yaml", ["hero", "heading"], `Frio de volta, ${step}`);

      const killed = site.startBuild();
      for await (const output of killed.stdout) if (String(output).includes(step)) break;
      killed.kill("SIGKILL");
      await once(killed, "exit");

      expect(site.published()).toEqual(before);
    },
    patience,
  );

  it(
    "does not keep the next one from publishing, and a build beside that one is refused, in words for the owner",
    async () => {
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
    },
    patience,
  );
});
