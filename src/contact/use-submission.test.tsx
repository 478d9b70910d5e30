import { expect, it } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type PropsWithChildren, useRef } from "react";
import { validContent } from "../../tests/support/corpus";
import { Drafts, DraftsContext } from "../ui/use-drafts";
import { ToastContext, type ToastMessage } from "../ui/use-toast";
import { useSubmission } from "./use-submission";

const form = validContent()["pages/contact.yaml"].form;
const texts = { ...form, delivery: "servico" } as unknown as Queries.ContactFormFragment;
const toasts: ToastMessage[] = [];
const access = { load: async () => {}, show: async (toast: ToastMessage) => void toasts.push(toast) };

function MessageForm() {
  const element = useRef<HTMLFormElement>(null);
  const { submit } = useSubmission(element, texts, "https://wa.me/5587999999999");
  return (
    <form ref={element} onSubmit={submit}>
      <input name="message" aria-label="Mensagem" />
    </form>
  );
}

it("A message that fails while its form is about to go is kept, and a toast says so", async () => {
  globalThis.fetch = async () => ({ status: 500, text: async () => "" }) as Response;
  const drafts = new Drafts();
  const wrapper = ({ children }: PropsWithChildren) => (
    <DraftsContext.Provider value={drafts}>
      <ToastContext.Provider value={access}>{children}</ToastContext.Provider>
    </DraftsContext.Provider>
  );
  const { rerender } = render(<MessageForm />, { wrapper });
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "A câmara parou." } });
  fireEvent.submit(screen.getByRole("textbox"));
  await act(async () => {});
  rerender(<p />);
  expect(toasts).toEqual([texts.sending.failed]);
  rerender(<MessageForm />);
  expect(screen.getByRole("textbox")).toHaveValue("A câmara parou.");
});
