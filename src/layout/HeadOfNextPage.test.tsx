import { expect, it } from "@jest/globals";
import { render, waitFor } from "@testing-library/react";
import { business, layout } from "../../tests/jest/example-content";
import { HeadOfNextPage } from "./HeadOfNextPage";

const first = layout.page;
const next = { ...first, path: "/contato", title: "Contato | WS" };

it("The head that the page was delivered with stays; that of the next page takes its place, and comes back with the first", async () => {
  document.title = "As delivered";
  const { rerender } = render(<HeadOfNextPage page={first} business={business} />);
  expect(document.title).toBe("As delivered");

  rerender(<HeadOfNextPage page={next} business={business} />);
  await waitFor(() => expect(document.title).toBe("Contato | WS"));

  // Loaded once, it needs no waiting.
  rerender(<HeadOfNextPage page={first} business={business} />);
  expect(document.title).toBe("Serviços e planos | WS");
});
