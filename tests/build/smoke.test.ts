import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";

const folder = mkdtempSync(path.join(tmpdir(), "smoke-"));
const built = (file: string) => path.join(folder, "public", file);
let report: string;
let exitCode: number | null;

/** Edits a file of the built site. */
function edit(file: string, change: (html: string) => string): void {
  const html = readFileSync(built(file), "utf8");
  expect(change(html)).not.toBe(html);
  writeFileSync(built(file), change(html));
}

/* All faults at once: the look at a site takes seconds. */
beforeAll(() => {
  cpSync("public", built(""), { recursive: true });
  symlinkSync(path.resolve("data"), path.join(folder, "data"));
  rmSync(built("servicos/index.html"));
  rmSync(built("contato.vcf"));
  edit("index.html", (html) =>
    html.replace("</main>", '<img src="/static/foto.jpg" alt=""><a href="/precos">Preços</a></main>'),
  );
  // Another site, whose address begins as this one's.
  edit("index.html", (html) =>
    html.replace(/<link[^>]* rel="canonical"[^>]* href="([^"]+?)\/?"[^>]*>/, '$&<a href="$1.br/outro">Outro</a>'),
  );
  edit("termos-de-uso/index.html", (html) => html.replaceAll('href="tel:+55', 'href="tel:+1'));
  edit("politica-de-privacidade/index.html", (html) =>
    html.replace(/(<link[^>]* rel="canonical"[^>]* href="https:\/\/)[^/"]+/, "$1outra.example"),
  );
  // As a host does that minifies scripts.
  edit("index.html", (html) => html.replace("/*<![CDATA[*/", ""));
  edit("contato/index.html", (html) =>
    html.replace("</body>", '<script src="/erro.js"></script></body>').replace(/ name="subject"/, ""),
  );
  writeFileSync(built("erro.js"), 'console.error("um erro na página");');

  const command = ["node_modules/tsx/dist/cli.mjs", "scripts/smoke.ts"].map((file) => path.resolve(file));
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  [exitCode, report] = [status, `${stdout}${stderr}`];
});
afterAll(() => rmSync(folder, { recursive: true }));

it("The last look before a publication stops it", () => {
  expect(exitCode).toBe(1);
});

it.each([
  ["a missing page", "/servicos: a página não abre"],
  ["a missing contact card", "/contato: falta /contato.vcf"],
  ["a missing photo", "/: falta /static/foto.jpg"],
  ["a link to a missing page", "/: falta /precos"],
  ["another phone", "/termos-de-uso: falta o telefone"],
  ["a canonical URL at another address", "/politica-de-privacidade: o endereço não é o de siteUrl"],
  [
    "a page that was changed after the build",
    "/: a página não é mais a que foi feita, e o navegador recusa o que mudou: desligue na hospedagem o que altera páginas, como “minify” e “otimizar HTML”",
  ],
  ["a field that the form lacks", "/contato: falta o campo subject do formulário"],
  ["what a page writes to the console", "/contato: um erro na página"],
])("It reports %s", (_, message) => {
  expect(report.split("\n")).toContain(message);
});

it("It reports nothing of another site", () => {
  expect(report).not.toContain("/outro");
});

it("It reports nothing else of pages with one fault", () => {
  const ofLegalPages = report.split("\n").filter((line) => /^\/(termos|politica)/.test(line));
  expect(ofLegalPages).toHaveLength(2);
});
