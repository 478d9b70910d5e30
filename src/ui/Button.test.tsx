import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./Button";

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const sizes = ["default", "sm", "lg", "icon"] as const;
const looks = variants.flatMap((variant) => sizes.map((size) => ({ variant, size })));

/** What a visitor sees of a button: its colours and its size. */
function lookOf(element: HTMLElement) {
  const { backgroundColor, borderTopColor, color, textDecoration, minHeight, width, padding, fontSize } =
    window.getComputedStyle(element);
  return [backgroundColor, borderTopColor, color, textDecoration, minHeight, width, padding, fontSize].join(" / ");
}

describe.each(looks)("the variant $variant in the size $size", ({ variant, size }) => {
  it("can be a button", () => {
    render(
      <Button variant={variant} size={size}>
        Enviar
      </Button>,
    );

    expect(screen.getByRole("button", { name: "Enviar" }).tagName).toBe("BUTTON");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("can be a link", () => {
    render(
      <Button variant={variant} size={size} href="/contato">
        Contato
      </Button>,
    );

    expect(screen.getByRole("link", { name: "Contato" })).toHaveAttribute("href", "/contato");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("the looks", () => {
  it("differ from variant to variant and from size to size", () => {
    render(
      looks.map(({ variant, size }) => (
        <Button key={`${variant} ${size}`} variant={variant} size={size}>
          {variant} {size}
        </Button>
      )),
    );

    expect(new Set(screen.getAllByRole("button").map(lookOf)).size).toBe(looks.length);
  });

  it("are the default variant and size where nothing else is asked for", () => {
    render(
      <>
        <Button>Sem pedido</Button>
        <Button variant="default" size="default">
          Com pedido
        </Button>
      </>,
    );

    expect(lookOf(screen.getByRole("button", { name: "Sem pedido" }))).toBe(
      lookOf(screen.getByRole("button", { name: "Com pedido" })),
    );
  });

  it("set a link into the chat app apart", () => {
    render(
      <>
        <Button href="https://wa.me/5587999999999">Ligar</Button>
        <Button href="https://wa.me/5587999999999" chat>
          Conversar
        </Button>
      </>,
    );

    expect(lookOf(screen.getByRole("link", { name: "Conversar" }))).not.toBe(
      lookOf(screen.getByRole("link", { name: "Ligar" })),
    );
  });

  it("leave no trace in the HTML but the class", () => {
    render(
      <Button variant="outline" size="lg" chat>
        Enviar
      </Button>,
    );

    expect(screen.getByRole("button").getAttributeNames().sort()).toEqual(["class", "type"]);
  });
});

describe("a button", () => {
  it("does not submit a form unless it is told to", async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Fechar</Button>
        <Button type="submit">Enviar</Button>
      </form>,
    );

    expect(screen.getByRole("button", { name: "Fechar" })).toHaveAttribute("type", "button");
    await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it("can be pressed with the mouse and the keyboard", async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Entendi</Button>);

    await userEvent.click(screen.getByRole("button", { name: "Entendi" }));
    await userEvent.keyboard("{Enter} ");
    expect(press).toHaveBeenCalledTimes(3);
  });

  it("can't be pressed while it is disabled", async () => {
    const press = jest.fn();
    render(
      <Button disabled onClick={press}>
        Enviar
      </Button>,
    );

    expect(screen.getByRole("button", { name: "Enviar" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
    expect(press).not.toHaveBeenCalled();
  });

  it("is named by its label where it shows only an icon", () => {
    render(
      <Button size="icon" aria-label="Fechar aviso">
        <svg aria-hidden="true" />
      </Button>,
    );

    expect(screen.getByRole("button", { name: "Fechar aviso" })).toBeInTheDocument();
  });
});

describe("a button that is a link", () => {
  it("has no type and leads to another site in a new tab", () => {
    render(
      <Button href="https://www.google.com/maps" variant="outline">
        Abrir no mapa
      </Button>,
    );

    const link = screen.getByRole("link", { name: "Abrir no mapa" });
    expect(link).not.toHaveAttribute("type");
    expect(link).toHaveAttribute("target", "_blank");
  });
});
