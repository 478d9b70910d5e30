import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { PageIntro } from "./PageIntro";

describe("the opening of a page", () => {
  it("holds the page's heading and a sentence", () => {
    render(<PageIntro heading="Fale com a gente" text="Chame ou ligue." />);

    expect(screen.getByRole("heading", { level: 1, name: "Fale com a gente" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Fale com a gente" })).toContainElement(
      screen.getByText("Chame ou ligue."),
    );
  });
});
