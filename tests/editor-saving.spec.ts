import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { parse } from "yaml";
import { gitNames } from "../plugins/gatsby-plugin-content-editor/git-names";
import { publishingTexts as words } from "../plugins/gatsby-plugin-content-editor/texts";
import { routes } from "../src/content/routes";
import {
  address,
  addressOf,
  field,
  list,
  type OnlineEditor,
  open,
  phone,
  save,
  saveButton,
  savedLine,
  saveInVain,
  signIn,
  test,
} from "./support/editor";
import { answers } from "./support/github-answers";

/* What becomes of a save, whatever the line, GitHub, the browser or somebody else does meanwhile: nothing typed is lost. */
test.describe.configure({ timeout: 120_000 });

const isCommit = (request: string) => request.includes("mutation");

/** A field whose change concerns nothing else. */
const area = (page: Page) => field(page, "Região atendida");

const changedArea = ["-servedArea: em Garanhuns e região", "+servedArea: no Agreste"];

/** Whether the browser asks before it leaves the page. */
const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

test.describe("A line that drops", () => {
  test("says what was in the way, and the next save brings what was typed, once", async ({ editor }) => {
    const page = await editor.openForm("business.yaml", phone);
    await area(page).fill("no Agreste");
    editor.github.answer = (request) => (isCommit(request) ? "cut" : undefined);
    await saveInVain(page, "O GitHub não respondeu");
    await expect(area(page)).toHaveValue("no Agreste");
    expect(editor.changedLines()).toEqual([]);
    editor.github.answer = () => undefined;
    await save(page);
    expect(editor.changedLines()).toEqual(changedArea);
    expect(editor.github.commits).toHaveLength(1);
  });

  test("is told while he looks at the page, too", async ({ editor }) => {
    const page = await editor.openForm("business.yaml", phone);
    await area(page).fill("no Agreste");
    await area(page).scrollIntoViewIfNeeded();
    // Before it clicks on what is sticky, Playwright scrolls.
    await page.getByRole("link", { name: "Ver a página" }).dispatchEvent("click");
    editor.github.answer = (request) => (isCommit(request) ? "cut" : undefined);
    await saveInVain(page, "O GitHub não respondeu");
    await page.getByRole("button", { name: "Fechar" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await page.getByRole("link", { name: "Editar" }).click();
    await expect(area(page)).toBeInViewport();
  });

  test("leaves no word of the save before beside that nothing was saved", async ({ editor }) => {
    const page = await editor.openForm("business.yaml", phone);
    await area(page).fill("no Agreste");
    await save(page);
    await area(page).fill("no Sertão");
    editor.github.answer = (request) => (isCommit(request) ? answers.archived : undefined);
    await saveInVain(page, "Nada foi salvo. O GitHub recusou o pedido");
    await expect(page.getByText("Está salvo")).toBeHidden();
  });

  test("leaves a save that is slow: what is typed meanwhile stays, and the browser asks before it leaves", async ({
    editor,
  }) => {
    const page = await editor.openForm("business.yaml", phone);
    await area(page).fill("no Agreste");
    let answerNow = () => {};
    editor.github.answer = (request) =>
      isCommit(request) ? new Promise((resolve) => (answerNow = () => resolve(undefined))) : undefined;
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveAccessibleName("Salvando…");
    expect(await asksBeforeLeaving(page)).toBe(true);
    await area(page).press("End");
    await area(page).pressSequentially(" e no Sertão");
    await expect.poll(() => editor.github.requests.some(isCommit)).toBe(true);
    answerNow();
    await expect(savedLine(page, "Dados da empresa")).toContainText("Está salvo");
    expect(editor.changedLines()).toEqual(changedArea);
    await expect(area(page)).toHaveValue("no Agreste e no Sertão");
    editor.github.answer = () => undefined;
    await save(page);
    expect(editor.changedLines()).toEqual(["-servedArea: no Agreste", "+servedArea: no Agreste e no Sertão"]);
  });

  test("at the start says that what was typed is safe", async ({ editor }) => {
    const page = await editor.openForm("business.yaml", phone);
    await area(page).fill("no Agreste");
    editor.github.answer = () => "cut";
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("O que você escreveu e não salvou continua guardado");
  });

  test("at the start keeps the code, but for GitHub's word that it is not valid", async ({ editor }) => {
    editor.github.answer = () => answers.primaryLimit;
    const page = await editor.openSignedIn(phone);
    await expect(page.getByRole("alert")).toContainText("Tente de novo depois das 15h30");
    editor.github.answer = () => ({ json: { data: { repository: { ref: null } } } });
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByRole("alert")).toContainText("já não tem o ramo “main”");
    editor.github.answer = () => undefined;
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByRole("link", { name: "Planos de manutenção" })).toBeVisible();
    editor.github.token = "github_pat_novo";
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("O código de acesso não vale");
    await expect(page.getByLabel("Código de acesso")).toHaveValue("");
  });
});

