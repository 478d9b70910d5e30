/**
 * `npm run smoke`: tests the built site before it is published, whatever the content. Each page exists, with its policy and what `data/`
 * says, and so does every file and page that it links to; a browser, if there is one, opens it without an error. Prints in pt-BR what is
 * wrong; the exit code is 1 then. `npm run smoke -- https://…` tests a site that is online, made of the same `data/`.
 */
import path from "node:path";
import { chromium } from "@playwright/test";
import { interpolate } from "../plugins/gatsby-plugin-content-model/placeholders";
import { errorsIn } from "../plugins/gatsby-plugin-content-model/problems";
import { readContent } from "../plugins/gatsby-plugin-content-model/read-content";
import { serveBuiltSite } from "../plugins/gatsby-plugin-static-host/built-site";
import { isChanged } from "../plugins/gatsby-plugin-static-host/content-security-policy";
import {
  attributeOf,
  type Document,
  elementsNamed,
  elementsOf,
  parsePage,
  textOf,
} from "../plugins/gatsby-plugin-static-host/html-page";
import { contentModel } from "../src/content/content-model";
import { phoneUrl } from "../src/content/derived/outbound-links";
import { factsOf } from "../src/content/facts";
import { originOf, pageUrl, routes } from "../src/content/routes";
import { findChromium } from "./chromium";

const { content, problems } = readContent(contentModel, path.resolve("data"), new Date());
const failures = errorsIn(problems).map(({ file, message }) => `data/${file}: ${message}`);

const changedPage =
  "a página não é mais a que foi feita, e o navegador recusa o que mudou: desligue na hospedagem o que altera páginas, como “minify” e “otimizar HTML”";

/** All URLs that a page names, without those of texts. */
function* urlsIn(document: Document): Generator<string> {
  for (const element of elementsOf(document)) {
    for (const name of ["href", "src"]) yield attributeOf(element, name) ?? "";
    for (const candidate of (attributeOf(element, "srcset") ?? "").split(", ")) yield candidate.split(" ")[0] ?? "";
  }
}

async function main(): Promise<void> {
  if (!content) return;
  const [address] = process.argv.slice(2);
  const { origin } = address ? new URL(address) : await serveBuiltSite("public");
  const { siteUrl, phone } = content["business.yaml"];
  const facts = factsOf(content, new Date());
  const sitemap = await (await fetch(`${origin}/sitemap-0.xml`)).text();
  const seen = new Set<string>();

  /** Reports what is not as it should be on a page. */
  const check = (place: string, what: string, isSo: boolean) => {
    if (!isSo) failures.push(`${place}: ${what}`);
  };

  for (const { file, path: route } of routes) {
    const response = await fetch(origin + route);
    const document = parsePage(await response.text());
    const values = (name: string, ...tags: string[]) =>
      elementsNamed(document, ...tags).map((element) => attributeOf(element, name));
    const titles = elementsNamed(document, "title").map(textOf);
    check(route, "a página não abre", response.ok);
    check(route, "falta o título", titles.includes(interpolate(content[file].title, facts)));
    check(route, "falta a política de segurança", values("http-equiv", "meta").includes("Content-Security-Policy"));
    check(route, changedPage, !isChanged(document));
    check(route, "falta no mapa do site", sitemap.includes(`<loc>${pageUrl(siteUrl, route)}</loc>`));
    for (const name of file === "pages/contact.yaml" ? ["name", "email", "phone", "subject", "message"] : [])
      check(route, `falta o campo ${name} do formulário`, values("name", "input", "select", "textarea").includes(name));
    check(route, "falta o título principal (h1)", elementsNamed(document, "h1").length > 0);
    check(route, "falta o telefone", [...urlsIn(document)].includes(phoneUrl(phone)));
    const [canonical] = elementsNamed(document, "link").filter((link) => attributeOf(link, "rel") === "canonical");
    const address = canonical && attributeOf(canonical, "href");
    check(route, "o endereço não é o de siteUrl", address === pageUrl(siteUrl, route));
    for (const url of urlsIn(document)) {
      const { origin: host, pathname } = new URL(url, siteUrl);
      if (host !== originOf(siteUrl) || seen.has(pathname)) continue;
      seen.add(pathname);
      check(route, `falta ${pathname}`, (await fetch(origin + pathname)).ok);
    }
  }

  const executablePath = findChromium();
  if (executablePath) {
    const browser = await chromium.launch({ executablePath });
    const page = await browser.newPage();
    // The photos of an image service need not be there.
    await page.route(
      (url) => url.origin !== origin,
      (request) => request.fulfill({ status: 204 }),
    );
    page.on("pageerror", (error) => failures.push(`${new URL(page.url()).pathname}: ${error.message}`));
    page.on("console", (message) => failures.push(`${new URL(page.url()).pathname}: ${message.text()}`));
    for (const { path: route } of routes) {
      const response = await page.goto(origin + route);
      if (!response?.ok()) continue;
      const hydrated = page.locator("[popovertarget][aria-expanded]").waitFor({ state: "attached", timeout: 10_000 });
      check(route, "os scripts da página não funcionam", await hydrated.then(() => true).catch(() => false));
      check(route, "o título principal não aparece", await page.locator("h1").isVisible());
    }
    await browser.close();
  }

  const opened = executablePath ? "e abertas num navegador" : "sem navegador, que não há neste computador";
  if (failures.length === 0) console.log(`${routes.length} páginas conferidas, ${opened}: tudo certo.`);
}

void main()
  .catch((error: Error) => failures.push(error.message))
  .finally(() => {
    for (const failure of failures) console.error(failure);
    process.exit(failures.length > 0 ? 1 : 0);
  });
