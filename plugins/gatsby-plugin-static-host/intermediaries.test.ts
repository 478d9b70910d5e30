import { expect, it } from "@jest/globals";
import { serialize } from "parse5";
import { parsePage } from "./html-page";
import { askIntermediaries } from "./intermediaries";

/* What Cloudflare does to a page, as it documents: to mail addresses outside its comments, and to scripts without its attribute. */
const afterCloudflare = (html: string) =>
  html
    .split(/(<!--email_off-->[\s\S]*?<!--\/email_off-->)/)
    .map((part) =>
      part.startsWith("<!--email_off-->")
        ? part
        : part.replace(/mailto:[^"]+|[\w.]+@[\w.]+/g, "/cdn-cgi/l/email-protection"),
    )
    .join("")
    .replace(/<script(?![^>]*data-cfasync="false")(?![^>]*json)/g, '<script type="rocket"');

it("Cloudflare leaves mail addresses and scripts as they are", () => {
  const page = parsePage(
    '<!DOCTYPE html><html><head><script>one()</script></head><body><a href="mailto:a@b.example">a@b.example</a><script src="/app.js"></script><script type="application/ld+json">{}</script></body></html>',
  );
  expect(afterCloudflare(serialize(page))).not.toBe(serialize(page));
  askIntermediaries(page);
  expect(afterCloudflare(serialize(page))).toBe(serialize(page));
});
