import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { business, closingCall } from "../../tests/jest/example-content";
import { ClosingCall } from "./ClosingCall";

describe("the closing call", () => {
  it("is a section with a heading and a sentence", () => {
    render(<ClosingCall call={closingCall} business={business} />);

    expect(screen.getByRole("region", { name: "Vamos resolver hoje?" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Vamos resolver hoje?" })).toBeVisible();
    expect(screen.getByText("Mande uma foto da máquina.")).toBeVisible();
  });

  it("leads into the chat app, and nowhere else", () => {
    render(<ClosingCall call={closingCall} business={business} />);

    expect(screen.getAllByRole("link")).toEqual([screen.getByRole("link", { name: "Chamar no WhatsApp" })]);
    expect(screen.getByRole("link")).toHaveAttribute("href", business.chatUrl);
  });

  it("leads to the phone too where that is wanted", () => {
    render(<ClosingCall call={closingCall} business={business} withPhone />);

    expect(screen.getByRole("link", { name: "Chamar no WhatsApp" })).toHaveAttribute("href", business.chatUrl);
    expect(screen.getByRole("link", { name: "(87) 91234-5678" })).toHaveAttribute("href", "tel:+5587912345678");
  });
});
