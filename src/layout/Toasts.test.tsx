import { describe, expect, it, jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { layout } from "../../tests/jest/example-content";
import { useToast } from "../ui/use-toast";
import { Toasts } from "./Toasts";

/* A page whose visitor has lost the connection: what draws the toasts can't be loaded. Where it can, `tests/toast.spec.ts` shows them. */
jest.mock("react-toastify/unstyled", () => {
  throw new Error("Loading chunk failed");
});

function Page() {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => showToast({ title: "Mensagem enviada!", description: "Obrigado!" })}>
      Enviar
    </button>
  );
}

function renderPage() {
  render(
    <Toasts texts={layout.interfaceTexts.toasts}>
      <Page />
    </Toasts>,
  );
  return within(screen.getByRole("region", { name: "Avisos (tecla F8)" }));
}

describe("the region of the toasts where they can't be drawn", () => {
  it("shows the message as plain text", async () => {
    const region = renderPage();
    expect(await region.findByRole("status")).toHaveTextContent("");

    await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
    expect(region.getByRole("status")).toHaveTextContent("Mensagem enviada! Obrigado!");
  });

  it("can be reached with the F8 key all the same", async () => {
    const region = renderPage();
    await region.findByRole("status");

    await userEvent.keyboard("{F8}");
    expect(screen.getByRole("region", { name: "Avisos (tecla F8)" })).toHaveFocus();
  });
});

describe("a toast outside the page shell", () => {
  it("is not shown, and breaks nothing", async () => {
    render(<Page />);

    await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
    expect(screen.queryByText(/Mensagem enviada/)).not.toBeInTheDocument();
  });
});
