import { describe, expect, it } from "@jest/globals";
import { describeProblem, describeProblems } from "./problems";

const phone = { file: "business.yaml", line: 7, column: 1, field: "Telefone (phone)", message: "Escreva com DDD." };
const file = { file: "steps.yaml", line: 1, column: 1, message: "O arquivo está vazio." };

describe("a problem as the owner reads it", () => {
  it("tells the file, the line and the field before what to do", () => {
    expect(describeProblem(phone)).toBe("data/business.yaml, linha 7, campo Telefone (phone): Escreva com DDD.");
  });

  it("tells no field when it is the whole file's", () => {
    expect(describeProblem(file)).toBe("data/steps.yaml, linha 1: O arquivo está vazio.");
  });
});

describe("all problems as the owner reads them", () => {
  it("are a line each, with their number at the end", () => {
    expect(describeProblems([phone, file])).toBe(
      [
        "data/business.yaml, linha 7, campo Telefone (phone): Escreva com DDD.",
        "data/steps.yaml, linha 1: O arquivo está vazio.",
        "",
        "Há 2 problemas no conteúdo. O site não foi publicado; a versão que está no ar continua.",
      ].join("\n"),
    );
  });

  it("are counted rightly when there is one", () => {
    expect(describeProblems([file])).toMatch(/\n\nHá 1 problema no conteúdo\./);
  });
});
