import { describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { RouteAnnouncer } from "./RouteAnnouncer";

/** A page whose heading is what its path leads to, with the announcer below. */
function Page({ path, heading }: { path: string; heading?: string }) {
  return (
    <>
      <main>{heading && <h1>{heading}</h1>}</main>
      <RouteAnnouncer path={path} text="Página aberta: {page}" />
    </>
  );
}

const announcement = () => document.querySelector("[aria-live='polite']");

describe("the announcement of a page", () => {
  it("says nothing and leaves the focus alone when the site is opened", () => {
    render(<Page path="/" heading="Parou de gelar?" />);

    expect(announcement()).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();
  });

  it("names the new page by its heading, in Portuguese", () => {
    const { rerender } = render(<Page path="/" heading="Parou de gelar?" />);

    rerender(<Page path="/contato" heading="Fale com a gente" />);
    expect(announcement()).toHaveTextContent("Página aberta: Fale com a gente");
  });

  it("moves the focus to the heading of the new page", async () => {
    const { rerender } = render(<Page path="/" heading="Parou de gelar?" />);

    rerender(<Page path="/contato" heading="Fale com a gente" />);
    // Once all effects are done: Gatsby's router focuses the whole page in one of its own.
    await act(async () => {});
    expect(screen.getByRole("heading", { name: "Fale com a gente" })).toHaveFocus();
  });

  it("announces each new page, and each once", async () => {
    const { rerender } = render(<Page path="/" heading="Parou de gelar?" />);
    rerender(<Page path="/contato" heading="Fale com a gente" />);
    rerender(<Page path="/servicos" heading="O que fazemos" />);
    expect(announcement()).toHaveTextContent("Página aberta: O que fazemos");

    await act(async () => {});
    screen.getByRole("heading").blur();
    rerender(<Page path="/servicos" heading="O que fazemos" />);
    await act(async () => {});
    expect(document.body).toHaveFocus();
  });

  it("says nothing of a page without a heading", () => {
    const { rerender } = render(<Page path="/" heading="Parou de gelar?" />);

    rerender(<Page path="/dev-404-page" />);
    expect(announcement()).toBeEmptyDOMElement();
  });
});
