import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { layout } from "../../tests/jest/example-content";
import { providePopovers } from "../../tests/jest/popover";
import { Layout } from "./Layout";

beforeAll(providePopovers);

beforeEach(() => {
  window.localStorage.clear();
  render(
    <Layout data={layout} path="/servicos">
      <h1>Serviços</h1>
    </Layout>,
  );
});

describe("the shell around every page", () => {
  it("begins with a link to the content", async () => {
    await userEvent.tab();

    const skipLink = screen.getByRole("link", { name: "Ir para o conteúdo" });
    expect(skipLink).toHaveFocus();
    expect(skipLink).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });

  it("holds what each page has, in the order in which it is read", () => {
    const roles = ["banner", "main", "contentinfo"].map((role) => screen.getByRole(role));
    const asides = ["Aviso de privacidade", "Falar com a WS"].map((name) =>
      screen.getByRole("complementary", { name }),
    );
    const inOrder = [...roles, ...asides];
    expect([...document.querySelectorAll("header, main, footer, aside")]).toEqual(inOrder);
  });

  it("explains links that open a new tab", () => {
    expect(screen.getByRole("link", { name: "Ver no Mapa" })).toHaveAccessibleDescription("abre em nova aba");
  });

  it("sets the page's title", () => {
    expect(document.title).toBe("Serviços e planos | WS");
  });

  it("puts the page out of reach while the menu is open, and back when it is closed", async () => {
    const behindMenu = () => [...document.querySelectorAll("[inert]")].map((element) => element.tagName);
    expect(behindMenu()).toEqual([]);

    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    expect(behindMenu()).toEqual(["MAIN", "FOOTER", "ASIDE", "ASIDE"]);

    await userEvent.keyboard("{Escape}");
    expect(behindMenu()).toEqual([]);
  });
});
