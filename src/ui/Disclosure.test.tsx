import { describe, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Disclosure } from "./Disclosure";

const shown = () => {
  render(<Disclosure summary="O que inclui">Limpeza</Disclosure>);
  return screen.getByText("O que inclui").closest("details");
};

describe("a disclosure", () => {
  it("is closed at first on a phone", () => {
    expect(shown()).not.toHaveAttribute("open");
  });

  it("is open on a wider screen, where the Tab key passes over it", () => {
    const screenWidth = Object.assign(new EventTarget(), { matches: true });
    jest.spyOn(window, "matchMedia").mockReturnValue(screenWidth as unknown as MediaQueryList);
    const details = shown();
    expect(details).toHaveAttribute("open");
    expect(screen.getByText("O que inclui")).toHaveAttribute("tabindex", "-1");

    screenWidth.matches = false;
    act(() => {
      screenWidth.dispatchEvent(new Event("change"));
    });
    expect(details).not.toHaveAttribute("open");
    expect(screen.getByText("O que inclui")).not.toHaveAttribute("tabindex");
  });
});
