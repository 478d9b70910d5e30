import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { layout } from "../../tests/jest/example-content";
import { ConsentNotice } from "./ConsentNotice";

const notice = <ConsentNotice texts={layout.interfaceTexts.notice} privacyPath="/politica-de-privacidade" />;

const shownNotice = () => screen.queryByRole("complementary", { name: "Aviso de privacidade" });
const dismiss = () => userEvent.click(screen.getByRole("button", { name: "Entendi" }));

beforeEach(() => {
  window.localStorage.clear();
});

describe("the privacy notice", () => {
  it("is shown to whoever has not seen it, with the way to the policy", () => {
    render(notice);

    expect(shownNotice()).toBeVisible();
    expect(shownNotice()).toHaveTextContent("Este site não usa cookies.");
    expect(screen.getByRole("link", { name: "Política de Privacidade" })).toHaveAttribute(
      "href",
      "/politica-de-privacidade",
    );
  });

  it("goes away once it is dismissed", async () => {
    render(notice);

    await dismiss();
    expect(shownNotice()).not.toBeInTheDocument();
  });

  it("stays away on the next visit", async () => {
    const { unmount } = render(notice);
    await dismiss();
    unmount();

    render(notice);
    expect(shownNotice()).not.toBeInTheDocument();
  });

  it("keeps nothing in the browser until it is dismissed", async () => {
    render(notice);
    expect(window.localStorage).toHaveLength(0);

    await dismiss();
    expect(window.localStorage).toHaveLength(1);
  });

  it("is in the server's HTML, for browsers without script", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(notice);

    expect(page.querySelector("aside")).toHaveTextContent("Este site não usa cookies. Política de Privacidade.");
  });
});

describe("the privacy notice where the browser blocks its storage", () => {
  beforeEach(() => {
    const block = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(block);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(block);
  });

  it("is shown and can be dismissed all the same", async () => {
    render(notice);
    expect(shownNotice()).toBeVisible();

    await dismiss();
    expect(shownNotice()).not.toBeInTheDocument();
  });

  it("is shown again on the next visit", async () => {
    const { unmount } = render(notice);
    await dismiss();
    unmount();

    render(notice);
    expect(shownNotice()).toBeVisible();
  });
});
