import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { business } from "../../tests/jest/example-content";
import { ToastContext } from "../ui/use-toast";
import { ContactForm } from "./ContactForm";
import { forgetDraft } from "./draft";

const notice = (title: string) => ({ title, description: `${title} Mais.` });

const texts: Queries.ContactFormFragment = {
  delivery: "nenhuma",
  deliveryUrl: null,
  heading: "Envie uma mensagem",
  requiredNote: "Todos os campos são obrigatórios.",
  name: { label: "Nome", placeholder: "Seu nome completo" },
  email: { label: "E-mail", placeholder: "seu@email.com" },
  phone: { label: "Telefone", placeholder: "(00) 00000-0000" },
  subject: { label: "Assunto", placeholder: "Escolha um assunto" },
  subjects: [
    { value: "manutencao", label: "Manutenção" },
    { value: "instalacao", label: "Instalação" },
    { value: "emergencia", label: "Emergência" },
    { value: "orcamento", label: "Orçamento" },
    { value: "outros", label: "Outros" },
  ],
  message: { label: "Mensagem", placeholder: "Qual é o equipamento?" },
  submitLabel: "Enviar mensagem",
  withoutScript: "Sem JavaScript, este formulário não funciona.",
  emergency: { text: "Emergência não espera.", chatLabel: "Chamar já" },
  sending: {
    note: "",
    busyLabel: "Enviando…",
    honeypotLabel: "Deixe em branco",
    chatLabel: "Continuar no WhatsApp",
    opened: notice("Falta um passo."),
    blocked: notice("Janela bloqueada."),
    cut: notice("Longa demais."),
    failed: notice("Não foi enviada."),
  },
  success: { title: "Mensagem enviada!", description: "Entraremos em contato em breve. Obrigado!" },
};

afterEach(forgetDraft);

const labels = ["Nome", "E-mail", "Telefone", "Assunto", "Mensagem"];

function renderForm() {
  const showToast = jest.fn();
  const { unmount } = render(
    <ToastContext.Provider value={{ show: showToast, prepare: () => {} }}>
      <ContactForm texts={texts} business={business} />
    </ToastContext.Provider>,
  );
  return { visitor: userEvent.setup(), showToast, unmount };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => labels.map((label) => field(label).value);
const submit = (visitor: ReturnType<typeof userEvent.setup>) =>
  visitor.click(screen.getByRole("button", { name: "Enviar mensagem" }));

async function fillIn(visitor: ReturnType<typeof userEvent.setup>) {
  await visitor.type(field("Nome"), "Maria");
  await visitor.type(field("E-mail"), "maria@frio.example");
  await visitor.type(field("Telefone"), "87 3333-3333");
  await visitor.selectOptions(field("Assunto"), "Emergência");
  await visitor.type(field("Mensagem"), "Parou de gelar.");
}

describe("the contact form", () => {
  it("is named by its heading and says that all is required", () => {
    renderForm();

    expect(screen.getByRole("form", { name: "Envie uma mensagem" })).toBeVisible();
    expect(screen.getByText("Todos os campos são obrigatórios.")).toBeVisible();
  });

  it("asks for five things, all of them required, in this order", () => {
    renderForm();

    const controls = [...screen.getAllByRole("textbox"), screen.getByRole("combobox")];
    expect(controls).toHaveLength(labels.length);
    for (const label of labels) expect(field(label)).toBeRequired();
    expect(Object.keys(Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form"))))).toEqual([
      "name",
      "email",
      "phone",
      "subject",
      "message",
    ]);
  });

  it.each([
    ["Nome", "text"],
    ["E-mail", "email"],
    ["Telefone", "tel"],
    ["Assunto", "select-one"],
    ["Mensagem", "textarea"],
  ])("has the right control for %s: %s", (label, type) => {
    renderForm();

    expect(field(label)).toHaveProperty("type", type);
  });

  it.each([
    ["Nome", "Seu nome completo"],
    ["E-mail", "seu@email.com"],
    ["Telefone", "(00) 00000-0000"],
    ["Mensagem", "Qual é o equipamento?"],
  ])("shows what to write under %s: %s", (label, placeholder) => {
    renderForm();

    expect(field(label)).toHaveAttribute("placeholder", placeholder);
  });

  it("gives the message five lines", () => {
    renderForm();

    expect(field("Mensagem")).toHaveAttribute("rows", "5");
  });

  it("checks nothing beyond what the browser checks by itself", () => {
    renderForm();

    for (const label of labels) {
      for (const rule of ["pattern", "minlength", "maxlength"]) expect(field(label)).not.toHaveAttribute(rule);
    }
    expect(screen.getByRole("form")).not.toHaveAttribute("novalidate");
  });

  it("offers the subjects, after an empty one that is chosen at first", () => {
    renderForm();

    const options = within(field("Assunto")).getAllByRole<HTMLOptionElement>("option");
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ["", "Escolha um assunto"],
      ["manutencao", "Manutenção"],
      ["instalacao", "Instalação"],
      ["emergencia", "Emergência"],
      ["orcamento", "Orçamento"],
      ["outros", "Outros"],
    ]);
    expect(field("Assunto")).toHaveValue("");
  });
});

