import { expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { RunningText } from "./RunningText";

/** What does not break in a text, which is otherwise as written. */
function wholeIn(text: string): string[] {
  const { container } = render(<RunningText text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll("span")].map((part) => {
    expect(part).toHaveStyle({ display: "inline-block" });
    return part.textContent ?? "";
  });
}

it("A number stays on the line of its abbreviation or unit", () => {
  const text =
    "Lei nº 8.078/1990, arts. 26 e 40, § 1º, em 30 dias, 24 h ou 1 ano: de −18 °C a 4 °C, 12.000 BTU/h, R$ 390,00.";
  const whole = [
    "nº 8.078/1990,",
    "arts. 26",
    "§ 1º,",
    "30 dias,",
    "24 h",
    "1 ano:",
    "−18 °C",
    "4 °C,",
    "12.000 BTU/h,",
    "R$ 390,00.",
  ];
  expect(wholeIn(text)).toEqual(whole);
});

it("Hours, a phone and a registration are each on one line; a tax number has no place to break", () => {
  expect(wholeIn("Das 8h–18h ou 18h às 6h: (87) 3761-2345, CREA-PE 1874027, 00.000.000/0001-00")).toEqual([
    "8h–18h",
    "18h às 6h:",
    "(87) 3761-2345,",
    "CREA-PE 1874027",
  ]);
});

it("A phone without an area code is whole, and so has no gap within a button", () => {
  expect(wholeIn("0800 087 4455")).toEqual(["0800 087 4455"]);
  expect(wholeIn("Ligue 0300 123 4567, ou 4004-1234.")).toEqual(["0300 123 4567,", "4004-1234."]);
});

it("An hour stays on the line of its preposition", () => {
  expect(wholeIn("Fecha às 18h; abre amanhã às 8h, ou à 1h.")).toEqual(["às 18h;", "às 8h,", "à 1h."]);
});

it("A word is not broken at its hyphen, unless it is too long for a line", () => {
  expect(wholeIn("Soma-se por e-mail, na segunda-feira; o eletroeletronicamente-fixado")).toEqual([
    "Soma-se",
    "e-mail,",
    "segunda-feira;",
  ]);
});

it("Long words may break after their slash, and a number or a state's letters do not", () => {
  const { container } = render(<RunningText text="Desumidificação/termorregulação em Garanhuns/PE, 24/7" />);
  expect(container.innerHTML).toBe("Desumidificação/<wbr>termorregulação em Garanhuns/PE, 24/7");
});

it("An e-mail address may break before its @ and the dots before that", () => {
  const { container } = render(<RunningText text="Escreva a joao.silva@frio.example.com." />);
  expect(container.innerHTML).toBe("Escreva a joao<wbr>.silva<wbr>@frio.example.com.");
});
