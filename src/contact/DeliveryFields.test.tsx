import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { DeliveryFields, deliveryAttributes } from "./DeliveryFields";

it("Netlify finds the form in the HTML, with its name, its honeypot and the field that carries the name", () => {
  const sending = { honeypotLabel: "Deixe em branco:" } as Queries.ContactFormFragment["sending"];
  const texts = { delivery: "netlify", deliveryUrl: null, sending } as const;
  render(
    <form {...deliveryAttributes(texts)} aria-label="Contato">
      <DeliveryFields {...texts} />
    </form>,
  );
  const form = screen.getByRole("form");
  expect(form).toHaveAttribute("data-netlify", "true");
  expect(form).toHaveAttribute("netlify-honeypot", "bot-field");
  expect(form).toHaveAttribute("method", "post");
  expect(form).not.toHaveAttribute("action");
  expect(form).toHaveFormValues({ "form-name": form.getAttribute("name"), "bot-field": "" });
});
