import { expect, it } from "@jest/globals";
import { messageUrl, openChat } from "./chat";

const url = "https://wa.me/5587999999999?text=Oi";

it("A chat that opens can't reach the page, and is tried though the browser takes the device to be offline", () => {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
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

it("The message takes the greeting's place, and is cut between two characters where the address would be too long", () => {
  expect(messageUrl(url, "Oi & tchau\n")).toEqual({
    url: "https://wa.me/5587999999999?text=Oi%20%26%20tchau%0A",
    cut: false,
  });
  const { url: long, cut } = messageUrl(url, "ção 🙂 ".repeat(2000));
  expect(cut).toBe(true);
  expect(long.length).toBeLessThanOrEqual(2000);
  expect(long.length).toBeGreaterThan(1900);
  expect(new URL(long).searchParams.get("text")).toMatch(/^(?:ção 🙂 )+[ção 🙂]*…$/u);
});
