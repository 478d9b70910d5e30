import { describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { Icon } from "./Icon";
import { drawings, type IconName } from "./Icon.drawings";

const names = Object.keys(drawings) as IconName[];

describe.each(names)("the icon %s", (name) => {
  it("is drawn", () => {
    const { container } = render(<Icon name={name} />);

    const paths = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
    expect(paths).toEqual(drawings[name]);
    expect(paths.length).toBeGreaterThan(0);
  });

  it("is decoration that is not read out", () => {
    const { container } = render(<Icon name={name} />);

    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });
});

describe("an icon", () => {
  it("is 24 pixels wide and high unless it is told otherwise", () => {
    const { container } = render(
      <>
        <Icon name="check" />
        <Icon name="check" size={40} />
      </>,
    );

    expect(
      [...container.querySelectorAll("svg")].map((svg) => [svg.getAttribute("width"), svg.getAttribute("height")]),
    ).toEqual([
      ["24", "24"],
      ["40", "40"],
    ]);
  });
});