test("Once he types on, nothing more is said of the save before", async ({ editor }) => {
  const page = await editor.openForm("business.yaml", phone);
  await area(page).fill("no Agreste");
  await save(page);
  await area(page).fill("no Sertão");
  await expect(page.getByText("Está salvo")).toBeHidden();
});

test("A code that expires is asked for where he is, and what was typed is there", async ({ editor }) => {
  const page = await editor.openForm("business.yaml", phone);
  await area(page).fill("no Agreste");
  editor.github.token = "github_pat_novo";
  await saveInVain(page, "Nada foi salvo. O código de acesso não vale");
  await page.getByRole("button", { name: "Entrar com outro código" }).click();
  await signIn(page, editor.github.token);
  await expect(area(page)).toHaveValue("no Agreste");
  await save(page);
  expect(editor.changedLines()).toEqual(changedArea);
});

test.describe("Two people", () => {
  /** Writes the price of a plan, without saving. */
  async function writePrice(page: Page, plan: string, price: string): Promise<void> {
    await open(list(page, "Planos"), plan);
    await field(page, "Preço").fill(price);
  }

  test("keep each other's changes, and are asked of the same value, with both", async ({ editor }) => {
    const page = await editor.openForm("plans.yaml", phone);
    const other = await editor.openForm("plans.yaml");
    await writePrice(other, "Profissional", "R$ 900 por mês");
    await save(other);
    await writePrice(page, "Básico", "R$ 390 por mês");
    editor.commitByOther("plans.yaml", "price: Sob consulta", "price: R$ 400 por mês");
    await saveButton(page).click();
    const question = page.getByRole("dialog", { name: "Outra pessoa mudou o mesmo lugar" });
    const choice = question.getByRole("group", { name: "Planos de manutenção › Planos › “Básico” › Preço" });
    await expect(choice.getByRole("radio")).toHaveCount(2);
    await expect(choice.getByLabel("R$ 390 por mês")).toBeChecked();
    await question.getByRole("button", { name: "Cancelar" }).click();
    expect(editor.changedLines()).toEqual([]);
    await expect(field(page, "Preço")).toHaveValue("R$ 390 por mês");

    await saveButton(page).click();
    await choice.getByLabel("R$ 400 por mês").check();
    await choice.getByLabel("R$ 390 por mês").check();
    await question.getByRole("button", { name: "Salvar assim" }).click();
    await expect(savedLine(page, "Planos de manutenção")).toContainText("Está salvo");
    expect(editor.changedLines()).toEqual(["-    price: R$ 400 por mês", "+    price: R$ 390 por mês"]);
    const { plans } = parse(editor.content.read("plans.yaml"));
    expect(plans[0].price).toBe("R$ 900 por mês");
  });

  test("at the same moment: the later save is put onto the earlier by itself", async ({ editor }) => {
    const page = await editor.openForm("business.yaml");
    await area(page).fill("no Agreste");
    let isFirst = true;
    editor.github.answer = (request) => {
      if (isCommit(request) && isFirst)
        editor.commitByOther("business.yaml", "timeZone: America/Recife", "timeZone: America/Fortaleza");
      isFirst &&= !isCommit(request);
      return undefined;
    };
    await save(page);
    expect(editor.changedLines()).toEqual(changedArea);
    expect(editor.content.read("business.yaml")).toContain("timeZone: America/Fortaleza");
  });

  test("in one browser: two tabs of a form show one draft, and save it once", async ({ editor }) => {
    const page = await editor.openForm("business.yaml");
    const other = await page.context().newPage();
    await other.goto(addressOf("business.yaml"));
    await area(page).fill("no Agreste");
    await expect(area(other)).toHaveValue("no Agreste");
    await field(other, "E-mail").fill("frio@example.com");
    await expect(field(page, "E-mail")).toHaveValue("frio@example.com");
    await save(other);
    await expect(page.getByRole("button", { name: "Descartar" })).toBeHidden();
    expect(editor.changedLines()).toEqual([
      expect.stringMatching(/^-email/),
      "+email: frio@example.com",
      ...changedArea,
    ]);
    await expect(area(page)).toHaveValue("no Agreste");
    await field(page, "E-mail").fill("gelo@example.com");
    await save(page);
    expect(editor.changedLines()).toEqual(["-email: frio@example.com", "+email: gelo@example.com"]);
  });
});

