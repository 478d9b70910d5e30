import { afterEach, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type PropsWithChildren, useRef } from "react";
import { validContent } from "../../tests/support/edited-content";
import { Drafts, DraftsContext } from "../ui/use-drafts";
import { ToastContext, type ToastMessage } from "../ui/use-toast";
import { useSubmission } from "./use-submission";

const form = validContent()["pages/contact.yaml"].form;
const texts = { ...form, delivery: "servico" } as unknown as Queries.ContactFormFragment;
const toasts: ToastMessage[] = [];
const access = { load: async () => {}, show: async (toast: ToastMessage) => void toasts.push(toast) };

afterEach(() => {
  jest.useRealTimers();
});

function MessageForm({ delivery = texts.delivery }) {
  const element = useRef<HTMLFormElement>(null);
  const { submit } = useSubmission(element, { ...texts, delivery }, "https://wa.me/5587999999999");
  return (
    <form ref={element} onSubmit={submit}>
      <input name="message" aria-label="Mensagem" />
    </form>
  );
}

/** Renders the form within what outlives it: toasts and drafts. Returns a function that renders what takes its place. */
function renderForm() {
  const drafts = new Drafts();
  const wrapper = ({ children }: PropsWithChildren) => (
    <DraftsContext.Provider value={drafts}>
      <ToastContext.Provider value={access}>{children}</ToastContext.Provider>
    </DraftsContext.Provider>
  );
  return render(<MessageForm />, { wrapper }).rerender;
}

const write = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } });

it("What is written while a message is sent stays, and is a draft if the visitor leaves", async () => {
  let answer = (_: Response) => {};
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const rerender = renderForm();
  write("A câmara parou.");
  fireEvent.submit(screen.getByRole("textbox"));
  write("A câmara parou. E o balcão?");
  await act(async () => answer({ ok: true, status: 200, text: async () => `{"ok":true}` } as Response));
  expect(screen.getByRole("textbox")).toHaveValue("A câmara parou. E o balcão?");

  fireEvent.submit(screen.getByRole("textbox"));
  write("A câmara parou. E o balcão também.");
  rerender(<p />);
  await act(async () => answer({ ok: true, status: 200, text: async () => `{"ok":true}` } as Response));
  rerender(<MessageForm />);
  expect(screen.getByRole("textbox")).toHaveValue("A câmara parou. E o balcão também.");
});

it("A message that fails while its form is about to go is kept, and a toast says so", async () => {
  globalThis.fetch = async () => ({ status: 500, text: async () => "" }) as Response;
  const rerender = renderForm();
  write("A câmara parou.");
  fireEvent.submit(screen.getByRole("textbox"));
  await act(async () => {});
  rerender(<p />);
  expect(toasts.at(-1)).toEqual({ ...texts.sending.failed, isProblem: true });
  rerender(<MessageForm />);
  expect(screen.getByRole("textbox")).toHaveValue("A câmara parou.");
});

it("The chat opens again though the device's clock has been set back meanwhile", () => {
  jest.useFakeTimers({ now: new Date("2026-11-28T12:00:00Z") });
  const open = jest.spyOn(window, "open").mockReturnValue({ closed: false } as Window);
  render(<MessageForm delivery="whatsapp" />);
  fireEvent.submit(screen.getByRole("textbox"));
  jest.setSystemTime(new Date("2026-11-28T09:00:00Z"));
  act(() => jest.advanceTimersByTime(2000));
  fireEvent.submit(screen.getByRole("textbox"));
  expect(open).toHaveBeenCalledTimes(2);
});
