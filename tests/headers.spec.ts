import type { Page } from "@playwright/test";
import { routes } from "./support/built-content";
import { expect, test, visit } from "./support/site";

/** Headers of a response, which may be a redirect. Concatenates the URL, because `//x` would name another host. */
const sent = async (page: Page, baseURL: string | undefined, path: string) =>
  (await page.request.get(`${baseURL}${path}`, { maxRedirects: 0 })).headers();

test("An injected script does not run", async ({ browser, baseURL }) => {
  // A separate context, because the browser reports the violation to the console.
  const page = await browser.newPage({ baseURL });
  await page.goto("/contato");
  const refused = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
    });
    document.body.append(Object.assign(document.createElement("script"), { textContent: "window.slippedIn = true" }));
    return { directive: await violation, hasRun: "slippedIn" in window };
  });
  expect(refused).toEqual({ directive: "script-src-elem", hasRun: false });
  await page.close();
});

test("Every page and file is sent with the headers that keep visitors safe", async ({ page, baseURL }) => {
  const variants = ["/servicos/", "/servicos/index.html", "/index.html", "//contato", "/contato?x=1", "/nao-existe"];
  for (const path of [...routes, ...variants, "/favicon.svg", "/contato.vcf"]) {
    expect(await sent(page, baseURL, path), path).toMatchObject({
      "content-security-policy": "frame-ancestors 'none'",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8,}$/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("geolocation=()"),
    });
  }
});

test("Files with a hash in their address are cached for a year; pages are revalidated", async ({ page }) => {
  const answers = new Map<string, string | undefined>();
  page.on("response", (response) => answers.set(new URL(response.url()).pathname, response.headers()["cache-control"]));
  await visit(page, "/contato");

  const keeping = (pattern: RegExp) =>
    new Set([...answers].filter(([path]) => pattern.test(path)).map(([, value]) => value));
  expect(keeping(/\.(js|woff2)$|\/page-data\//)).toEqual(new Set(["public, max-age=31536000, immutable"]));
  expect(keeping(/^\/contato$/)).toEqual(new Set(["public, max-age=0, must-revalidate"]));
});
