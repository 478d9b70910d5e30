/** @jest-environment node */
import { once } from "node:events";
import { renameSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Build, ProjectCopy } from "../support/project-copy";

/** Milliseconds: a cold build takes some 40 s on a small machine. */
const patience = 300_000;

let site: ProjectCopy;
let build: Build;

beforeAll(() => {
  site = new ProjectCopy(path.resolve());
  build = site.build();
}, patience);

afterAll(() => site.delete());

it(
  "Two builds of one commit are equal, byte for byte, also without development dependencies and a home directory to write to",
  () => {
    const other = new ProjectCopy(path.resolve());
    other.omitDevelopmentPackages();
    try {
      expect(build).toMatchObject({ exitCode: 0 });
      const nowhere = { HOME: "/dev/null", XDG_CONFIG_HOME: "/dev/null" };
      expect(other.build(nowhere)).toMatchObject({ exitCode: 0 });
      expect(other.published()).toEqual(site.published());
    } finally {
      other.delete();
    }
  },
  patience,
);

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
  it.each(["building schema", "Building production JavaScript", "Building static HTML"])(
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
    "does not keep the next one from publishing",
    () => {
      site.set("pages/home.yaml", ["hero", "heading"], "Frio de volta ainda hoje");

      expect(site.build()).toMatchObject({ exitCode: 0 });
      expect(site.page("/")).toContain("Frio de volta ainda hoje");
    },
    patience,
  );
});

it(
  "A second build beside one that runs is refused, in words for the owner, and the first one is published",
  async () => {
    site.set("pages/home.yaml", ["hero", "heading"], "A primeira geração");
    const first = site.startBuild();
    await once(first.stdout, "data");
    first.stdout.resume();
    const ended = once(first, "exit");

    const second = site.build();

    expect(second.exitCode).toBe(1);
    expect(second.output).toContain("O site não foi gerado: outra geração está em andamento nesta pasta.");
    expect(await ended).toEqual([0, null]);
    expect(site.page("/")).toContain("A primeira geração");
  },
  patience,
);
