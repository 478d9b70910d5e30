import { expect, it } from "@jest/globals";
import { annotation } from "./problems";

it("What GitHub shows at a problem's line escapes characters that would end the command or one of its properties", () => {
  const odd = { file: "a,b:c.yaml", path: [], line: 1, column: 1, field: "Preço (price)", message: "10%\nde desconto" };
  expect(annotation(odd, "error")).toBe(
    "::error file=data/a%2Cb%3Ac.yaml,line=1,col=1::campo Preço (price): 10%25%0Ade desconto",
  );
});
