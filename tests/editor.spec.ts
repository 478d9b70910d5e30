import { existsSync, readdirSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import jsqr from "jsqr";
import sharp from "sharp";
import { parse } from "yaml";
import {
  address,
  addressOf,
  answer,
  choosePhoto,
  desktop,
  entry,
  expand,
  field,
  type OnlineEditor,
  openEntry,
  openForm,
  phone,
  pressBack,
  reveal,
  save,
  saveMerging,
  saveWithRefusal,
  saveWithSuccess,
  signIn,
  test,
} from "./support/editor";
import { answers } from "./support/github-answers";
import { halves, heic, isUpright, telephonePhoto } from "./support/photos";

/* What the owner does in the editor, and what must not happen to his files. Each test loads the editor anew, on busy machines. */
test.describe.configure({ timeout: 90_000 });

const saved = "Está salvo.";

/** Whether a request writes. */
const isCommit = (request: string) => request.includes("mutation");

/** Sets the price of a plan, without saving. */
async function writePrice(page: Page, plan: number, price: string): Promise<void> {
  const opened = await openEntry(page, "Planos", plan);
  await (await reveal(page, opened.getByRole("textbox", { name: "Preço" }))).fill(price);
}

const prices = (editor: OnlineEditor) =>
  (parse(editor.content.read("plans.yaml")) as { plans: { price: string }[] }).plans.map(({ price }) => price);

/** A field whose change concerns nothing else. */
const region = (page: Page) => reveal(page, page.getByRole("textbox", { name: "Região atendida" }));
/** Types at a field's end, as a person does: of what a test fills in, no draft is kept. */
async function type(field: Locator, text: string): Promise<void> {
  await field.press("End");
  await field.pressSequentially(text);
}

/** Writes at a field's end as a phone's keyboard or dictation does: in a composition that is not committed. */
async function dictate(field: Locator, text: string): Promise<void> {
  await field.press("End");
  const keyboard = await field.page().context().newCDPSession(field.page());
  for (let length = 1; length <= text.length; length++)
    await keyboard.send("Input.imeSetComposition", {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
}

const changedRegion = ["-servedArea: em Garanhuns e região", "+servedArea: no Agreste"];

test.describe("Signing in", () => {
  test("on a phone, the owner signs in, changes a price, reads what is wrong with it, and saves one line", async ({
    editor,
  }) => {
    const page = await editor.open(phone);
    await expect(page.getByRole("link", { name: /Crie um no GitHub/ })).toHaveAttribute("href", /contents=write/);
    // As a password manager needs it.
    await expect(page.getByLabel("Repositório")).toHaveAttribute("autocomplete", "username");
    await signIn(page, "errado");
    await expect(page.getByText("O código de acesso não vale")).toHaveText(
      /Cole-o inteiro, ou crie outro no GitHub\.$/,
    );
    await signIn(page, ` ${editor.github.token}\u200B`);
    // The name of a field leads to its form.
    await page.getByRole("searchbox").click();
    await page.getByRole("searchbox").fill("preço");
    await page.getByRole("row", { name: "Planos de manutenção" }).click();
    await writePrice(page, 1, "R$ 39,0");
    await saveWithRefusal(page, "Planos de manutenção › Planos › “Básico” › Preço:");
    const price = page.getByRole("textbox", { name: "Preço" });
    await expect(price).toHaveValue("R$ 39,0");
    await expect(price).toBeInViewport();
    expect(editor.changedLines()).toEqual([]);
    await price.fill("R$ 390 por mês");
    await saveWithSuccess(page);
    expect(editor.changedLines()).toEqual(["-    price: Sob consulta", "+    price: R$ 390 por mês"]);
    expect(editor.github.commits).toEqual([expect.stringMatching(/^Muda /)]);
  });

  test("keeps the code when GitHub fails at the start, and forgets it when GitHub says that it is not valid", async ({
    editor,
  }) => {
    editor.github.answer = () => answers.primaryLimit;
    const page = await editor.openSignedIn();
    await expect(page.getByText("Tente de novo depois das 15:30")).toBeVisible();
    // A fault after the code was tried, while the files are read.
    editor.github.answer = (request) => (request.includes("collaborators") ? answers.secondaryLimit : undefined);
    await page.reload();
    await expect(page.getByText("O GitHub pediu uma pausa")).toBeVisible();
    editor.github.answer = () => undefined;
    await page.reload();
    await expect(page.getByRole("treeitem", { name: "Páginas" })).toBeVisible();
    editor.github.token = "github_pat_novo";
    await page.reload();
    await expect(page.getByText("O código de acesso não vale")).toBeVisible();
    await expect(page.getByLabel("Código de acesso")).toHaveValue("");
  });

  test("signs a phone in by a code that the computer shows", async ({ editor }) => {
    const page = await editor.openSignedIn(desktop);
    await page.getByRole("button", { name: "Experimente" }).click();
    const picture = await page.getByRole("dialog", { name: "Entrar com o Celular" }).screenshot();
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const code = jsqr(new Uint8ClampedArray(data), info.width, info.height);
    const other = await editor.open(phone, code?.data);
    await other
      .getByRole("alertdialog", { name: "Entrar pelo código QR" })
      .getByRole("button", { name: "Entrar" })
      .click();
    await expect(other.getByRole("treeitem", { name: "Páginas" })).toBeVisible();
  });
});

test.describe("A save", () => {
  test("changes the lines of what was changed, of each kind of field, and no other; a number that is none is kept as it was written, and named", async ({
    editor,
  }) => {
    const page = await editor.openForm("plans", phone);
    const plan = await openEntry(page, "Planos", 2);
    const days = await reveal(page, plan.getByRole("textbox", { name: /^Garantia/ }));
    await days.fill("trinta dias");
    await saveWithRefusal(page, /“Já” › Garantia.*: /);
    await expect(days).toHaveValue("trinta dias");
    await days.fill("1.080");
    const features = await reveal(page, field(plan, "Itens incluídos"));
    await features.getByRole("button", { name: /Incluir/ }).click();
    await (await reveal(page, entry(features, 1))).getByRole("textbox").fill("Fotos: antes e depois");
    await plan.getByRole("button", { name: "Recolher" }).first().click();
    const plans = field(page, "Planos");
    await entry(plans, 1).getByRole("button", { name: "Mover para Cima" }).click();
    await saveWithSuccess(page);
    const lines = editor.changedLines();
    expect(lines.slice(-3)).toEqual([
      "-    warrantyDays: 60",
      "+    warrantyDays: 1080",
      '+      - "Fotos: antes e depois"',
    ]);
    // What was moved keeps its lines.
    const moved = (sign: string) =>
      lines
        .slice(0, -3)
        .filter((line) => line[0] === sign)
        .map((line) => line.slice(1));
    expect(moved("-").length).toBeGreaterThan(0);
    expect(moved("-").sort()).toEqual(moved("+").sort());
  });

  test("leaves a file of Windows, with lists that are not indented, as it is written", async ({ editor }) => {
    const source = `\uFEFF${editor.content.read("business.yaml")}`
      .replace(/^ {2}(- | {2})/gm, "$1")
      .replaceAll("\n", "\r\n");
    editor.content.write("business.yaml", source.trimEnd());
    const page = await editor.openForm("business");
    const saturday = await openEntry(page, "Horários de atendimento", 2);
    await (await reveal(page, saturday.getByRole("textbox", { name: "Fecha" }))).fill("13h");
    await saveWithSuccess(page);
    const last = source.trimEnd().lastIndexOf("closes: 12h");
    expect(editor.content.read("business.yaml")).toBe(
      `${source.slice(0, last)}closes: 13h${source.trimEnd().slice(last + "closes: 12h".length)}`,
    );
  });

  test("is refused for what a build refuses; the form keeps its text and moves to the field", async ({ editor }) => {
    const page = await editor.openForm("pages-privacy", phone);
    const section = await openEntry(page, "Seções numeradas", 3);
    const paragraph = (await reveal(page, field(section, "Parágrafos"))).getByRole("textbox").first();
    await paragraph.fill("Fale com a {brnad}.");
    await section.getByRole("button", { name: "Recolher" }).first().click();
    const title = page.getByRole("textbox", { name: "Título da página" });
    await title.fill("");
    await saveWithRefusal(page, "Política de Privacidade › Título da página: Preencha este campo.");
    await title.fill("Privacidade | {brand}");
    await saveWithRefusal(page, "› Parágrafos 1: “{brnad}”");
    await expect(paragraph).toBeInViewport();
    await expect(paragraph).toHaveValue("Fale com a {brnad}.");
    expect(editor.changedLines()).toEqual([]);
  });

  test("asks before an entry is removed, by its name, and refuses a list without one", async ({ editor }) => {
    const steps = ["Visita", "Preço"].map(
      (title, index) => `  - number: "0${index + 1}"\n    title: ${title}\n    description: Sim.\n`,
    );
    editor.content.write("steps.yaml", `steps:\n${steps.join("")}`);
    editor.changedLines();
    const page = await editor.openForm("steps");
    const remove = field(page, "Etapas").getByRole("button", { name: "Remover" });
    await remove.first().click();
    await answer(page, "Remover “Visita”?", "Cancelar");
    await remove.first().click();
    await answer(page, "Remover “Visita”?", "Remover");
    await expect(remove).toHaveCount(1);
    await remove.click();
    await answer(page, "Remover “Preço”?", "Remover");
    await saveWithRefusal(page, "Etapas do atendimento › Etapas: Inclua ao menos um item.");
    expect(editor.changedLines()).toEqual([]);
  });

  test("asks before a group is emptied by its box, and can bring it back; of nothing that is new it makes no commit", async ({
    editor,
  }) => {
    const page = await editor.openForm("pages-contact", phone);
    const group = await reveal(page, field(page, "Atendimento rápido"));
    const box = group.getByRole("checkbox", { name: /Incluir .*Atendimento rápido/ });
    await box.click();
    await answer(page, "Remover “Atendimento rápido”, com tudo o que está aí?", "Cancelar");
    await expect(box).toBeChecked();
    await box.click();
    await answer(page, "Remover “Atendimento rápido”", "Remover");
    await expect(box).not.toBeChecked();
    await group.getByRole("button", { name: "Mostrar Opções do Campo" }).first().click();
    await page.getByRole("menuitem", { name: "Reverter Alterações" }).click();
    await answer(page, "Voltar ao que está salvo?", "Voltar");
    await expect(box).toBeChecked();
    await expect(page.getByRole("button", { name: "Salvar" })).toBeDisabled();

    const heading = page.getByRole("textbox", { name: "Título", exact: true }).first();
    await heading.fill("Fale\u2028conosco \u200B");
    await saveWithSuccess(page);
    expect(editor.github.commits).toEqual([]);
    expect(editor.changedLines()).toEqual([]);
  });

  test("tells of what the site warns, once", async ({ editor }) => {
    const page = await editor.openForm("services");
    await page.getByRole("textbox", { name: "Mensagem no WhatsApp" }).fill("Um serviço.");
    await saveWithSuccess(page);
    const warning = page.getByRole("complementary").getByText("Serviços › Mensagem no WhatsApp: Sem {title}");
    await expect(warning).toBeInViewport();
    expect(editor.changedLines()).toEqual(['-message: "O assunto: {title}."', '+message: "Um serviço."']);
    await page.goto(addressOf("services"));
    await page.getByRole("textbox", { name: "Link do WhatsApp em cada serviço" }).fill("Perguntar");
    await expect(warning).toBeInViewport();
    await saveWithSuccess(page);
    await expect(warning).toBeHidden();
  });

  test("that GitHub refuses says until when to wait; one at the moment of another's takes nothing back; and one whose answer is lost is not repeated", async ({
    editor,
  }) => {
    const page = await editor.openForm("business");
    await (await region(page)).fill("no Agreste");
    const answerCommit = (answer: () => ReturnType<typeof editor.github.answer>) => {
      editor.github.answer = (request) => (isCommit(request) ? answer() : undefined);
    };
    await test.step("GitHub asks for a pause", async () => {
      answerCommit(() => answers.primaryLimit);
      await saveWithRefusal(page, "Tente de novo depois das 15:30");
      expect(editor.changedLines()).toEqual([]);
    });
    await test.step("somebody saves at the same moment", async () => {
      answerCommit(() => {
        editor.commitByOther("business.yaml", "timeZone: America/Recife", "timeZone: America/Fortaleza");
        return undefined;
      });
      await saveWithRefusal(page, "Nada foi salvo. O site mudou neste instante. Salve de novo.");
    });
    await test.step("the answer is lost", async () => {
      answerCommit(() => "lost");
      await saveMerging(page);
      await expect(page.getByText(saved)).toBeVisible();
    });
    expect(editor.changedLines()).toEqual(changedRegion);
    expect(editor.content.read("business.yaml")).toContain("timeZone: America/Fortaleza");
    expect(editor.github.commits).toHaveLength(1);
  });
});

test.describe("Nothing typed is lost:", () => {
  test("while a save is slow, the form waits, also for the Back button", async ({ editor }) => {
    const page = await editor.openForm("business");
    await page.goto(addressOf("business"));
    await (await region(page)).fill("no Agreste");
    let answerNow = () => {};
    const asked = new Promise<void>((resolve) => {
      editor.github.answer = (request) => {
        if (!isCommit(request)) return undefined;
        resolve();
        return new Promise((answered) => {
          answerNow = () => answered(undefined);
        });
      };
    });
    await save(page);
    await page.keyboard.type("perdido?");
    await asked;
    await page.keyboard.type("perdido?");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(addressOf("business"));
    // A second press may lead out of the editor.
    const isAsked = await page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
    expect(isAsked, "whether the browser asks before it leaves").toBe(true);
    await expect(await region(page)).toHaveValue("no Agreste");
    answerNow();
    await expect(page.getByText(saved)).toBeVisible();
    expect(editor.changedLines()).toEqual(changedRegion);
  });

  test("a save that is killed leaves the file, and a draft that takes back nothing written since", async ({
    editor,
  }) => {
    const page = await editor.openForm("business");
    await dictate(await region(page), " e no Agreste");
    await expect.poll(() => page.evaluate(draftsIn)).toBe(1);
    editor.github.answer = (request) => (isCommit(request) ? new Promise(() => {}) : undefined);
    await save(page);
    await expect.poll(() => editor.github.requests.some(isCommit)).toBe(true);
    await page.reload();
    expect(editor.changedLines()).toEqual([]);
    editor.github.answer = () => undefined;
    editor.commitByOther("business.yaml", "timeZone: America/Recife", "timeZone: America/Fortaleza");
    await page.reload();
    await page.getByRole("button", { name: "Restaurar" }).click();
    await saveWithSuccess(page);
    expect(editor.changedLines()).toEqual([
      "-servedArea: em Garanhuns e região",
      "+servedArea: em Garanhuns e região e no Agreste",
    ]);
  });

  test("a draft belongs to its file: a press of Back at once and a new build with another model leave it", async ({
    editor,
  }) => {
    const page = await editor.openSignedIn(phone);
    await openForm(page, "Conteúdo do site", "Dados da empresa");
    await type(await region(page), " e no Agreste");
    await page.goBack();
    const marked = page.getByRole("row", { name: "Dados da empresa Rascunho não salvo" });
    await expect(marked).toBeVisible();
    editor.build = (script) => script.replaceAll('"Etapas"', '"Passos"');
    await page.reload();
    await expect(marked).toBeVisible();
    await page.evaluate(addToDraft, "Frio no ponto");
    await marked.click();
    await expect(page.getByRole("button", { name: "Descartar" })).toBeVisible();
    await pressBack(page);
    await marked.click();
    await page.getByRole("button", { name: "Descartar" }).click();
    await answer(page, "Apagar o que você escreveu aqui e não salvou?", "Cancelar");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Restaurar" }).click();
    const question = "este formulário já não tem campo para isto, que você tinha escrito:\n\nFrio no ponto";
    await save(page);
    await answer(page, question, "Cancelar");
    await answer(page, "Nada foi salvo.", "OK");
    await save(page);
    await answer(page, question, "Salvar o resto");
    await expect(page.getByText(saved)).toBeVisible();
    await expect(marked).toBeHidden();
    expect(editor.changedLines()).toEqual([
      "-servedArea: em Garanhuns e região",
      "+servedArea: em Garanhuns e região e no Agreste",
    ]);
  });

  test("two tabs of one form keep what was typed in each, also while one is saved; a tab that is closed leaves its draft to another, which is asked of the same field and saves the rest", async ({
    editor,
  }) => {
    const first = await editor.openForm("business");
    const open = async () => {
      const page = await first.context().newPage();
      await page.goto(addressOf("business"));
      return page;
    };
    const email = (page: Page) => reveal(page, page.getByRole("textbox", { name: "E-mail" }));
    const second = await open();
    await type(await region(first), " e no Sertão");
    await type(await email(first), ".br");
    await type(await region(second), " e no Agreste");
    await expect.poll(() => second.evaluate(draftsIn)).toBe(2);
    await second.close();
    const page = await open();
    const restore = page.getByRole("button", { name: "Restaurar" });
    await restore.click();
    await expect(await region(page)).toHaveValue("em Garanhuns e região e no Agreste");
    await saveWithSuccess(page);
    await expect(page.getByRole("row", { name: "Dados da empresa Rascunho em outra aba" })).toBeVisible();
    await first.close();
    await page.reload();
    const marked = page.getByRole("row", { name: "Dados da empresa Rascunho não salvo" });
    await marked.click();
    await restore.click();
    await expect(await region(page)).toHaveValue("em Garanhuns e região e no Sertão");
    await save(page);
    await answer(page, "Já salvo: em Garanhuns e região e no Agreste", "Ficar com o salvo");
    await expect.poll(() => page.evaluate(draftsIn)).toBe(0);
    await expect(marked).toBeHidden();
    expect(editor.changedLines()).toEqual([
      expect.stringMatching(/^-email: /),
      expect.stringMatching(/^\+email: .*\.com\.br\.br$/),
      "-servedArea: em Garanhuns e região",
      "+servedArea: em Garanhuns e região e no Agreste",
    ]);
  });

  test("a device without room for a draft says so, and the browser asks before it closes the page", async ({
    editor,
  }) => {
    // In a browser that is not in Portuguese, too.
    const page = await editor.openForm("business", { locale: "en-US" });
    await page.evaluate(fillStorage);
    await type(await region(page), " e no Agreste");
    await answer(page, "não tem espaço para guardar o rascunho", "OK");
    await type(await region(page), " e no Sertão");
    const isAsked = await page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
    expect(isAsked, "whether the browser asks before it closes").toBe(true);
    await saveWithSuccess(page);
    expect(editor.changedLines()).toHaveLength(2);
    // What Sveltia CMS does not catch.
    editor.faults.splice(0);
  });

  test("signing out asks before it deletes a draft, which nobody else shall read", async ({ editor }) => {
    const page = await editor.openSignedIn(phone);
    await openForm(page, "Conteúdo do site", "Dados da empresa");
    await type(await region(page), " e no Agreste");
    await page.getByRole("button", { name: "Cancelar Edição" }).click();
    await page.getByRole("button", { name: "Voltar para a Lista de Coleções" }).click();
    await expect(page.getByRole("treeitem", { name: "Conteúdo do site 1 rascunho não salvo" })).toBeVisible();
    const signOut = async () => {
      await page.getByRole("radio", { name: "Menu" }).click();
      await expect(page.getByRole("menuitem", { name: "Configurações" })).toBeHidden();
      await page.getByRole("menuitem", { name: "Sair" }).click();
    };
    await signOut();
    await answer(page, "Você escreveu e ainda não salvou em:\n“Dados da empresa”", "Cancelar");
    expect(await page.evaluate(draftsIn)).toBe(1);
    const other = await page.context().newPage();
    await other.goto(addressOf("business"));
    await type(await region(other), " e no Sertão");
    await expect.poll(() => page.evaluate(draftsIn)).toBe(2);
    await signOut();
    await answer(page, "Sair apaga isto deste aparelho.", "Apagar e sair");
    for (const tab of [page, other]) await expect(tab.getByLabel("Código de acesso")).toBeVisible();
    expect(await page.evaluate(draftsIn)).toBe(0);
    // Sveltia CMS leaves the page while a view transition runs.
    editor.faults.splice(0);
  });

  test("a form shows the file that its address names, however it was reached", async ({ editor }) => {
    const page = await editor.openForm("pages-privacy");
    const heading = page.getByRole("textbox", { name: "Título", exact: true }).first();
    await expect(heading).toHaveValue(/^Política de Privacidade/);
    await page.goto(addressOf("pages-terms"));
    await expect(heading).toHaveValue(/^Termos/);
    await page.goBack();
    await expect(heading).toHaveValue(/^Política de Privacidade/);
    await heading.fill("Privacidade");
    await saveWithSuccess(page);
    expect(editor.changedLines()).toEqual([expect.stringMatching(/^-heading: Política/), "+heading: Privacidade"]);
  });
});

/** Runs in the page: the number of drafts that the editor has stored. */
const draftsIn = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open("github:dona/site");
    opening.onsuccess = () => {
      const store = opening.result.transaction("draft-backups").objectStore("draft-backups");
      store.count().onsuccess = ({ target }) => {
        opening.result.close();
        resolve((target as IDBRequest<number>).result);
      };
    };
  });

/** Runs in the page: lets each further draft fail, as in a storage that is full. */
const fillStorage = () => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...record) {
    const request = put.apply(this, record);
    if (this.name === "draft-backups") this.transaction.abort();
    return request;
  };
};

