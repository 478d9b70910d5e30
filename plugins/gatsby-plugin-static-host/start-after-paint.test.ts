import { describe, expect, it } from "@jest/globals";
import { startAfterPaint } from "./start-after-paint";

const scripts = '<script src="/runtime.js" async></script><script src="/app.js" async=""></script>';
const page = `<body><h1>WS</h1><!-- start -->${scripts}<!-- end --></body>`;

describe("starting scripts after the first paint", () => {
  it("leaves the browser no script to fetch while it reads the page", () => {
    expect(startAfterPaint(page)).not.toMatch(/<script[^>]* src=/);
  });

  it("keeps the scripts' addresses in their order", () => {
    expect(startAfterPaint(page)).toContain('<script type="module" data-scripts="/runtime.js /app.js">');
  });

  it("fetches the page shell before what asks for it", () => {
    expect(startAfterPaint(page, ["/shell.js"])).toContain('data-scripts="/shell.js /runtime.js /app.js"');
  });

  it("touches nothing else of the page", () => {
    const [before, after] = startAfterPaint(page).split(/<script.*<\/script>/s);

    expect([before, after]).toEqual(["<body><h1>WS</h1><!-- start -->", "<!-- end --></body>"]);
  });

  it("comes out the same for a page that an earlier build finished", () => {
    expect(startAfterPaint(startAfterPaint(page))).toBe(startAfterPaint(page));
  });
});
