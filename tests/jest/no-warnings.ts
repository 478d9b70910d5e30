import { format } from "node:util";
import { afterEach, beforeEach, expect, jest } from "@jest/globals";

const messages: string[] = [];

/* Fails a test on console warnings and errors. */
beforeEach(() => {
  messages.length = 0;
  const note = (...message: unknown[]) => {
    const text = format(...message);
    if (!messages.includes(text)) messages.push(text);
  };
  jest.spyOn(console, "error").mockImplementation(note);
  jest.spyOn(console, "warn").mockImplementation(note);
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(messages).toEqual([]);
});
