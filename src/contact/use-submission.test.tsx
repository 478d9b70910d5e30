import { expect, it } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { ToastContext, type ToastMessage } from "../ui/use-toast";
import { useSubmission } from "./use-submission";

const failed = { title: "A mensagem não foi enviada.", description: "Ela está no formulário." };
const texts = { delivery: "servico", sending: { failed } } as Queries.ContactFormFragment;
const toasts: ToastMessage[] = [];
const access = { load: async () => {}, show: async (toast: ToastMessage) => void toasts.push(toast) };

function MessageForm() {
  const form = useRef<HTMLFormElement>(null);
  const { busy, submit } = useSubmission(form, texts, "https://wa.me/5587999999999");
  return (
    <form ref={form} onSubmit={submit} aria-busy={busy || undefined}>
      <input name="message" aria-label="Mensagem" />
    </form>
  );
}

it("A message that fails while its form is about to go is kept, and a toast says so", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const wrapper = (props: object) => <ToastContext.Provider value={access} {...props} />;
  const { rerender } = render(<MessageForm />, { wrapper });
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "A câmara parou." } });
  fireEvent.submit(screen.getByRole("textbox"));
  window.history.pushState({}, "", "/servicos");
  await act(async () => {});
  rerender(<p />);
  expect(toasts).toEqual([failed]);
  rerender(<MessageForm />);
  expect(screen.getByRole("textbox")).toHaveValue("A câmara parou.");
});
