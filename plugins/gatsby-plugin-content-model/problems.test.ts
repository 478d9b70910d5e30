import { describe, expect, it } from "@jest/globals";
import { annotation, describeProblems } from "./problems";

const phone = {
  file: "business.yaml",
  path: ["phone"],
  line: 7,
  column: 1,
  field: "Telefone (phone)",
  message: "Escreva com DDD.",
};
const file = { file: "steps.yaml", path: [], line: 1, column: 1, message: "O arquivo está vazio." };

describe("all problems as the owner reads them", () => {
  it("are one per line, with their number at the end", () => {
    expect(describeProblems([phone, file])).toBe(
      [
        "data/business.yaml, linha 7, campo Telefone (phone): Escreva com DDD.",
        "data/steps.yaml, linha 1: O arquivo está vazio.",
        "",
        "Há 2 problemas no conteúdo. O site não foi publicado; a versão que está no ar continua.",
      ].join("\n"),
    );
  });
});

describe("a problem as GitHub shows it at its line", () => {
  it("names the file from the repository's root, the line, the column and the field", () => {
    expect(annotation(phone, "error")).toBe(
      "::error file=data/business.yaml,line=7,col=1::campo Telefone (phone): Escreva com DDD.",
    );
  });

  it("escapes characters that would end the command or one of its properties", () => {
    const odd = { file: "a,b:c.yaml", path: [], line: 1, column: 1, message: "10%\nde desconto" };
    expect(annotation(odd, "error")).toBe("::error file=data/a%2Cb%3Ac.yaml,line=1,col=1::10%25%0Ade desconto");
  });
});