/** Runs in the page: adds a text to the stored draft, as of a field that the form has no more. */
const addToDraft = (text: string) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open("github:dona/site");
    opening.onsuccess = () => {
      const store = opening.result.transaction("draft-backups", "readwrite").objectStore("draft-backups");
      store.openCursor().onsuccess = ({ target }) => {
        const { result } = target as IDBRequest<IDBCursorWithValue>;
        Object.assign(result.value.currentValues._default, { slogan: text });
        result.update(result.value).onsuccess = () => resolve();
        opening.result.close();
      };
    };
  });

test.describe("Two people", () => {
  test("keep each other's changes, without a question on them, and are asked once of the same field, with both values", async ({
    editor,
  }) => {
    const page = await editor.openForm("plans");
    const other = await editor.openForm("plans");
    await writePrice(other, 0, "R$ 900 por mês");
    await saveWithSuccess(other);
    await writePrice(page, 1, "R$ 390 por mês");
    editor.commitByOther("plans.yaml", "price: Sob consulta", "price: R$ 400 por mês");
    editor.changedLines();
    const question =
      /Planos de manutenção › Planos › “Básico” › Preço\s*Já salvo: R\$ 400 por mês\s*No seu formulário: R\$ 390 por mês/;
    await saveMerging(page);
    await answer(page, question, "Cancelar");
    await answer(page, "O que já estava no site continua lá", "OK");
    expect(editor.changedLines()).toEqual([]);
    await saveMerging(page);
    await answer(page, question, "Salvar o meu");
    await expect(page.getByText(saved)).toBeVisible();
    expect(editor.changedLines()).toEqual(["-    price: R$ 400 por mês", "+    price: R$ 390 por mês"]);
    expect(prices(editor)).toEqual(["R$ 900 por mês", "R$ 390 por mês", "Sob consulta"]);
  });

  test("may delete a file that is open in a form, which brings it back if the owner says so", async ({ editor }) => {
    const page = await editor.openForm("steps");
    const source = editor.content.read("steps.yaml");
    const step = await openEntry(page, "Etapas", 1);
    await (await reveal(page, step.getByRole("textbox", { name: "Título" }))).fill("Preço");
    editor.content.remove("steps.yaml");
    await save(page);
    await answer(page, "Este arquivo foi apagado do site", "Juntar e salvar");
    await expect(page.getByText(saved)).toBeVisible();
    expect(editor.content.read("steps.yaml")).toBe(source.trimEnd().replace("title: Orçamento\n", "title: Preço\n"));
  });

  test("say before the owner types what the form can't hold, and keep the other files editable", async ({ editor }) => {
    const source = editor.content.read("plans.yaml").replace("price: Sob consulta", "price: &preco Sob consulta");
    editor.content.write("plans.yaml", source);
    editor.changedLines();
    const page = await editor.openSignedIn();
    const line = source.split("\n").findIndex((text) => text.includes("&preco")) + 1;
    await answer(page, `data/plans.yaml, linha ${line}`, "OK");
    await openForm(page, "Conteúdo do site", "Dados da empresa");
    await (await region(page)).fill("no Agreste");
    await saveWithSuccess(page);
    await expect(page.getByText("o site só muda depois que isto for corrigido")).toBeVisible();
    expect(editor.changedLines()).toEqual(changedRegion);
  });
});