test.describe("A file with an error", () => {
  test("is not shown as an empty form, and says where the error is; the others are saved", async ({ editor }) => {
    const source = editor.content.read("plans.yaml").replace("price: Sob consulta", "price: [Sob consulta");
    editor.content.write("plans.yaml", source);
    editor.changedLines();
    const page = await editor.openSignedIn(phone);
    await page.getByRole("link", { name: /Planos de manutenção Com erro/ }).click();
    const line = source.split("\n").findIndex((text) => text.includes("[Sob")) + 1;
    await expect(page.getByText(`data/plans.yaml, linha ${line}`)).toBeVisible();
    await expect(saveButton(page)).toBeHidden();
    await page.getByRole("link", { name: "Formulários" }).click();
    await page.getByRole("link", { name: /^Dados da empresa/ }).click();
    await area(page).fill("no Agreste");
    await save(page);
    expect(editor.changedLines()).toEqual(changedArea);
    await expect(savedLine(page, "Dados da empresa")).toContainText("o site não muda enquanto isto não for corrigido");
  });

  test("does not let another be saved that would break what it says with its last valid text", async ({ editor }) => {
    editor.commitByOther(
      "pages/contact.yaml",
      /^linkLabel: .*$/m.exec(editor.content.read("pages/contact.yaml"))?.[0] ?? "",
      'linkLabel: "{tagline}"',
    );
    editor.commitByOther("business.yaml", "tagline: Climatização, Ventilação e Frio!", "tagline: Frio");
    const first = await editor.openSignedIn();
    await expect(first.getByRole("link", { name: "Página de contato" })).toBeVisible();
    // A version that the editor can find.
    editor.commitByOther("pages/contact.yaml", "heading: ", "heading ");
    const page = await editor.openForm("business.yaml");
    const tagline = field(page, "Assinatura da marca");
    await tagline.fill("Refrigeração comercial");
    await expect(page.getByText("um erro que não está num campo daqui")).toBeVisible();
    await saveButton(page).click();
    expect(editor.changedLines()).toEqual([]);
    await tagline.fill("Gelo");
    await save(page);
    expect(editor.changedLines()).toEqual(["-tagline: Frio", "+tagline: Gelo"]);
  });
});

test("A value that is still an example is named where it keeps the site from being published", async ({ editor }) => {
  editor.content.write(
    "business.yaml",
    editor.content
      .read("business.yaml")
      .replace(/^siteUrl: .*$/m, "siteUrl: https://www.polarfrio.com.br")
      .replace(/^email: .*$/m, "email: contato@example.com"),
  );
  editor.changedLines();
  const page = await editor.openForm("plans.yaml", phone);
  await field(page, "Como a garantia aparece no cartão").fill("{warrantyDays} dias ao todo");
  await save(page);
  await expect(savedLine(page, "Planos de manutenção")).toContainText("Ainda é um dado de exemplo");
});

