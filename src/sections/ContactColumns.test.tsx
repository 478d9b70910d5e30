import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ContactColumns } from "./ContactColumns";

describe("the columns of the contact page", () => {
  it("put the form before the other ways to reach the business", () => {
    render(<ContactColumns form={<p>Formulário</p>}>WhatsApp e telefone</ContactColumns>);

    const form = screen.getByText("Formulário");
    expect(form.compareDocumentPosition(screen.getByText("WhatsApp e telefone"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});