test.describe("Photos:", () => {
  const photosIn = (editor: OnlineEditor) =>
    readdirSync(editor.content.place(""))
      .filter((name) => /\.(?:jpe?g|webp)$/.test(name))
      .sort();

  /** Chooses a file in the open dialog of the media library. */
  async function chooseInLibrary(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
    await page.getByRole("dialog", { name: "Enviar foto" }).locator("input").setInputFiles({ name, mimeType, buffer });
  }

  async function openLibrary(page: Page): Promise<void> {
    await page.getByRole("option", { name: /Fotos do site/ }).click();
    await page.getByRole("button", { name: "Enviar foto" }).click();
  }

  /** Opens a photo of the home page. */
  async function openPhoto(page: Page, index: number) {
    await expand(page, field(page, "Chamada para os serviços"));
    return openEntry(page, "Fotos", index);
  }

  test("one of a phone is saved with the text that names it, upright, small, under a safe name", async ({ editor }) => {
    const page = await editor.openForm("pages-home", phone);
    await choosePhoto(
      await openPhoto(page, 0),
      "❄️ Câmara fria~2 & cia.jpg",
      await telephonePhoto(),
      "camara-fria~2-cia.webp",
    );
    await saveWithSuccess(page);
    expect(editor.changedLines()).toContain("+    - url: camara-fria~2-cia.webp");
    expect(photosIn(editor)).toEqual(["camara-fria~2-cia.webp"]);
    expect(await isUpright(editor.content.place("camara-fria~2-cia.webp"))).toBe(true);

    // It is not read again when something else changes.
    editor.github.requests.length = 0;
    await page.goto(addressOf("pages-home"));
    await page.getByRole("textbox", { name: "Título da página" }).fill("{brand}: refrigeração {servedArea}");
    await saveWithSuccess(page);
    expect(editor.github.requests.filter((request) => request.includes("/git/blobs/"))).toHaveLength(1);
  });

  test("an iPhone's is converted, and a second of the same name keeps the first", async ({ editor }) => {
    const page = await editor.openForm("pages-home");
    await choosePhoto(await openPhoto(page, 0), "IMG_4521.HEIC", heic, "img_4521.webp", "image/heic");
    await saveWithSuccess(page);
    await page.goto(addressOf("pages-home"));
    await choosePhoto(await openPhoto(page, 1), "IMG_4521.jpg", await halves(500, 700).jpeg().toBuffer(), "img_4521");
    await save(page);
    await expect.poll(() => photosIn(editor)).toEqual(["img_4521-1.webp", "img_4521.webp"]);
  });

  test("one that the site can't show is refused, and what is no photo is not taken", async ({ editor }) => {
    const page = await editor.openForm("pages-home", desktop);
    await choosePhoto(await openPhoto(page, 0), "tira.jpg", await halves(200, 180).jpeg().toBuffer(), "tira.webp");
    await saveWithRefusal(page, /Fotos › “Técnico com capacete.*” › Arquivo ou endereço:/);
    await page.goto(`${address}#/assets`);
    await openLibrary(page);
    await chooseInLibrary(page, "plans.yml", "application/octet-stream", Buffer.from("a: b"));
    await page.getByRole("alertdialog").getByRole("button", { name: "Enviar" }).click();
    await answer(page, "Aqui entram só fotos (JPEG, PNG, WebP ou HEIC), e não: plans.yml.", "OK");
    expect(editor.changedLines()).toEqual([]);
    expect(existsSync(editor.content.place("plans.yml"))).toBe(false);
  });

  test("two that are missing can be brought one after the other", async ({ editor }) => {
    editor.commitByOther("pages/home.yaml", "    - url: fotos/bancada.jpg", "    - url: um.webp");
    editor.commitByOther("pages/home.yaml", "    url: fotos/bancada.jpg", "    url: dois.webp");
    editor.changedLines();
    const page = await editor.openSignedIn(desktop, `${address}#/assets`);
    for (const name of ["um", "dois"]) {
      await openLibrary(page);
      await chooseInLibrary(page, `${name}.jpg`, "image/jpeg", await halves(600, 800).jpeg().toBuffer());
      await page.getByRole("alertdialog").getByRole("button", { name: "Enviar" }).click();
      await expect.poll(() => photosIn(editor)).toContain(`${name}.webp`);
    }
  });

  test("one that is in use can be renamed, and not deleted; one that is not can, and takes no other file along", async ({
    editor,
  }) => {
    for (const name of ["balcao.jpg", "livre.jpg"])
      editor.content.write(
        name,
        await halves(name.length * 60, 800)
          .jpeg()
          .toBuffer(),
      );
    editor.commitByOther("pages/home.yaml", "    - url: fotos/bancada.jpg", "    - url: balcao.jpg");
    const page = await editor.openSignedIn(desktop, `${address}#/assets`);
    const dialog = page.getByRole("alertdialog", { name: "Excluir foto" });
    const askToDelete = async (name: string) => {
      await page.getByRole("gridcell", { name, exact: true }).click();
      await page.getByRole("button", { name: "Excluir a foto escolhida" }).click();
    };
    await askToDelete("balcao.jpg");
    await expect(dialog).toContainText("Esta foto está em uso no site e não pode ser apagada.");
    await expect(dialog.getByText("obrigatório")).toBeHidden();
    await expect(dialog.getByRole("button", { name: "Excluir" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("button", { name: "Mostrar Opções de Edição" }).click();
    await page.getByRole("menuitem", { name: "Renomear" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("oficina.jpg");
    await page.getByRole("dialog").getByRole("button", { name: "Renomear" }).click();
    await expect.poll(() => photosIn(editor)).toEqual(["livre.jpg", "oficina.jpg"]);
    expect(editor.changedLines()).toEqual(["-    - url: balcao.jpg", "+    - url: oficina.jpg"]);
    await askToDelete("livre.jpg");
    editor.github.answer = (request) => (isCommit(request) ? answers.noRight : undefined);
    await dialog.getByRole("button", { name: "Excluir" }).click();
    await answer(page, "O código de acesso não tem direito a isto", "OK");
    editor.github.answer = () => undefined;
    await page.getByRole("button", { name: "Excluir a foto escolhida" }).click();
    await dialog.getByRole("button", { name: "Excluir" }).click();
    await expect.poll(() => photosIn(editor)).toEqual(["oficina.jpg"]);
    // The refusal, which Sveltia CMS does not catch.
    expect(editor.faults.splice(0)).toEqual(["Error: Failed to send the request"]);
  });
});

test.describe("On a phone", () => {
  test("a press anywhere on an entry's bar opens it, and each target is 44 pixels large", async ({ editor }) => {
    const page = await editor.openForm("plans", phone);
    const plan = await reveal(page, entry(field(page, "Planos"), 1));
    for (const button of await plan.getByRole("button").all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect([width >= 44, height >= 44], (await button.getAttribute("aria-label")) ?? "").toEqual([true, true]);
    }
    const name = await plan.getByText("Básico", { exact: true }).boundingBox();
    await page.mouse.click((name?.x ?? 0) + 100, (name?.y ?? 0) + 5);
    await expect(plan.getByRole("textbox", { name: "Nome" })).toHaveValue("Básico");
    // What is added says what it is, and is scrolled to.
    await field(page, "Planos")
      .getByRole("button", { name: /Incluir .*item em “Planos”/ })
      .click();
    const names = field(page, "Planos").getByRole("textbox", { name: "Nome" });
    await expect(names).toHaveCount(2);
    await expect(names.last()).toBeFocused();
    await expect(names.last()).toBeInViewport();
  });

  test("an icon is chosen by its picture", async ({ editor }) => {
    const page = await editor.openForm("services", phone);
    await (await openEntry(page, "Serviços", 0)).getByRole("combobox").click();
    const options = page.getByRole("option");
    const areDrawn = await options.evaluateAll((all) =>
      Promise.all(
        all.map(async (option) => {
          const [, picture = ""] = /url\("(.*)"\)/.exec(getComputedStyle(option, "::before").backgroundImage) ?? [];
          return (await fetch(picture)).headers.get("Content-Type");
        }),
      ),
    );
    expect(new Set(areDrawn)).toEqual(new Set(["image/svg+xml"]));
    expect(areDrawn.length).toBeGreaterThan(20);
  });

  test("a form fits, says what its closed groups hold, is saved above the keyboard, and says which it is, however long its name", async ({
    editor,
  }) => {
    const page = await editor.openForm("pages-home", phone);
    // A press on what a closed group holds opens it.
    const group = field(page, "Chamada para os serviços");
    const held = await reveal(page, group.getByText(/· Fotos ·/));
    const [outer, inner] = await Promise.all([group.boundingBox(), held.boundingBox()]);
    if (!outer || !inner) throw new Error("The group is not there");
    // Not by force: what is rendered late may still move it.
    await group.click({ position: { x: inner.x - outer.x + 5, y: inner.y - outer.y + 5 } });
    await expect(field(page, "Fotos")).toBeVisible();
    const closed = page
      .getByRole("button", { name: "Expandir", exact: true, expanded: false })
      .and(page.locator(":not([tabindex='-1'])"));
    while (await closed.count()) await closed.first().click();
    const fields = page.getByRole("textbox");
    for (const box of await Promise.all((await fields.all()).map((one) => one.boundingBox())))
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.viewport.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    await page.setViewportSize({ width: 360, height: 400 });
    await expect(page.getByRole("button", { name: "Salvar" })).toBeInViewport({ ratio: 1 });

    await page.goto(addressOf("interface"));
    const bar = page.getByRole("group", { name: "Editor de Conteúdo" }).getByRole("toolbar", { name: "Principal" });
    await expect.poll(() => bar.ariaSnapshot()).toContain("Cabeçalho, rodapé, menu e avisos");
    await expect(page.getByRole("button", { name: "Mostrar Opções do Editor" })).toBeInViewport({ ratio: 1 });
  });
});
