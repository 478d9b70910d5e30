import { beforeEach, describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { business, photo } from "../../tests/jest/example-content";
import { Hero } from "./Hero";

const hero: Queries.HeroFragment = {
  eyebrow: "Refrigeração em Garanhuns e região",
  heading: "Parou de gelar? Nós consertamos.",
  text: "A gente conserta.",
  emergencyNote: "Emergência 24h:",
  drawing: {
    evaporator: "Evaporador",
    expansionValve: "Válvula",
    compressor: "Compressor",
    condenser: "Condensador",
    temperature: "−20 °C",
  },
  chatLabel: "Chamar no WhatsApp",
  contactLabel: "Enviar mensagem",
  photo,
};

beforeEach(() => {
  render(<Hero hero={hero} business={business} contactPath="/contato" />);
});

describe("the first view", () => {
  it("opens with the page's heading, which names it", () => {
    expect(screen.getByRole("heading", { level: 1, name: "Parou de gelar? Nós consertamos." })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Parou de gelar? Nós consertamos." })).toBeInTheDocument();
  });

  it("says where and what", () => {
    expect(screen.getByText("Refrigeração em Garanhuns e região")).toBeVisible();
    expect(screen.getByText("A gente conserta.")).toBeVisible();
  });

  it("calls the number for emergencies, which it shows in digits", () => {
    const call = screen.getByRole("link", { name: "Emergência 24h: (87) 91234-5678" });
    expect(call).toHaveAttribute("href", business.phoneUrl);
  });

  it("leads into the chat app", () => {
    expect(screen.getByRole("link", { name: "Chamar no WhatsApp" })).toHaveAttribute("href", business.chatUrl);
  });

  it("leads to the contact page", () => {
    expect(screen.getByRole("link", { name: "Enviar mensagem" })).toHaveAttribute("href", "/contato");
  });

  it("shows its photo and, on the drawing, the temperature of the content", async () => {
    expect(await screen.findByRole("img", { name: photo.alt })).toBeInTheDocument();
    expect(screen.getByText("−20 °C")).toBeInTheDocument();
  });
});
