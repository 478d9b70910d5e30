import { afterEach, expect, it } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { ConsentNotice } from "./ConsentNotice";

const texts = {
  label: "Aviso de privacidade",
  text: "Não usamos cookies.",
  privacyLabel: "Política",
  dismissLabel: "Entendi",
};

const show = () => render(<ConsentNotice texts={texts} privacyPath="/politica-de-privacidade" />);

afterEach(() => localStorage.clear());

it("The notice is dismissed by its button where no inline script has run, as in development", () => {
  const { unmount } = show();
  fireEvent.click(screen.getByRole("button", { name: "Entendi" }));
  expect(screen.queryByRole("complementary")).toBeNull();
  unmount();

  show();
  expect(screen.queryByRole("complementary")).toBeNull();
});

it("A page that the browser has kept hides the notice, once it was dismissed on another", () => {
  show();
  expect(screen.getByRole("complementary", { name: "Aviso de privacidade" })).toBeVisible();
  localStorage.setItem("aviso-de-privacidade", "1");
  fireEvent(window, new Event("pageshow"));
  expect(screen.queryByRole("complementary")).toBeNull();
});
