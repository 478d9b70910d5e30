import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { business, layout } from "../../tests/jest/example-content";
import { ActionBar } from "./ActionBar";

describe("the action bar", () => {
  it("leads into the chat app and to the phone", () => {
    render(<ActionBar texts={layout.interfaceTexts.actions} business={business} />);

    const bar = within(screen.getByRole("complementary", { name: "Falar com a WS" }));
    expect(bar.getByRole("link", { name: "Mensagem" })).toHaveAttribute("href", business.chatUrl);
    expect(bar.getByRole("link", { name: "Ligar (87) 91234-5678" })).toHaveAttribute("href", "tel:+5587912345678");
    expect(bar.getAllByRole("link")).toHaveLength(2);
  });
});
