import { format } from "node:util";
import { afterEach, beforeEach, expect, jest } from "@jest/globals";

/** Said by React of react-helmet under strict mode, in development only. */
const known = /UNSAFE_componentWillMount/;

const messages: string[] = [];

/* A warning of React's in the console is a fault, whatever the page looks like. */
beforeEach(() => {
  messages.length = 0;
  const note = (...message: unknown[]) => {
    const text = format(...message);
    if (!known.test(text) && !messages.includes(text)) messages.push(text);
  };
  jest.spyOn(console, "error").mockImplementation(note);
  jest.spyOn(console, "warn").mockImplementation(note);
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(messages).toEqual([]);
});
