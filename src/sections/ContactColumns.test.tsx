import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ContactColumns } from "./ContactColumns";

describe("the columns of the contact page", () => {
  it("put the emergency before the form, and the form before the other ways to reach the business", () => {
    render(
      <ContactColumns urgent={<p>Emergência</p>} form={<p>Formulário</p>}>
        <p>E-mail e endereço</p>
      </ContactColumns>,
    );

    expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
      "Emergência",
      "Formulário",
      "E-mail e endereço",
    ]);
  });
});
