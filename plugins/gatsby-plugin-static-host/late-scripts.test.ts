import { describe, expect, it } from "@jest/globals";
import { serialize } from "parse5";
import { startAfterPaint } from "./late-scripts";
import { parsePage } from "./page";

const scripts = '<script src="/runtime.js" async></script><script src="/app.js" async=""></script>';
const source = `<body><h1>WS</h1><!-- start -->${scripts}<!-- end --></body>`;

function started(): string {
  const document = parsePage(source);
  startAfterPaint(document);
  return serialize(document);
}

describe("Scripts that start after the first paint", () => {
  it("are not fetched while the page is parsed", () => {
    expect(started()).not.toMatch(/<script[^>]* src=/);
  });

  it("keep their order", () => {
    expect(started()).toContain('<script type="module" data-scripts="/runtime.js /app.js">');
  });

  it("leave the rest of the page unchanged", () => {
    const [before, after] = started().split(/<script.*<\/script>/s);

    expect([before, after]).toEqual([
      "<html><head></head><body><h1>WS</h1><!-- start -->",
      "<!-- end --></body></html>",
    ]);
  });
});
