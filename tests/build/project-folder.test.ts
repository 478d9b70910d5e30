import { afterAll, expect, it } from "@jest/globals";
import { ProjectCopy } from "../support/project-copy";

const site = new ProjectCopy("site [novo] ");
afterAll(() => site.delete());

it("In a folder whose name Gatsby does not stand, the preview stops at once and says in Portuguese which signs these are", () => {
  const { exitCode, output } = site.run("develop");
  expect(exitCode).toBe(1);
  expect(output).toContain("O caminho da pasta do site tem [ ] no nome:");
  expect(output).toContain("Mude o nome da pasta");
});