describe("submitting it", () => {
  it("clears every field and says thanks in a toast, once", async () => {
    const { visitor, showToast } = renderForm();
    await fillIn(visitor);
    expect(values()).toEqual(["Maria", "maria@frio.example", "87 3333-3333", "emergencia", "Parou de gelar."]);

    await submit(visitor);
    expect(values()).toEqual(["", "", "", "", ""]);
    expect(showToast).toHaveBeenCalledTimes(1);
    expect(showToast).toHaveBeenCalledWith({
      title: "Mensagem enviada!",
      description: "Entraremos em contato em breve. Obrigado!",
    });
  });

  it("can be done with the Enter key from a field", async () => {
    const { visitor, showToast } = renderForm();
    await fillIn(visitor);

    await visitor.type(field("Nome"), "{Enter}");
    expect(showToast).toHaveBeenCalledTimes(1);
  });

  it("sends nothing and does not change the address", async () => {
    const { visitor } = renderForm();
    const address = window.location.href;
    await fillIn(visitor);

    // A page load would end up in jsdom's complaint that it knows none, which no test lets pass.
    await submit(visitor);
    expect(window.location.href).toBe(address);
  });

  it.each(labels)("is refused while %s is missing, and keeps the rest", async (label) => {
    const { visitor, showToast } = renderForm();
    await fillIn(visitor);
    if (label === "Assunto") await visitor.selectOptions(field(label), "");
    else await visitor.clear(field(label));
    const before = values();

    await submit(visitor);
    expect(showToast).not.toHaveBeenCalled();
    expect(values()).toEqual(before);
  });

  it("is refused with an e-mail address that is none", async () => {
    const { visitor, showToast } = renderForm();
    await fillIn(visitor);
    await visitor.clear(field("E-mail"));
    await visitor.type(field("E-mail"), "maria");

    await submit(visitor);
    expect(showToast).not.toHaveBeenCalled();
    expect(field("E-mail").validity.typeMismatch).toBe(true);
  });
});

describe("a field that is not filled in", () => {
  /** Whether the field is marked as one that needs the visitor's attention. */
  const isMarked = (label: string) => window.getComputedStyle(field(label)).boxShadow !== "";

  it("is not marked before the visitor has tried to submit", async () => {
    const { visitor } = renderForm();
    await visitor.type(field("E-mail"), "maria");

    expect(labels.filter(isMarked)).toEqual([]);
  });

  it("is marked after a try", async () => {
    const { visitor } = renderForm();
    await visitor.type(field("Nome"), "Maria");

    await submit(visitor);
    expect(labels.filter(isMarked)).toEqual(["E-mail", "Telefone", "Assunto", "Mensagem"]);
  });

  it("is not marked in the cleared form after the message was sent", async () => {
    const { visitor } = renderForm();
    await submit(visitor);
    await fillIn(visitor);

    await submit(visitor);
    expect(values()).toEqual(["", "", "", "", ""]);
    expect(labels.filter(isMarked)).toEqual([]);
  });
});

describe("the form without JavaScript", () => {
  function formWithoutScript(): HTMLFormElement {
    const page = document.createElement("div");
    page.innerHTML = renderToString(<ContactForm texts={texts} business={business} />);
    const form = page.querySelector("form");
    if (!form) throw new Error("There is no form in the server's HTML");
    return form;
  }

  it("submits nothing anywhere", () => {
    expect(formWithoutScript()).toHaveAttribute("method", "dialog");
    expect(formWithoutScript()).not.toHaveAttribute("action");
  });

  it("says that it does not work", () => {
    expect(formWithoutScript().querySelector("noscript")).toHaveTextContent(
      "Sem JavaScript, este formulário não funciona.",
    );
  });
});

describe("a form that the visitor leaves", () => {
  it("still holds what was typed when he comes back", async () => {
    const { visitor, unmount } = renderForm();
    await fillIn(visitor);
    unmount();

    renderForm();
    expect(values()).toEqual(["Maria", "maria@frio.example", "87 3333-3333", "emergencia", "Parou de gelar."]);
  });
});

describe("an emergency", () => {
  const chat = () => screen.queryByRole("link", { name: "Chamar já" });

  it("is led past the form, to the chat and the phone, and lets the form be sent all the same", async () => {
    const { visitor, showToast } = renderForm();
    expect(chat()).toBeNull();

    await visitor.selectOptions(field("Assunto"), "Emergência");
    const line = within(screen.getByRole("status"));
    expect(line.getByText("Emergência não espera.")).toBeVisible();
    expect(chat()).toHaveAttribute("href", business.chatUrl);
    expect(line.getByRole("link", { name: business.phone })).toHaveAttribute("href", business.phoneUrl);

    await fillIn(visitor);
    await submit(visitor);
    expect(showToast).toHaveBeenCalledTimes(1);
    expect(chat()).toBeNull();
  });

  it("is none once another subject is chosen", async () => {
    const { visitor } = renderForm();
    await visitor.selectOptions(field("Assunto"), "Emergência");

    await visitor.selectOptions(field("Assunto"), "Outros");
    expect(chat()).toBeNull();
  });
});