test.describe("A browser", () => {
  test("that is full, or keeps nothing, says so, and asks before it leaves", async ({ editor }) => {
    const page = await editor.openForm("business.yaml", phone);
    await page.evaluate(() => {
      for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2))
        try {
          for (let part = 0; ; part++) localStorage.setItem(`${size} ${part}`, "x".repeat(size));
        } catch {
          // As much as there is room for.
        }
    });
    await area(page).fill("no Agreste");
    await expect(page.getByText("Este aparelho não guarda o rascunho")).toBeVisible();
    expect(await asksBeforeLeaving(page)).toBe(true);
    await save(page);
    expect(editor.changedLines()).toEqual(changedArea);

    const refusing = await editor.open(phone);
    await refusing.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    await refusing.reload();
    await signIn(refusing, editor.github.token);
    await refusing.getByRole("link", { name: "Dados da empresa" }).click();
    await area(refusing).fill("no Sertão");
    await expect(refusing.getByText("Este aparelho não guarda o rascunho")).toBeVisible();
    await save(refusing);
    expect(editor.changedLines()).toEqual(["-servedArea: no Agreste", "+servedArea: no Sertão"]);
  });

  test("in whose storage something broken stands shows the editor all the same", async ({ editor }) => {
    const page = await editor.openSignedIn(phone);
    await page.evaluate(() => {
      for (const file of ["business.yaml", "plans.yaml"]) localStorage.setItem(`editor.draft.${file}`, '{"data":');
      sessionStorage.setItem("editor.save", "[]");
    });
    await page.reload();
    await page.getByRole("link", { name: "Dados da empresa" }).click();
    await area(page).fill("no Agreste");
    await save(page);
    expect(editor.changedLines()).toEqual(changedArea);
  });

  test("as old as the oldest that the site names saves, too", async ({ editor }) => {
    const page = await editor.openSignedIn(phone);
    // What came after Chrome 114, Safari 17 or Firefox 125.
    await page.addInitScript(() => {
      const later: [object, string[]][] = [
        [Uint8Array, ["fromBase64", "fromHex"]],
        [Uint8Array.prototype, ["toBase64", "toHex", "setFromBase64"]],
        [Promise, ["withResolvers", "try"]],
        [Object, ["groupBy"]],
        [Map, ["groupBy"]],
        [Array, ["fromAsync"]],
        [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "symmetricDifference"]],
        [globalThis, ["Iterator"]],
        [
          Object.getPrototypeOf(Object.getPrototypeOf([].values())),
          ["map", "filter", "some", "find", "toArray", "flatMap", "take", "drop", "forEach", "reduce", "every"],
        ],
        [AbortSignal, ["any"]],
        [URL, ["parse", "canParse"]],
        [HTMLDialogElement.prototype, ["requestClose"]],
        [Math, ["sumPrecise"]],
        [RegExp, ["escape"]],
      ];
      for (const [home, names] of later) for (const name of names) Reflect.deleteProperty(home, name);
    });
    await page.goto(addressOf("pages/home.yaml"));
    await field(page, "Título da página").fill("{brand}: refrigeração {servedArea}");
    await save(page);
    expect(editor.changedLines()).toEqual([
      expect.stringMatching(/^-title/),
      '+title: "{brand}: refrigeração {servedArea}"',
    ]);
    await page.getByRole("link", { name: "Ver a página" }).click();
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("that has the editor open while a new build comes loads it again, with the draft", async ({ editor }) => {
    const page = await editor.openForm("business.yaml", phone);
    await area(page).fill("no Agreste");
    let isGone = true;
    await page.route("**/admin/preview.js", (route) => {
      if (!isGone) return route.fallback();
      isGone = false;
      return route.fulfill({ status: 404 });
    });
    await page.getByRole("link", { name: "Ver a página" }).click();
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(addressOf("business.yaml"));
    await expect(area(page)).toHaveValue("no Agreste");
  });
});

