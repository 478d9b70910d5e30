import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { layout } from "../../tests/jest/example-content";
import { useToast } from "../ui/use-toast";
import { Toasts } from "./Toasts";

/** Milliseconds for which a toast stays, from the specification. */
const duration = 5000;

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A page with a button for each of two messages. */
function Page() {
  const showToast = useToast();
  return (
    <>
      <button type="button" onClick={() => showToast({ title: "Mensagem enviada!", description: "Obrigado!" })}>
        Enviar
      </button>
      <button type="button" onClick={() => showToast({ title: "Outro aviso", description: "Mais um." })}>
        Avisar
      </button>
    </>
  );
}

beforeEach(async () => {
  jest.useFakeTimers();
  render(
    <Toasts texts={layout.interfaceTexts.toasts}>
      <Page />
    </Toasts>,
  );
  // What draws the toasts is loaded when the page is idle.
  await wait(100);
});

afterEach(() => {
  jest.useRealTimers();
});

const visitor = () => userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });

async function press(name: string) {
  await visitor().click(screen.getByRole("button", { name }));
  await wait(10);
}

const region = () => screen.getByRole("region", { name: "Avisos (tecla F8)" });
const toasts = () => within(region()).queryAllByRole("group");
const toast = () => within(region()).getByRole("group");

describe("a toast", () => {
  it("says its title and description in the region of the toasts", async () => {
    expect(toasts()).toEqual([]);

    await press("Enviar");
    expect(toast()).toHaveTextContent("Mensagem enviada!Obrigado!");
  });

  it("closes by itself after 5000 ms, and not before", async () => {
    await press("Enviar");

    await wait(duration - 100);
    expect(toasts()).toHaveLength(1);
    await wait(200);
    expect(toasts()).toHaveLength(0);
  });

  it("closes by its button", async () => {
    await press("Enviar");

    await press("Fechar aviso");
    expect(toasts()).toHaveLength(0);
  });

  it("is only ever one: the next takes its place", async () => {
    await press("Enviar");

    await press("Avisar");
    expect(toasts()).toHaveLength(1);
    expect(toast()).toHaveTextContent("Outro avisoMais um.");
  });

  it("has its whole time when it takes the place of another", async () => {
    await press("Enviar");
    await wait(duration - 1000);
    await press("Avisar");

    await wait(duration - 1000);
    expect(toast()).toHaveTextContent("Outro aviso");
    await wait(1100);
    expect(toasts()).toHaveLength(0);
  });

  it("is shown anew when the same is said twice", async () => {
    await press("Enviar");
    await wait(duration + 100);
    expect(toasts()).toHaveLength(0);

    await press("Enviar");
    expect(toast()).toHaveTextContent("Mensagem enviada!");
  });
});

describe("the time of a toast", () => {
  it("stands still while the mouse is over it, and goes on from there", async () => {
    await press("Enviar");
    await wait(3000);

    fireEvent.mouseEnter(toast());
    await wait(10 * duration);
    expect(toasts()).toHaveLength(1);

    fireEvent.mouseLeave(toast());
    await wait(1000);
    expect(toasts()).toHaveLength(1);
    await wait(1500);
    expect(toasts()).toHaveLength(0);
  });

  it("stands still while the focus is in it, and goes on from there", async () => {
    await press("Enviar");
    await wait(3000);

    await visitor().keyboard("{F8}");
    await wait(10 * duration);
    expect(toasts()).toHaveLength(1);

    act(() => screen.getByRole("button", { name: "Enviar" }).focus());
    await wait(1000);
    expect(toasts()).toHaveLength(1);
    await wait(1500);
    expect(toasts()).toHaveLength(0);
  });
});

describe("the F8 key", () => {
  it("moves the focus to the toast", async () => {
    await press("Enviar");

    await visitor().keyboard("{F8}");
    expect(region()).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toHaveTextContent("Mensagem enviada!");
  });

  it("moves the focus to the region where there is no toast", async () => {
    await visitor().keyboard("{F8}");

    expect(region()).toHaveFocus();
  });
});

describe("the focus", () => {
  it("stays where it is when a toast appears", async () => {
    await press("Enviar");

    expect(screen.getByRole("button", { name: "Enviar" })).toHaveFocus();
  });

  it("goes back to where it was when the toast that holds it is closed", async () => {
    await press("Enviar");
    await visitor().keyboard("{F8}");

    await press("Fechar aviso");
    expect(toasts()).toHaveLength(0);
    expect(screen.getByRole("button", { name: "Enviar" })).toHaveFocus();
  });
});
