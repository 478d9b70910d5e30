import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Button } from "./Button";

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const sizes = ["default", "sm", "lg", "icon"] as const;
const looks = variants.flatMap((variant) => sizes.map((size) => ({ variant, size })));

/** What a visitor sees of a button: its colours and its size. */
function lookOf(element: HTMLElement) {
  const { background, borderTopColor, color, textDecoration, minHeight, width, padding, fontSize } =
    window.getComputedStyle(element);
  return [background, borderTopColor, color, textDecoration, minHeight, width, padding, fontSize].join(" / ");
}

it.each([undefined, "/contato"])("Each variant looks different in each size (href: %s)", (href) => {
  render(
    looks.map(({ variant, size }) => (
      <Button key={`${variant} ${size}`} variant={variant} size={size} href={href}>
        {variant} {size}
      </Button>
    )),
  );

  const all = screen.getAllByRole(href ? "link" : "button");
  expect(new Set(all.map(lookOf)).size).toBe(looks.length);
});