test("While a form is warned of something, its save goes through", async ({ editor }) => {
  const page = await editor.openForm("services.yaml", phone);
  const message = field(page, "Mensagem no WhatsApp");
  await message.fill("Um serviço.");
  await expect(message).toHaveAccessibleDescription(/Confira: Sem \{title\}/);
  await save(page);
  expect(editor.changedLines()).toEqual(['-message: "O assunto: {title}."', '+message: "Um serviço."']);
});

test.describe("After a save", () => {
  type Build = Record<string, string>;

  /** What a build would be made from now. */
  const contentOf = (editor: OnlineEditor): Build => gitNames(path.join(editor.content.directory, "data"));

  /** A host: the builds, each with its list of files, and which of them each page is from. */
  class Host {
    readonly #builds: Build[] = [];
    readonly #pages = new Map<string, number>();
    /** What it answers with, if it does. */
    status = 200;

    /** Puts a build online, or only some of its pages. */
    publish(build: Build, pages = routes.map(({ path }) => path)): void {
      this.#builds.push(build);
      for (const page of pages) this.#pages.set(page, this.#builds.length);
    }

    async serve(page: Page): Promise<void> {
      const { origin } = new URL(address);
      const reply = (body?: string) => (body ? { status: this.status, body } : { status: 404 });
      await page.route(`${origin}/data/*/page-data/content.json`, (route) => {
        const build = this.#builds[Number(route.request().url().split("/")[4]) - 1];
        return route.fulfill(reply(build && JSON.stringify(build)));
      });
      for (const { path } of routes)
        await page.route(origin + path, (route) => {
          const html = `<meta name="page-data" content="/data/${this.#pages.get(path)}">`;
          return route.fulfill({ ...reply(html), contentType: "text/html" });
        });
    }
  }

  test("the owner reads that it is saved, that the site does not answer, that a build is late, and when all pages have it", async ({
    editor,
  }) => {
    const page = await editor.openForm("pages/contact.yaml", phone);
    const host = new Host();
    host.publish(contentOf(editor));
    await host.serve(page);
    await page.clock.install();
    await field(page, "Título").first().fill("Fale com a gente");
    await saveButton(page).click();
    const line = savedLine(page, "Página de contato");
    const status = line.getByRole("status");
    const look = () => page.clock.fastForward(10_000);
    await expect(status).toContainText(words.saved);
    await expect(status).toBeInViewport();
    await page.reload();
    await expect(status).toContainText(words.saved);
    host.status = 502;
    await look();
    await expect(status).toContainText(words.unknown);
    host.status = 200;
    // A host that copies the pages one by one.
    host.publish(contentOf(editor), ["/contato", "/"]);
    await look();
    await expect(status).toContainText(words.saved);
    await page.clock.fastForward("11:00");
    await expect(status).toContainText(words.late);
    host.publish(contentOf(editor));
    await page.clock.fastForward(60_000);
    await expect(status).toContainText(words.online);
    await expect(line.getByRole("link", { name: words.see })).toHaveAttribute("href", "/contato");
    await line.getByRole("button", { name: words.close }).click();
    await expect(line).toBeHidden();
  });

  test("one that somebody else saved over is online with what came after it", async ({ editor }) => {
    const page = await editor.openForm("pages/contact.yaml", phone);
    const host = new Host();
    host.publish(contentOf(editor));
    await host.serve(page);
    await page.clock.install();
    await field(page, "Título").first().fill("Fale com a gente");
    await saveButton(page).click();
    const status = savedLine(page, "Página de contato").getByRole("status");
    await expect(status).toContainText(words.saved);
    editor.commitByOther("pages/contact.yaml", "Fale com a gente", "Fale conosco");
    host.publish(contentOf(editor));
    await page.clock.fastForward("11:00");
    await expect(status).toContainText(words.online);
  });
});

test("a question that two people's changes raise is answered by keyboard", async ({ editor }) => {
  const page = await editor.openForm("business.yaml");
  await area(page).fill("no Agreste");
  editor.commitByOther("business.yaml", "servedArea: em Garanhuns e região", "servedArea: no Sertão");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(area(page)).toHaveValue("no Agreste");
  expect(editor.changedLines()).toEqual([]);
});
