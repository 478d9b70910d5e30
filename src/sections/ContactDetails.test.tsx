import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { business } from "../../tests/jest/example-content";
import { ContactDetails } from "./ContactDetails";

const texts: Queries.ContactDetailsFragment = {
  heading: "Dados de contato",
  phoneLabel: "Telefone",
  emailLabel: "E-mail",
  addressLabel: "Endereço",
  hoursLabel: "Horário de atendimento",
  openNow: {
    open: "Aberto até {closes}",
    closed: "Fechado até {day}, {opens}",
    closedForLong: "Fechado",
    today: "hoje",
    tomorrow: "amanhã",
  },
  saveLabel: "Salvar contato",
};

beforeEach(() => {
  render(<ContactDetails texts={texts} mapLabel="Ver no Mapa" business={business} />);
});

/** What stands beside a label of the list. */
function detail(label: string): HTMLElement {
  const entry = screen.getByText(label, { selector: "dt" }).nextElementSibling;
  if (!(entry instanceof HTMLElement)) throw new Error(`Nothing stands beside ${label}`);
  return entry;
}

describe("the contact details", () => {
  it("are a section with a heading", () => {
    expect(screen.getByRole("region", { name: "Dados de contato" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Dados de contato" })).toBeVisible();
  });

  it("are labelled, in their order", () => {
    expect(screen.getAllByRole("term").map((label) => label.textContent)).toEqual([
      "Telefone",
      "E-mail",
      "Endereço",
      "Horário de atendimento",
    ]);
  });

  it("lead to the phone", () => {
    const link = within(detail("Telefone")).getByRole("link", { name: "(87) 91234-5678" });
    expect(link).toHaveAttribute("href", "tel:+5587912345678");
  });

  it("lead to the mail program", () => {
    const link = within(detail("E-mail")).getByRole("link", { name: "fulana@frio.example" });
    expect(link).toHaveAttribute("href", "mailto:fulana@frio.example");
  });

  it("give the address line by line, and the way to it on a map", () => {
    const [address] = within(detail("Endereço")).getAllByRole("group");
    expect([...(address?.children ?? [])].map((line) => line.textContent)).toEqual(business.address.lines);
    expect(within(detail("Endereço")).getByRole("link", { name: "Ver no Mapa" })).toHaveAttribute(
      "href",
      business.mapsUrl,
    );
  });
});

describe("the opening hours", () => {
  it("are a table, named by its label", () => {
    expect(
      within(detail("Horário de atendimento")).getByRole("table", { name: "Horário de atendimento" }),
    ).toBeVisible();
  });

  it("have a row for each of the days, which head it", () => {
    const rows = screen
      .getAllByRole("row")
      .map((row) => [within(row).getByRole("rowheader").textContent, within(row).getByRole("cell").textContent]);
    expect(rows).toEqual([
      ["Segunda a sexta", "8h–18h"],
      ["Sábado", "8h–12h"],
    ]);
  });
});

describe("whether the business is open", () => {
  // Its pages are shown at times of their own.
  beforeEach(cleanup);

  afterEach(() => {
    jest.useRealTimers();
  });

  /** The browser becomes idle, and what knows the hours has been loaded. */
  const idle = () =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(1000);
    });

  it("is said by its own clock, and again with each minute", async () => {
    // A Friday in Recife, three hours behind universal time.
    jest.useFakeTimers({ now: new Date("2026-11-20T20:59:30Z"), doNotFake: ["queueMicrotask"] });
    render(<ContactDetails texts={texts} mapLabel="Ver no Mapa" business={business} />);
    expect(screen.queryByText(/^Aberto|^Fechado/)).toBeNull();

    await idle();
    expect(screen.getByText("Aberto até 18h")).toBeVisible();

    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByText("Fechado até amanhã, 8h")).toBeVisible();
  });

  it("is right again when the visitor comes back to a page whose timers slept", async () => {
    jest.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), doNotFake: ["queueMicrotask"] });
    render(<ContactDetails texts={texts} mapLabel="Ver no Mapa" business={business} />);
    await idle();

    jest.setSystemTime(new Date("2026-11-21T16:00:00Z"));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(screen.getByText("Fechado até segunda, 8h")).toBeVisible();
  });
});

it("The contact can be saved: a file to download, in this tab", () => {
  const link = screen.getByRole("link", { name: "Salvar contato" });
  expect(link).toHaveAttribute("href", "/contato.vcf");
  expect(link).toHaveAttribute("download");
  expect(link).not.toHaveAttribute("target");
});
