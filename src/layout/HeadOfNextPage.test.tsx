import { expect, it } from "@jest/globals";
import { render, waitFor } from "@testing-library/react";
import { HeadOfNextPage } from "./HeadOfNextPage";

const business = { brand: "WS", tagline: "Climatização & Ventilação" };
const first = {
  path: "/servicos",
  title: "Serviços e planos | WS",
  description: "O que fazemos pelo frio da sua empresa.",
  url: "https://ws.example/servicos",
  socialImageUrl: "https://ws.example/social/servicos.png",
  structuredData: null,
};
const next = { ...first, path: "/contato", title: "Contato | WS" };

it("The head that the page was delivered with stays; that of the next page takes its place, and comes back with the first", async () => {
  document.title = "As delivered";
  const { rerender } = render(<HeadOfNextPage page={first} business={business} />);
  expect(document.title).toBe("As delivered");

  rerender(<HeadOfNextPage page={next} business={business} />);
  await waitFor(() => expect(document.title).toBe("Contato | WS"));

  // Preloaded, so that the test need not wait.
  rerender(<HeadOfNextPage page={first} business={business} />);
  expect(document.title).toBe("Serviços e planos | WS");
});
