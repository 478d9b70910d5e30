import { format } from "node:util";
import { afterEach, beforeEach, expect, jest } from "@jest/globals";

const messages = new Set<string>();

/* Fails a test on console warnings and errors. */
beforeEach(() => {
  messages.clear();
  const note = (...message: unknown[]) => void messages.add(format(...message));
  jest.spyOn(console, "error").mockImplementation(note);
  jest.spyOn(console, "warn").mockImplementation(note);
});

afterEach(() => {
  jest.restoreAllMocks();
  expect([...messages]).toEqual([]);
});
