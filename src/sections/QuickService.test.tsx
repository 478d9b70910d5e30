import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { business } from "../../tests/jest/example-content";
import { QuickService } from "./QuickService";

describe("the quick service", () => {
  it("gives whoever can't wait the number and the chat app", () => {
    const texts = { heading: "Emergência 24h", text: "Não espere.", chatLabel: "Chamar agora" };
    render(<QuickService texts={texts} business={business} />);

    const card = within(screen.getByRole("region", { name: "Emergência 24h" }));
    expect(card.getByRole("heading", { level: 2, name: "Emergência 24h" })).toBeVisible();
    expect(card.getByText("Não espere.")).toBeVisible();
    expect(card.getByRole("link", { name: "Chamar agora" })).toHaveAttribute("href", business.chatUrl);
    expect(card.getByRole("link", { name: business.phone })).toHaveAttribute("href", business.phoneUrl);
  });
});
