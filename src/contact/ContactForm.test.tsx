import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { validContent } from "../../tests/support/edited-content";
import { SubmissionProvider } from "../ui/submission";
import { ToastContext, type ToastMessage } from "../ui/use-toast";
import { ContactForm } from "./ContactForm";

const content = validContent();
const texts = content["pages/contact.yaml"].form as unknown as Queries.ContactFormFragment;
const { sending } = texts;
const chatUrl = "https://wa.me/5587999999999?text=Oi";
const business = {
  phone: "(87) 99999-9999",
  phoneUrl: "tel:+5587999999999",
  chatUrl,
  emergencyChatUrl: chatUrl,
} as unknown as Parameters<typeof ContactForm>[0]["business"];

let toasts: ToastMessage[] = [];
let posted: Record<string, string>[] = [];

beforeEach(() => {
  toasts = [];
  posted = [];
  window.history.replaceState(null, "", "/contato");
  // Missing in jsdom.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  jest.useRealTimers();
});

/** Lets a service take messages. Returns the function by which it answers the last one. */
function serve() {
  let answer = (_: Partial<Response>) => {};
  globalThis.fetch = (_, init) => {
    posted.push(Object.fromEntries(init?.body as URLSearchParams));
    return new Promise((resolve) => {
      answer = (response) => resolve({ ok: response.status === 200, text: async () => "", ...response } as Response);
    });
  };
  return (response: Partial<Response>) => act(async () => answer(response));
}

const taken = { status: 200, text: async () => '{"ok":true}' };

/** Renders the contact page within the shell, which stays while `visit` leads to another page and back. */
function openForm(delivery: Queries.FormDelivery, show = async (toast: ToastMessage) => void toasts.push(toast)) {
  const page = (isShown: boolean) => (
    <ToastContext.Provider value={{ load: async () => {}, show }}>
      <SubmissionProvider>
        {isShown && (
          <ContactForm texts={{ ...texts, delivery, deliveryUrl: "https://forms.example/" }} business={business} />
        )}
      </SubmissionProvider>
    </ToastContext.Provider>
  );
  const { rerender } = render(page(true));
  return (path: "/contato" | "/servicos") => {
    window.history.replaceState(null, "", path);
    rerender(page(path === "/contato"));
  };
}

const field = (name: "name" | "email" | "phone" | "subject" | "message") => screen.getByLabelText(texts[name].label);
const write = (name: Parameters<typeof field>[0], value: string) => fireEvent.input(field(name), { target: { value } });

const words = {
  name: "Maria",
  email: "maria@example.com",
  phone: "87 9",
  subject: "orcamento",
  message: "A câmara parou.",
};

function fillIn() {
  for (const [name, value] of Object.entries(words) as [keyof typeof words, string][]) write(name, value);
}

const button = () =>
  screen.getByRole("button", { name: (name) => [texts.submitLabel, sending.busyLabel].includes(name) });
const press = () => fireEvent.click(button());

function expectWords(changes: Partial<typeof words> = {}) {
  expect(screen.getByRole("form")).toHaveFormValues({ ...words, ...changes });
}

/** Expects that all is in the form, and an alert that leads to the phone and to the chat with the message. */
function expectAlert({ title }: ToastMessage, message = words.message) {
  expectWords({ message });
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent(title);
  expect(within(alert).getByRole("link", { name: business.phone })).toBeVisible();
  const chat = within(alert).getByRole("link", { name: sending.chatLabel });
  expect(new URL(chat.getAttribute("href") ?? "").searchParams.get("text")).toContain(message);
}

