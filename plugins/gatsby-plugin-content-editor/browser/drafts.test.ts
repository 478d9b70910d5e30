/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from "@jest/globals";
import { storeSoon } from "./drafts";

jest.useFakeTimers();
const drafts = storeSoon();

/** Stores the draft, once nothing has been typed for half a second, as Sveltia CMS does. */
const store = jest.fn();
let timer = 0;

function pressKey(): void {
  dispatchEvent(new Event("input"));
  clearTimeout(timer);
  timer = window.setTimeout(store, 500);
}

/** Closes the page. Returns whether the browser asks first. */
function closePage(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

beforeEach(() => {
  jest.runAllTimers();
  store.mockClear();
});

it("stores a draft each second while one types without a pause", () => {
  for (let key = 0; key < 64; key++) {
    pressKey();
    jest.advanceTimersByTime(100);
  }
  expect(store.mock.calls.length).toBeGreaterThanOrEqual(5);
});

it.each([
  ["the form is left", drafts.store],
  ["the page is hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["the page is closed", closePage],
])("stores a draft at once when %s", (_, leave) => {
  pressKey();
  leave();
  expect(store).toHaveBeenCalledTimes(1);
});

it("lets the browser ask before it closes a page in which a key was just pressed", () => {
  pressKey();
  expect(closePage()).toBe(true);
  jest.advanceTimersByTime(500);
  expect(closePage()).toBe(false);
});

it("stores no draft of what has just been saved", () => {
  pressKey();
  drafts.forget();
  closePage();
  expect(store).not.toHaveBeenCalled();
});
