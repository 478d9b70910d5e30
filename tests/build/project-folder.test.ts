import { afterAll, expect, it } from "@jest/globals";
import { ProjectCopy } from "../support/project-copy";

const site = new ProjectCopy("d'Água site (1) ");
afterAll(() => site.delete());

it.each(["develop", "build"])(
  "In a folder whose name Gatsby fails on, npm run %s stops at once and says in Portuguese which characters these are",
  (script) => {
    const { exitCode, output } = site.run(script);
    expect(exitCode).toBe(1);
    expect(output).toContain("O caminho da pasta do site tem ' ( ) no nome:");
    expect(output).toContain("Mude o nome da pasta");
  },
);
