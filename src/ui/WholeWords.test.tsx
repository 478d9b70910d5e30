import { expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { WholeWords } from "./WholeWords";

/** What does not break in a text. */
function wholeIn(text: string): string[] {
  const { container } = render(<WholeWords text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll("span")].map((part) => {
    expect(part).toHaveStyle({ whiteSpace: "nowrap" });
    return part.textContent ?? "";
  });
}

it("A number stays on the line of its abbreviation or unit, and a word, a phone or a registration is not broken at its hyphen", () => {
  const text =
    "Lei nº 8.078/1990, arts. 26 e 40, § 1º; das 8h–18h, em 30 dias, 24 h ou 1 ano: de −18 °C a 4 °C, 12.000 BTU/h, R$ 390,00; (87) 3761-2345, por e-mail, CREA-PE 1874027.";
  const whole = [
    "nº 8.078/1990",
    "arts. 26",
    "§ 1º",
    "8h–18h",
    "30 dias,",
    "24 h",
    "1 ano:",
    "−18 °C",
    "4 °C,",
    "12.000 BTU/h,",
    "R$ 390,00",
    "(87) 3761-2345",
    "e-mail",
    "CREA-PE 1874027",
  ];
  expect(wholeIn(text)).toEqual(whole);
});

it("A word with two hyphens, or too long for a line, may break", () => {
  expect(wholeIn("Fixe-o-bem no eletroeletronicamente-fixado, sala 2-B-4: segunda-feira")).toEqual(["segunda-feira"]);
});

it("Long words may break after their slash, and a number or a state's letters do not", () => {
  const { container } = render(<WholeWords text="Desumidificação/termorregulação em Garanhuns/PE, 24/7" />);
  expect(container.innerHTML).toBe("Desumidificação/<wbr>termorregulação em Garanhuns/PE, 24/7");
});
