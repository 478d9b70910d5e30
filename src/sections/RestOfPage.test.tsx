import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { RestOfPage } from "./RestOfPage";

/** What is to be seen of a page's rest when something has just led to it. */
function arrive(location: { action?: string; hash: string }) {
  render(
    <RestOfPage location={location}>
      <p>Planos de manutenção</p>
    </RestOfPage>,
  );
  return screen.queryByText("Planos de manutenção");
}

describe("what follows the opening of a page", () => {
  it("is there at once when the page is loaded", () => {
    expect(arrive({ hash: "" })).toBeVisible();
  });

  it("is there at once on the way back, for the page to be as long as it was", () => {
    expect(arrive({ action: "POP", hash: "" })).toBeVisible();
  });

  it("is there at once when the link leads to a place within it", () => {
    expect(arrive({ action: "PUSH", hash: "#secao-3" })).toBeVisible();
  });

  it("comes right after the opening when a link has led to the page", async () => {
    expect(arrive({ action: "PUSH", hash: "" })).toBeNull();
    expect(await screen.findByText("Planos de manutenção")).toBeVisible();
  });
});
