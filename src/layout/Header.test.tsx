import { beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { business, layout } from "../../tests/jest/example-content";
import { providePopovers } from "../../tests/jest/popover";
import { visit } from "../../tests/jest/visit";
import { media } from "../theme/media";
import { Header } from "./Header";

const wideScreen = Object.assign(new EventTarget(), { matches: false });

beforeAll(providePopovers);

beforeEach(() => {
  wideScreen.matches = false;
  jest.spyOn(window, "matchMedia").mockImplementation((query) => {
    expect(query).toBe(media.query("menu"));
    return wideScreen as unknown as MediaQueryList;
  });
});

/** The header in a page that remembers, as the shell does, whether the menu is open. */
function Page() {
  const [open, setOpen] = useState(false);
  return <Header data={layout} menuOpen={open} onMenuToggle={setOpen} />;
}

const menuButton = () => screen.getByRole("button", { name: "Menu" });
const menu = () => document.getElementById("menu") as HTMLElement;
const pages = ["Início", "Serviços", "Contato"];

/** jsdom lays nothing out: to it the screen is small, and what only wide screens show is hidden. */
function wideBar(): HTMLElement {
  const bar = screen.getByRole("banner").querySelector("nav")?.parentElement;
  if (!bar) throw new Error("There is no navigation for wide screens");
  return bar;
}

describe("the header", () => {
  it("leads home by the mark", () => {
    render(<Page />);

    const link = screen.getByRole("link", { name: "WS Climatização & Ventilação: página inicial" });
    expect(link).toHaveAttribute("href", "/");
    expect(link).toHaveTextContent("WS Climatização & Ventilação");
  });
});

describe("the header of a wide screen", () => {
  it("leads to the three main pages", () => {
    render(<Page />);

    const [navigation] = within(wideBar()).getAllByRole("navigation", { hidden: true });
    const links = within(navigation ?? menu()).getAllByRole("link", { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Início", "/"],
      ["Serviços", "/servicos"],
      ["Contato", "/contato"],
    ]);
  });

  it.each([
    ["/", "Início"],
    ["/servicos", "Serviços"],
    ["/contato", "Contato"],
  ])("marks the page on view: %s", async (path, name) => {
    render(<Page />);
    await visit(path);

    const current = within(wideBar()).getAllByRole("link", { current: "page", hidden: true });
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  it("marks none on a page that it does not lead to", async () => {
    render(<Page />);
    await visit("/termos-de-uso");

    expect(within(wideBar()).queryByRole("link", { current: "page", hidden: true })).not.toBeInTheDocument();
  });

  it("shows the legal name and the tax number", () => {
    render(<Page />);

    expect(wideBar()).toHaveTextContent("Fulana de Tal");
    expect(wideBar()).toHaveTextContent("CNPJ 12.345.678/0001-95");
  });

  it("leads to the business's own phone and chat", () => {
    render(<Page />);

    const bar = within(wideBar());
    expect(bar.getByLabelText("Ligar para (87) 91234-5678")).toHaveAttribute("href", "tel:+5587912345678");
    expect(bar.getByText("WhatsApp")).toHaveAttribute("href", business.chatUrl);
    expect(wideBar()).not.toHaveTextContent(business.menuPhone);
  });
});

describe("the menu of a small screen", () => {
  it("is closed at first", () => {
    render(<Page />);

    expect(menu()).not.toBeVisible();
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
    expect(menuButton()).toHaveAttribute("aria-controls", menu().id);
  });

  it("opens and closes by its button, which tells so", async () => {
    render(<Page />);

    await userEvent.click(menuButton());
    expect(menu()).toBeVisible();
    expect(menuButton()).toHaveAttribute("aria-expanded", "true");

    await userEvent.click(menuButton());
    expect(menu()).not.toBeVisible();
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  });

  it("tells that it is closed when the browser closes it by the Escape key", async () => {
    render(<Page />);
    await userEvent.click(menuButton());

    await userEvent.keyboard("{Escape}");
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  });

  it("leads to the three main pages and marks the one on view", async () => {
    render(<Page />);
    await visit("/contato");
    await userEvent.click(menuButton());

    const navigation = within(screen.getByRole("navigation", { name: "Principal" }));
    expect(navigation.getAllByRole("link").map((link) => link.textContent)).toEqual(pages);
    expect(navigation.getByRole("link", { current: "page" })).toHaveTextContent("Contato");
  });

  it.each(pages)("closes when a page is chosen: %s", async (name) => {
    render(<Page />);
    await userEvent.click(menuButton());

    await userEvent.click(within(menu()).getByRole("link", { name }));
    expect(menu()).not.toBeVisible();
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  });

  it("closes when the page is chosen that is on view already", async () => {
    render(<Page />);
    await visit("/contato");
    await userEvent.click(menuButton());

    await userEvent.click(within(menu()).getByRole("link", { name: "Contato" }));
    expect(menu()).not.toBeVisible();
  });

  it("closes when the screen grows to where the header shows everything", async () => {
    render(<Page />);
    await userEvent.click(menuButton());

    wideScreen.matches = true;
    act(() => {
      wideScreen.dispatchEvent(new Event("change"));
    });
    expect(menu()).not.toBeVisible();
  });

  it("shows the legal name and the tax number", async () => {
    render(<Page />);
    await userEvent.click(menuButton());

    expect(within(menu()).getByText("Fulana de Tal")).toBeVisible();
    expect(within(menu()).getByText("CNPJ 12.345.678/0001-95")).toBeVisible();
  });

  it("has a phone and chat number of its own, and only that", async () => {
    render(<Page />);
    await userEvent.click(menuButton());

    const links = within(menu());
    expect(links.getByRole("link", { name: "Ligar para (00) 00000-0000" })).toHaveAttribute(
      "href",
      "tel:+550000000000",
    );
    expect(links.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", business.menuChatUrl);
    expect(menu()).not.toHaveTextContent(business.phone);
  });

  it("leaves it to the browser to tell whether it is open until the script runs", async () => {
    const { renderToString } = await import("react-dom/server");
    const page = document.createElement("div");
    page.innerHTML = renderToString(<Page />);

    const button = page.querySelector("[popovertarget]");
    expect(button).toHaveAttribute("popovertarget", "menu");
    expect(button).not.toHaveAttribute("aria-expanded");
    expect(page.querySelector("#menu")).toHaveAttribute("popover", "auto");
  });
});