describe("A form that is posted", () => {
  it("sends what a person reads, without blanks around, and what only robots fill in, but nothing of an extension", async () => {
    const answer = serve();
    openForm("servico");
    fillIn();
    write("name", "  Maria\u00a0");
    screen.getByRole("form").insertAdjacentHTML("beforeend", '<input name="token" value="x"><textarea></textarea>');
    press();
    await answer(taken);
    expect(posted).toEqual([{ ...words, subject: "Orçamento", _gotcha: "" }]);
  });

  it("clears itself and says thanks once the message is taken, and not before", async () => {
    const answer = serve();
    openForm("servico");
    fillIn();
    press();
    expectWords();
    expect(button()).toHaveTextContent(sending.busyLabel);
    await answer(taken);
    expect(toasts).toEqual([texts.success]);
    expect(screen.getByRole("form")).toHaveFormValues({ name: "", email: "", phone: "", subject: "", message: "" });
    expect(button()).toHaveTextContent(texts.submitLabel);
  });

  it("is sent once, however often it is pressed until the answer comes", async () => {
    const answer = serve();
    openForm("servico");
    fillIn();
    press();
    press();
    fireEvent.submit(screen.getByRole("form"));
    expect(posted).toHaveLength(1);
    await answer(taken);
  });

  it("keeps every word if the message is refused, offers chat and phone, and can be sent again", async () => {
    const answer = serve();
    openForm("netlify");
    fillIn();
    press();
    await answer({ status: 500 });
    expectAlert(sending.failed);
    write("message", "A câmara parou. E o balcão?");
    expectAlert(sending.failed, "A câmara parou. E o balcão?");
    press();
    expect(screen.queryByRole("alert")).toBeNull();
    await answer({ status: 200 });
    expect(toasts).toEqual([texts.success]);
  });

  it("keeps every word if no answer comes within ten seconds, and if it comes later", async () => {
    jest.useFakeTimers();
    const answer = serve();
    openForm("servico");
    fillIn();
    press();
    await act(async () => jest.advanceTimersByTime(10_000));
    expectAlert(sending.uncertain);
    await answer(taken);
    expectAlert(sending.uncertain);
  });

  it("keeps what is written while a message is sent", async () => {
    const answer = serve();
    openForm("servico");
    fillIn();
    press();
    write("message", "E o balcão?");
    await answer(taken);
    expect(toasts).toEqual([texts.success]);
    expectWords({ message: "E o balcão?" });
  });

  it.each([
    ["nothing changed", false],
    ["another message", true],
  ])(
    "is as it was left, with %s, when the visitor comes back before the answer, and waits for that",
    async (_, more) => {
      const answer = serve();
      const visit = openForm("servico");
      fillIn();
      press();
      if (more) write("message", "E o balcão?");
      visit("/servicos");
      visit("/contato");
      expectWords(more ? { message: "E o balcão?" } : {});
      press();
      expect(posted).toHaveLength(1);
      await answer({ status: 500 });
      expectAlert(sending.failed, more ? "E o balcão?" : words.message);
      expect(toasts).toEqual([]);
    },
  );

  it("tells a visitor by a toast who has left meanwhile, and keeps what was not taken", async () => {
    const answer = serve();
    const visit = openForm("servico");
    fillIn();
    press();
    visit("/servicos");
    await answer({ status: 500 });
    expect(toasts).toEqual([{ ...sending.failed, isProblem: true }]);
    visit("/contato");
    expectAlert(sending.failed);
  });

  it("tells him, too, if he is about to leave: the address is another, and the form still there", async () => {
    const answer = serve();
    openForm("servico");
    fillIn();
    press();
    window.history.replaceState(null, "", "/servicos");
    await answer({ status: 500 });
    expect(toasts).toEqual([{ ...sending.failed, isProblem: true }]);
  });

  it("is empty when he comes back, if his message was taken meanwhile", async () => {
    const answer = serve();
    const visit = openForm("servico");
    fillIn();
    press();
    visit("/servicos");
    await answer(taken);
    expect(toasts).toEqual([texts.success]);
    visit("/contato");
    expect(field("message")).toHaveValue("");
  });
});

describe("A form that opens the chat", () => {
  const opened = { closed: false } as Window;

  it("keeps the words, since only the visitor can send them there, until he begins another message", () => {
    window.open = () => opened;
    const visit = openForm("whatsapp");
    fillIn();
    press();
    expect(toasts).toEqual([sending.opened]);
    visit("/servicos");
    visit("/contato");
    expectWords();
    const title = screen.getByText(sending.notOpened.title);
    expect(title).toBeVisible();
    write("message", "E o balcão?");
    expect(title).not.toBeInTheDocument();
  });

  it("says so if the message is longer than an address may be", () => {
    window.open = () => opened;
    openForm("whatsapp");
    fillIn();
    write("message", "ção 🙂 ".repeat(2000));
    press();
    expect(screen.getByText(sending.cut.title)).toBeVisible();
  });

  it("keeps every word, and offers the link, if the browser opens no window", () => {
    window.open = () => null;
    openForm("whatsapp");
    fillIn();
    press();
    expectAlert(sending.failed);
    expect(toasts).toEqual([]);
  });

  it("opens one conversation at a double press, and another one later, though the device's clock was set back meanwhile", () => {
    jest.useFakeTimers({ now: new Date("2026-11-28T12:00:00Z") });
    const open = jest.spyOn(window, "open").mockReturnValue(opened);
    openForm("whatsapp");
    fillIn();
    press();
    press();
    expect(open).toHaveBeenCalledTimes(1);
    jest.setSystemTime(new Date("2026-11-28T09:00:00Z"));
    act(() => jest.advanceTimersByTime(2000));
    press();
    expect(open).toHaveBeenCalledTimes(2);
  });
});

it("Where no toast can be shown, the thanks stand in the form", async () => {
  openForm("nenhuma", () => Promise.reject(new Error("no script")));
  fillIn();
  await act(async () => press());
  expect(screen.getByText(texts.success.title)).toBeVisible();
  expect(field("message")).toHaveValue("");
});

it("Words that were not sent wait for the visitor while he is on other pages", () => {
  const visit = openForm("nenhuma");
  fillIn();
  visit("/servicos");
  visit("/contato");
  expectWords();
});
