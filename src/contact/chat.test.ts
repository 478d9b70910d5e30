import { expect, it } from "@jest/globals";
import { openChat } from "./chat";

const url = "https://wa.me/5587999999999?text=Oi";

it("A chat that opens has the message, and can't reach the page", () => {
  const chat = { closed: false, opener: window };
  window.open = () => chat as unknown as Window;
  expect(openChat(url)).toBe("handedOver");
  expect(chat.opener).toBeNull();
});

it.each<[string, () => Window | null]>([
  ["opens no window", () => null],
  ["closes it at once", () => ({ closed: true }) as Window],
  [
    "throws",
    () => {
      throw new Error("no windows");
    },
  ],
])("A browser that %s has not opened the chat", (_, open) => {
  window.open = open;
  expect(openChat(url)).toBe("refused");
});

it("The chat is tried though the browser takes the device to be offline", () => {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  window.open = () => ({ closed: false }) as Window;
  expect(openChat(url)).toBe("handedOver");
});
