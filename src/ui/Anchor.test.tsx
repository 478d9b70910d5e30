import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { visit } from "../../tests/jest/visit";
import { Anchor, newTabHintId } from "./Anchor";

describe("a link to a page of the site", () => {
  it("stays in the same tab", () => {
    render(<Anchor href="/servicos">Serviços</Anchor>);

    const link = screen.getByRole("link", { name: "Serviços" });
    expect(link).toHaveAttribute("href", "/servicos");
    expect(link).not.toHaveAttribute("target");
    expect(link).not.toHaveAttribute("rel");
    expect(link).not.toHaveAccessibleDescription();
  });

  it("goes there without loading the page anew", async () => {
    render(<Anchor href="/contato">Contato</Anchor>);
    await visit("/");

    await userEvent.click(screen.getByRole("link", { name: "Contato" }));
    expect(window.location.pathname).toBe("/contato");
  });

  it("is marked as current only on the page that it leads to", async () => {
    render(
      <>
        <Anchor href="/">Início</Anchor>
        <Anchor href="/servicos">Serviços</Anchor>
      </>,
    );

    await visit("/servicos");
    expect(screen.getByRole("link", { name: "Serviços" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Início" })).not.toHaveAttribute("aria-current");

    await visit("/");
    expect(screen.getByRole("link", { name: "Serviços" })).not.toHaveAttribute("aria-current");
    expect(screen.getByRole("link", { name: "Início" })).toHaveAttribute("aria-current", "page");
  });

  it("tells whoever asked that it was chosen", async () => {
    const choose = jest.fn();
    render(
      <Anchor href="/contato" onClick={choose}>
        Contato
      </Anchor>,
    );

    await userEvent.click(screen.getByRole("link", { name: "Contato" }));
    expect(choose).toHaveBeenCalledTimes(1);
  });
});

describe("a link to another site", () => {
  it.each(["https://wa.me/5587999999999?text=Ol%C3%A1", "http://example.org"])("opens a new tab: %s", (address) => {
    render(<Anchor href={address}>Outro site</Anchor>);

    const link = screen.getByRole("link", { name: "Outro site" });
    expect(link).toHaveAttribute("href", address);
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("gives the other site no hold on this one", () => {
    render(<Anchor href="https://www.gov.br/anpd/pt-br">Visitar o site da ANPD</Anchor>);

    expect(screen.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("says that it opens a new tab", () => {
    render(
      <>
        <Anchor href="https://www.gov.br/anpd/pt-br">Visitar o site da ANPD</Anchor>
        <p id={newTabHintId} hidden>
          abre em nova aba
        </p>
      </>,
    );

    expect(screen.getByRole("link", { name: "Visitar o site da ANPD" })).toHaveAccessibleDescription(
      "abre em nova aba",
    );
  });
});

describe("a link to a phone, a mail program or a place on the page", () => {
  it.each(["tel:+5587999999999", "mailto:contato@example.com", "#conteudo"])(
    "is left to the browser: %s",
    (address) => {
      render(<Anchor href={address}>Ligar</Anchor>);

      const link = screen.getByRole("link", { name: "Ligar" });
      expect(link).toHaveAttribute("href", address);
      expect(link).not.toHaveAttribute("target");
      expect(link).not.toHaveAttribute("aria-describedby");
    },
  );
});
