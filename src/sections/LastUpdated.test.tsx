import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { LastUpdated } from "./LastUpdated";

const line = <LastUpdated label="Última atualização:" buildDate="01/02/2024" />;

beforeEach(() => {
  // The visitor's clock: 9 March 2026, a quarter of an hour before midnight.
  jest.useFakeTimers({ now: new Date(2026, 2, 9, 23, 45) });
});

afterEach(() => {
  jest.useRealTimers();
});

describe("the line that says when a text was last updated", () => {
  it("shows the visitor's date, as Brazilians write it", () => {
    render(line);

    expect(screen.getByText(/^Última atualização:/)).toHaveTextContent("Última atualização: 09/03/2026");
  });

  it("gives the date to machines too", () => {
    render(line);

    expect(screen.getByRole("time")).toHaveAttribute("datetime", "2026-03-09");
  });

  it("holds the date of the build in the HTML that the server sends", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(line);

    expect(page).toHaveTextContent("Última atualização: 01/02/2024");
    expect(page.querySelector("time")).toHaveAttribute("datetime", "2024-02-01");
  });

  it("turns the one into the other without a complaint", async () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(line);
    const complain = jest.fn();

    const root = await act(() => hydrateRoot(page, line, { onRecoverableError: complain }));
    expect(page).toHaveTextContent("Última atualização: 09/03/2026");
    expect(page.querySelector("time")).toHaveAttribute("datetime", "2026-03-09");
    expect(complain).not.toHaveBeenCalled();

    act(() => root.unmount());
  });
});
