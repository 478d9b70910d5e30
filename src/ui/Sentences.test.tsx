import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Sentences } from "./Sentences";

it("A heading may say the same sentence twice", () => {
  render(
    <h1>
      <Sentences text="Parou? Ligue. Parou? Ligue." />
    </h1>,
  );

  expect(screen.getByRole("heading", { name: "Parou? Ligue. Parou? Ligue." })).toBeVisible();
});
