import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import jsqr from "jsqr";
import sharp from "sharp";
import { parse } from "yaml";
import { savingTexts } from "../plugins/gatsby-plugin-content-editor/texts";

import { messages as contentMessages } from "../plugins/gatsby-plugin-content-model/messages";
import type { Content } from "../src/content/model/content-files";
import {
  address,
  choosePhoto,
  entry,
  expand,
  expectRefusal,
  field,
  type OnlineEditor,
  openEntry,
  openForm,
  phone,
  reveal,
  save,
  saveMerging,
  saveWithRefusal,
  saveWithSuccess,
  signIn,
  test,
} from "./support/editor";
import { halves, heic, isUpright, telephonePhoto } from "./support/photos";

/* What the owner does in the editor, on real files, and what must not happen to them. Each test loads the editor anew, on busy machines. */
test.describe.configure({ timeout: 90_000 });

test.describe("On a phone", () => {
  test.use({ ...phone });

  test("the owner signs in, changes a price, sees what is wrong, and saves one line", async ({ editor }) => {
    const page = await editor.open(phone);
    await signIn(page, editor.github.token);
    await openForm(page, "Conteúdo do site", "Planos de manutenção");
    const plan = await openEntry(page, "Planos", 1);
    const price = await reveal(page, plan.getByRole("textbox", { name: "Preço" }));
    await price.fill("R$ 39,0");
    await saveWithRefusal(
      page,
      `Planos de manutenção › Planos › “Profissional” › Preço: O preço não está no formato esperado.`,
    );
    await expect(price).toHaveValue("R$ 39,0");
    await expect(price).toBeInViewport();
    expect(editor.changedLines()).toEqual([]);
    await price.fill("R$ 390 por mês");
    await saveWithSuccess(page);
    expect(editor.changedLines()).toEqual(["-    price: Sob consulta", "+    price: R$ 390 por mês"]);
  });

  for (const [group, file] of [
    ["Conteúdo do site", "Dados da empresa"],
    ["Páginas", "Página inicial"],
  ] as const) {
    test(`the form “${file}” fits, with its groups open`, async ({ editor }) => {
      const page = await editor.openSignedIn(phone);
      await openForm(page, group, file);
      const closed = page
        .getByRole("button", { name: "Expandir", exact: true, expanded: false })
        .and(page.locator(":not([tabindex='-1'])"));
      while (await closed.count()) await closed.first().click();
      const fields = page.getByRole("textbox");
      for (const box of await Promise.all((await fields.all()).map((one) => one.boundingBox()))) {
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.viewport.width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    });
  }
});

test("leads to the page where a token is made, and says of a wrong one that it is", async ({ editor }) => {
  const page = await editor.open();
  await page.getByRole("button", { name: "Entrar com o código de acesso" }).click();
  const link = page.getByRole("link", { name: /^Crie um no \W*GitHub/ });
  await expect(link).toHaveAttribute(
    "href",
    /^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?.*contents=write/,
  );
  await page.getByRole("button", { name: "Cancelar" }).click();
  await signIn(page, "errado");
  await expect(page.getByRole("alert")).toContainText("O token fornecido é inválido");
});

test("says at the start that the token was deleted or has expired, or that there is no connection", async ({
  editor,
}) => {
  const page = await editor.openSignedIn();
  await expect(page.getByRole("treeitem", { name: "Páginas" })).toBeVisible();
  editor.github.token = "github_pat_novo";
  await page.reload();
  await expect.poll(() => editor.questions).toEqual([savingTexts.refusedByHost(401)]);
  await page.route("https://api.github.com/**", (route) => route.abort());
  await page.reload();
  await expect.poll(() => editor.questions.slice(1)).toEqual([savingTexts.offline]);
  await page.unroute("https://api.github.com/**");
  await signIn(page, editor.github.token);
  await expect(page.getByRole("treeitem", { name: "Páginas" })).toBeVisible();
});

test("signs a phone in by a code that the computer shows", async ({ editor }) => {
  const page = await editor.openSignedIn();
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

test("asks nobody but the site and GitHub, under a policy that allows no other script or connection", async ({
  editor,
}) => {
  const page = await editor.openSignedIn();
  await openForm(page, "Páginas", "Página inicial");
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("connect-src 'self' data: blob: https://api.github.com;");
  await expect(page).toHaveTitle(/Editor: A & B/);
  // `editor` fails at a request to anyone else.
});

/** Ordinary edits, and the lines that they change. */
const edits: [string, (page: Page) => Promise<void>, string[]][] = [
  [
    "the phone",
    async (page) => {
      await openForm(page, "Conteúdo do site", "Dados da empresa");
      await page.getByRole("textbox", { name: "Telefone e WhatsApp" }).fill(" (87) 3761-2345 ");
    },
    ["-phone: (87) 00000-0000", "+phone: (87) 3761-2345"],
  ],
  [
    "the street, in a group",
    async (page) => {
      await openForm(page, "Conteúdo do site", "Dados da empresa");
      await expand(page, field(page, "Endereço"));
      await page.getByRole("textbox", { name: "Rua" }).fill("Rua do Sol");
    },
    ["-  street: Rua Exemplo", "+  street: Rua do Sol"],
  ],
  [
    "an hour, in a list below a remark",
    async (page) => {
      await openForm(page, "Conteúdo do site", "Dados da empresa");
      const saturday = await openEntry(page, "Horários de atendimento", 1);
      await (await reveal(page, saturday.getByRole("textbox", { name: "Fecha" }))).fill("13h");
    },
    ["-    closes: 12h", "+    closes: 13h"],
  ],
  [
    "a day, from its choices",
    async (page) => {
      await openForm(page, "Conteúdo do site", "Dados da empresa");
      const saturday = await openEntry(page, "Horários de atendimento", 1);
      await (await reveal(page, field(saturday, "Último dia"))).getByRole("combobox").click();
      await page.getByRole("option", { name: "domingo" }).click();
    },
    ["-    lastDay: sábado", "+    lastDay: domingo"],
  ],
  [
    "a number",
    async (page) => {
      await openForm(page, "Conteúdo do site", "Planos de manutenção");
      const plan = await openEntry(page, "Planos", 0);
      await (await reveal(page, plan.getByRole("spinbutton", { name: /^Garantia/ }))).fill("45");
    },
    ["-    warrantyDays: 30", "+    warrantyDays: 45"],
  ],
  [
    "a long text, on one line",
    async (page) => {
      await openForm(page, "Conteúdo do site", "Etapas do atendimento");
      const step = await openEntry(page, "Etapas", 1);
      const text =
        "Você recebe o preço e o prazo por escrito, no mesmo dia. Nada é feito sem a sua aprovação, nem um parafuso.";
      await (await reveal(page, step.getByRole("textbox", { name: "Descrição" }))).fill(text);
    },
    [
      "-    description: Você recebe o preço e o prazo por escrito. Nada é feito sem a sua aprovação.",
      "+    description: Você recebe o preço e o prazo por escrito, no mesmo dia. Nada é feito sem a sua aprovação, nem um parafuso.",
    ],
  ],
  [
    "a text with a colon, which is quoted",
    async (page) => {
      await openForm(page, "Conteúdo do site", "Serviços");
      const service = await openEntry(page, "Serviços", 0);
      const features = await reveal(page, field(service, "Itens incluídos"));
      await features.getByRole("button", { name: /Adicionar/ }).click();
      await (await reveal(page, entry(features, 4))).getByRole("textbox").fill("Fotos: antes e depois");
    },
    ['+      - "Fotos: antes e depois"'],
  ],
  [
    "an item less, after a question",
    async (page) => {
      await openForm(page, "Conteúdo do site", "Serviços");
      const service = await openEntry(page, "Serviços", 0);
      const second = await reveal(page, entry(field(service, "Itens incluídos"), 1));
      await second.getByRole("button", { name: "Remover" }).click();
    },
    ["-      - Medição de pressão, corrente e temperatura"],
  ],
  [
    "a page's heading",
    async (page) => {
      await openForm(page, "Páginas", "Página de contato");
      await page.getByRole("textbox", { name: "Título", exact: true }).first().fill("Fale com a gente");
    },
    ["-heading: Fale conosco", "+heading: Fale com a gente"],
  ],
  [
    "a colour",
    async (page) => {
      await openForm(page, "Páginas", "Página inicial");
      await expand(page, field(page, "Chamada para os serviços"));
      const photo = await openEntry(page, "Fotos", 0);
      await (await reveal(page, photo.getByRole("textbox", { name: "Cor atrás da foto" }))).fill("#2a4d6e");
    },
    ['-      colour: "#12335a"', '+      colour: "#2a4d6e"'],
  ],
  [
    "an optional fact that was missing",
    async (page) => {
      await openForm(page, "Conteúdo do site", "Dados da empresa");
      await page.getByRole("textbox", { name: "Registro profissional" }).fill("CREA-PE 123456");
    },
    ["+registration: CREA-PE 123456"],
  ],
  [
    "a clause of the terms",
    async (page) => {
      await openForm(page, "Páginas", "Termos de Uso");
      await page.getByRole("textbox", { name: "Título", exact: true }).first().fill("Termos");
    },
    ["-heading: Termos de Uso", "+heading: Termos"],
  ],
];

for (const [what, edit, lines] of edits) {
  test(`changes ${what}, and no other line`, async ({ editor }) => {
    const page = await editor.openSignedIn();
    await edit(page);
    await saveWithSuccess(page);
    expect(editor.changedLines()).toEqual(lines);
    expect(editor.github.commits).toEqual([expect.stringMatching(/^Muda /)]);
  });
}

for (const [what, stored] of [
  ["the line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark and a last line without end", (text: string) => `\uFEFF${text.trimEnd()}`],
] as const) {
  test(`changes one line of a file that has ${what}`, async ({ editor }) => {
    const source = stored(editor.site.read("pages/contact.yaml"));
    editor.site.write("pages/contact.yaml", source);
    const page = await editor.openSignedIn();
    await openForm(page, "Páginas", "Página de contato");
    const heading = page.getByRole("textbox", { name: "Título", exact: true }).first();
    await heading.fill("Fale com a gente");
    await saveWithSuccess(page);
    expect(editor.site.read("pages/contact.yaml")).toBe(source.replace("Fale conosco", "Fale com a gente"));
  });
}

test("moves an entry of a list with its lines unchanged", async ({ editor }) => {
  const page = await editor.openSignedIn(phone);
  await openForm(page, "Conteúdo do site", "Serviços");
  const services = field(page, "Serviços");
  await services.scrollIntoViewIfNeeded();
  await entry(services, 0).getByRole("button", { name: "Mover para Baixo" }).click();
  await saveWithSuccess(page);
  const titles = (parse(editor.site.read("services.yaml")) as Content["services.yaml"]).services.map(
    ({ title }) => title,
  );
  expect(titles.slice(0, 2)).toEqual(["Manutenção corretiva", "Manutenção preventiva"]);
  const lines = editor.changedLines();
  const linesWith = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  expect(linesWith("-").sort()).toEqual(linesWith("+").sort());
});

test("calls entries by their names, and asks before one is removed", async ({ editor }) => {
  const page = await editor.openSignedIn();
  await openForm(page, "Conteúdo do site", "Planos de manutenção");
  const plans = field(page, "Planos");
  await reveal(page, entry(plans, 2));
  for (const name of ["Básico", "Profissional", "Empresarial"])
    await expect(plans.getByText(name, { exact: true })).toBeVisible();
  editor.answer = false;
  await plans.getByRole("button", { name: "Remover" }).first().click();
  await expect(plans.getByText("Básico", { exact: true })).toBeVisible();
  const professional = await openEntry(page, "Planos", 1);
  await professional.getByRole("button", { name: "Remover" }).first().click();
  const features = await reveal(page, field(professional, "Itens incluídos"));
  await (await reveal(page, entry(features, 0))).getByRole("button", { name: "Remover" }).click();
  expect(editor.questions).toEqual([
    savingTexts.confirmRemoval("Básico"),
    savingTexts.confirmRemoval("Profissional"),
    savingTexts.confirmRemoval(plansIn(editor)[1]?.features[0]),
  ]);

  await page.getByRole("button", { name: "Cancelar Edição" }).click();
  await page.getByRole("row", { name: /Etapas|Como trabalhamos/ }).click();
  await expect(field(page, "Etapas").getByText("Diagnóstico", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Cancelar Edição" }).click();
  await page.getByRole("row", { name: "Dados da empresa" }).click();
  const hours = field(page, "Horários de atendimento");
  await reveal(page, entry(hours, 1));
  await expect(hours.getByText("segunda · sexta · 8h · 18h")).toBeVisible();
});

test("saves what a build only warns of, and says what to look at, once", async ({ editor }) => {
  const page = await editor.openSignedIn();
  await openForm(page, "Conteúdo do site", "Serviços");
  await page.getByRole("textbox", { name: "Mensagem no WhatsApp" }).fill("Um serviço.");
  await saveWithSuccess(page);
  const warning =
    "Sem {title}, a mensagem é a mesma para todos, e quem a recebe não sabe de qual serviço se trata. Ponha {title} no texto.";
  expect(editor.questions).toEqual([savingTexts.warnings([`Serviços › Mensagem no WhatsApp: ${warning}`])]);
  expect(editor.changedLines()).toEqual(['-message: "O assunto: {title}."', '+message: "Um serviço."']);
  await openForm(page, "Conteúdo do site", "Serviços");
  await page.getByRole("textbox", { name: "Link do WhatsApp em cada serviço" }).fill("Perguntar");
  await saveWithSuccess(page);
  expect(editor.questions).toHaveLength(1);
});

test.describe("What a build refuses is not saved, and the form keeps its text:", () => {
  test("a wrong name in braces, and a title that another page has", async ({ editor }) => {
    const page = await editor.openSignedIn();
    await openForm(page, "Páginas", "Página de contato");
    const { title } = parse(editor.site.read("pages/services.yaml")) as Content["pages/services.yaml"];
    await page.getByRole("textbox", { name: "Título da página" }).fill(title);
    await page.getByRole("textbox", { name: "Texto de abertura" }).fill("Fale com a {brnad}.");
    await saveWithRefusal(
      page,
      `Página de contato › Título da página: Este título já é usado em “Página de serviços”.`,
      "Página de contato › Texto de abertura: “{brnad}” não é ",
    );
    await expect(page.getByRole("textbox", { name: "Texto de abertura" })).toHaveValue("Fale com a {brnad}.");
    expect(editor.changedLines()).toEqual([]);
  });

  test("a text far below, in a closed group, to which the form moves", async ({ editor }) => {
    const page = await editor.openSignedIn(phone);
    await openForm(page, "Páginas", "Política de Privacidade");
    const section = await openEntry(page, "Seções numeradas", 11);
    const paragraph = (await reveal(page, field(section, "Parágrafos"))).getByRole("textbox").first();
    await paragraph.fill("Fale com a {brnad}.");
    await section.getByRole("button", { name: "Recolher" }).first().click();
    await page.getByRole("textbox", { name: "Título da página" }).scrollIntoViewIfNeeded();
    await saveWithRefusal(page, "› Parágrafos 1: “{brnad}” não é ");
    await expect(paragraph).toBeInViewport();
  });

  test("an emptied field far below, in a closed group, to which the form moves", async ({ editor }) => {
    const page = await editor.openSignedIn(phone);
    await openForm(page, "Páginas", "Política de Privacidade");
    const section = await openEntry(page, "Seções numeradas", 11);
    const title = await reveal(page, section.getByRole("textbox", { name: "Título" }));
    await title.fill("");
    await section.getByRole("button", { name: "Recolher" }).first().click();
    await page.getByRole("textbox", { name: "Título da página" }).scrollIntoViewIfNeeded();
    await saveWithRefusal(page, `› Título: ${savingTexts.empty}`);
    await expect(title).toBeInViewport();
    expect(editor.changedLines()).toEqual([]);
  });

  test("a list without an entry", async ({ editor }) => {
    const page = await editor.openSignedIn();
    await openForm(page, "Conteúdo do site", "Dados da empresa");
    const hours = await reveal(page, field(page, "Horários de atendimento"));
    for (const left of [1, 0]) {
      await hours.getByRole("button", { name: "Remover" }).first().click();
      await expect(hours.getByRole("button", { name: "Remover" })).toHaveCount(left);
    }
    await saveWithRefusal(page, `Dados da empresa › Horários de atendimento: ${savingTexts.emptyList}`);
    expect(editor.changedLines()).toEqual([]);
  });
});

test("marks the fields that may stay empty", async ({ editor }) => {
  const page = await editor.openSignedIn();
  await openForm(page, "Conteúdo do site", "Dados da empresa");
  await expect(field(page, "Registro profissional").getByText(/^Opcional\. /)).toBeVisible();
  await expect(field(page, "CNPJ").getByText(/Opcional/)).toBeHidden();
});

test("takes the invisible characters out of a pasted text, and leaves the lines of one of several lines", async ({
  editor,
}) => {
  editor.commitByOther("pages/contact.yaml", ["intro"], "Equipamento parado?\nChame agora.");
  editor.changedLines();
  const page = await editor.openSignedIn();
  await openForm(page, "Páginas", "Página de contato");
  await page.getByRole("textbox", { name: "Título", exact: true }).first().fill("Fale\u2028com\u200B a gente");
  await saveWithSuccess(page);
  expect(editor.changedLines()).toEqual(["-heading: Fale conosco", "+heading: Fale com a gente"]);
});

test("names the line of a remark that the site does not take", async ({ editor }) => {
  const page = await editor.openSignedIn();
  await openForm(page, "Conteúdo do site", "Dados da empresa");
  const source = editor.site
    .read("business.yaml")
    .replace("phone: (87) 00000-0000", "phone: (87) 00000-0000 # da loja");
  editor.site.write("business.yaml", source);
  const line = source.split("\n").findIndex((text) => text.startsWith("phone:")) + 1;
  await page.getByRole("textbox", { name: "E-mail" }).first().fill("loja@example.com");
  await saveMerging(page);
  await expectRefusal(page, `data/business.yaml, linha ${line}`);
});

test("says what is wrong with a file that was broken outside of the editor, and keeps the others editable", async ({
  editor,
}) => {
  const source = `${editor.site.read("plans.yaml")}greeting: Oi!\n`;
  editor.site.write("plans.yaml", source);
  const problem = `data/plans.yaml, linha ${source.split("\n").length - 1}: ${contentMessages.syntax.duplicateKey}`;
  const page = await editor.openSignedIn();
  await expect.poll(() => editor.questions).toEqual([savingTexts.unreadable([problem])]);
  editor.changedLines();
  await openForm(page, "Conteúdo do site", "Dados da empresa");
  await page.getByRole("textbox", { name: "Telefone e WhatsApp" }).fill("(87) 3761-2346");
  await saveWithSuccess(page);
  expect(editor.changedLines()).toEqual(["-phone: (87) 00000-0000", "+phone: (87) 3761-2346"]);
});

/** Opens the plans in a window, and writes the price of Profissional, without saving. */
async function writePrice(page: Page, price: string): Promise<void> {
  await openForm(page, "Conteúdo do site", "Planos de manutenção");
  const plan = await openEntry(page, "Planos", 1);
  await (await reveal(page, plan.getByRole("textbox", { name: "Preço" }))).fill(price);
}

const plansIn = (editor: OnlineEditor) => (parse(editor.site.read("plans.yaml")) as Content["plans.yaml"]).plans ?? [];
const prices = (editor: OnlineEditor) => Object.fromEntries(plansIn(editor).map(({ name, price }) => [name, price]));

test.describe("A price never lands on another plan, nor is another's work taken back, without a word, when somebody else", () => {
  const other = {
    name: "Mini",
    price: "Sob consulta",
    description: "Um só equipamento.",
    maintenanceFrequency: "Anual",
    warrantyDays: 10,
    features: ["Limpeza"],
    popular: false,
  };
  const byOthers: [string, (plans: ReturnType<typeof plansIn>) => object[]][] = [
    ["has put a plan on top", (plans) => [other, ...plans]],
    ["has removed the first plan", (plans) => plans.slice(1)],
    ["has moved the plan", ([first, second, ...rest]) => [second, first, ...rest] as object[]],
    [
      "has renamed the plan",
      (plans) => plans.map((plan) => (plan.name === "Profissional" ? { ...plan, name: "Completo" } : plan)),
    ],
    ["has added a plan below", (plans) => [...plans, other]],
  ];
  for (const [what, change] of byOthers) {
    test(what, async ({ editor }) => {
      const page = await editor.openSignedIn();
      await writePrice(page, "R$ 390 por mês");
      const theirs = change(plansIn(editor));
      editor.commitByOther("plans.yaml", ["plans"], theirs);
      editor.answer = false;
      await saveMerging(page);
      await expectRefusal(page, savingTexts.keptTheirs);
      expect(editor.questions).toEqual([
        expect.stringContaining("Planos de manutenção › Planos\nNo site agora: (vários campos)"),
      ]);
      expect(editor.changedLines()).toEqual([]);

      editor.answer = true;
      await saveMerging(page);
      await expect(page.getByText("Gravado.")).toBeVisible();
      expect(prices(editor)).toEqual({
        Básico: "Sob consulta",
        Profissional: "R$ 390 por mês",
        Empresarial: "Sob consulta",
      });
    });
  }
});

test("Two windows of one browser, and two people, keep each other's changes of other fields", async ({ editor }) => {
  const page = await editor.openSignedIn();
  const second = await page.context().newPage();
  await second.goto(address);
  for (const each of [page, second]) await openForm(each, "Conteúdo do site", "Dados da empresa");
  await page.getByRole("textbox", { name: "Telefone e WhatsApp" }).fill("(87) 99123-4567");
  await second.getByRole("textbox", { name: "Região atendida" }).fill("no Agreste");
  await saveWithSuccess(page);
  await save(second);
  const merge = second.getByRole("button", { name: "Juntar e gravar" });
  await expect(merge.or(second.getByText("Gravado."))).toBeVisible();
  if (await merge.isVisible()) await merge.click();
  await expect(second.getByText("Gravado.")).toBeVisible();
  expect(editor.questions).toEqual([]);
  expect(editor.changedLines()).toEqual([
    "-phone: (87) 00000-0000",
    "+phone: (87) 99123-4567",
    "-servedArea: no interior de Pernambuco",
    "+servedArea: no Agreste",
  ]);
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

test("A draft of yesterday takes back nothing that was written since", async ({ editor }) => {
  const page = await editor.openSignedIn();
  await openForm(page, "Conteúdo do site", "Dados da empresa");
  // Typed, since a draft is kept only of what a person does.
  await page.getByRole("textbox", { name: "Região atendida" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" e no Agreste");
  await expect.poll(() => page.evaluate(draftsIn)).toBe(1);
  editor.commitByOther("business.yaml", ["phone"], "(87) 3761-9999");
  await page.reload();
  await page.getByRole("button", { name: "Restaurar" }).click();
  await saveWithSuccess(page);
  expect(editor.changedLines()).toEqual([
    "-servedArea: no interior de Pernambuco",
    "+servedArea: no interior de Pernambuco e no Agreste",
  ]);
});

test("A commit at the very moment of a save is not taken back", async ({ editor }) => {
  const page = await editor.openSignedIn();
  await openForm(page, "Conteúdo do site", "Dados da empresa");
  await page.getByRole("textbox", { name: "Telefone e WhatsApp" }).fill("(87) 3761-2345");
  editor.github.answer = (query) => {
    if (query.includes("mutation")) editor.commitByOther("business.yaml", ["phone"], "(87) 3761-9999");
    return undefined;
  };
  await saveWithRefusal(page, "O site mudou neste instante. Grave de novo.");
  expect(editor.changedLines()).toEqual([]);
  expect(editor.site.read("business.yaml")).toContain("phone: (87) 3761-9999");
});

test("A save that is killed leaves the file as it was", async ({ editor }) => {
  const page = await editor.openSignedIn();
  await openForm(page, "Conteúdo do site", "Dados da empresa");
  await page.getByRole("textbox", { name: "Telefone e WhatsApp" }).fill("(87) 3761-2345");
  const before = editor.site.read("business.yaml");
  const killed = new Promise<void>((resolve) => {
    editor.github.answer = async (query) => {
      if (!query.includes("mutation")) return undefined;
      await page.close();
      resolve();
      return { status: 502 };
    };
  });
  await save(page);
  await killed;
  expect(editor.site.read("business.yaml")).toBe(before);
});

test("A form shows the file that its address names, however it was reached", async ({ editor }) => {
  const page = await editor.openSignedIn();
  await openForm(page, "Páginas", "Política de Privacidade");
  const heading = page.getByRole("textbox", { name: "Título", exact: true }).first();
  await expect(heading).toHaveValue("Política de Privacidade");
  const privacy = page.url();
  await page.goto(privacy.replace("pages-privacy", "pages-terms"));
  await expect(heading).toHaveValue("Termos de Uso");
  await page.goto(`${address}#/collections/site/entries/business`);
  // An empty form may show for a moment, before the page loads anew.
  await expect(page.getByRole("textbox", { name: "Telefone e WhatsApp" })).toHaveValue(/\d{4}/);
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(heading).toHaveValue("Política de Privacidade");
  await heading.fill("Privacidade");
  await saveWithSuccess(page);
  expect(editor.changedLines()).toEqual(["-heading: Política de Privacidade", "+heading: Privacidade"]);
  expect(editor.github.commits).toEqual(["Muda Páginas: pages-privacy"]);
});

test.describe("A read that fails during a save is told as what it is:", () => {
  for (const [what, status] of [
    ["a remedyText", 403],
    ["a fault", 500],
  ] as const) {
    test(what, async ({ editor }) => {
      const page = await editor.openSignedIn();
      await openForm(page, "Conteúdo do site", "Dados da empresa");
      await page.getByRole("textbox", { name: "Telefone e WhatsApp" }).fill("(87) 3761-2345");
      editor.github.answer = (request) => (request.endsWith("/data/business.yaml") ? { status, json: {} } : undefined);
      await saveWithRefusal(page, savingTexts.refusedByHost(status));
      expect(editor.changedLines()).toEqual([]);
      editor.github.answer = () => undefined;
      await saveWithSuccess(page);
    });
  }
});

test.describe("A commit that does not succeed is told as what it is, and only a saved text is warned of:", () => {
  const refused = (type: string, message: string) => ({
    status: 200,
    json: { data: { createCommitOnBranch: null }, errors: [{ type, message }] },
  });
  for (const [what, answer, message] of [
    ["a missing right", refused("FORBIDDEN", "Resource not accessible"), savingTexts.refusedByHost(403)],
    ["a rule of the branch", refused("UNPROCESSABLE", "Rule violated"), savingTexts.notCommitted("Rule violated")],
    ["a fault", { status: 502, body: "<html>" }, savingTexts.refusedByHost(502)],
    ["a page of the network", { status: 200, body: "<html>" }, "O GitHub não aceitou a gravação."],
  ] as const) {
    test(what, async ({ editor }) => {
      const page = await editor.openSignedIn();
      await openForm(page, "Conteúdo do site", "Dados da empresa");
      await page.getByRole("textbox", { name: "Telefone e WhatsApp" }).fill("(87) 3761-2345");
      editor.github.answer = (query) => (query.includes("mutation") ? answer : undefined);
      await saveWithRefusal(page, message);
      expect(editor.questions).toEqual([]);
      expect(editor.changedLines()).toEqual([]);
      editor.github.answer = () => undefined;
      await saveWithSuccess(page);
      expect(editor.questions).toEqual([expect.stringContaining("Gravado. Mas confira")]);
    });
  }
});

test.describe("Photos:", () => {
  const photosIn = (editor: OnlineEditor) =>
    readdirSync(path.join(editor.site.directory, "data")).filter((name) => /\.(?:jpg|webp)$/.test(name));

  /** Opens a photo of the home page. */
  async function openPhoto(page: Page, index: number) {
    await openForm(page, "Páginas", "Página inicial");
    await expand(page, field(page, "Chamada para os serviços"));
    return openEntry(page, "Fotos", index);
  }

  test("one of a phone is saved with the text that names it, upright, and as a small file", async ({ editor }) => {
    const page = await editor.openSignedIn(phone);
    await choosePhoto(await openPhoto(page, 0), "image.jpg", await telephonePhoto());
    await saveWithSuccess(page);
    expect(editor.changedLines()).toContain("+    - url: image.webp");
    expect(photosIn(editor)).toEqual(["image.webp"]);
    expect(await isUpright(path.join(editor.site.directory, "data/image.webp"))).toBe(true);
  });

  test("one that is narrower than the page shows it is saved, with a word on it", async ({ editor }) => {
    const page = await editor.openSignedIn();
    await choosePhoto(await openPhoto(page, 0), "image.jpg", await halves(400, 500).jpeg().toBuffer());
    await saveWithSuccess(page);
    expect(editor.questions).toEqual([expect.stringContaining(contentMessages.photoSmall(400, 576))]);
    expect(photosIn(editor)).toEqual(["image.webp"]);
  });

  test("one that was saved is shown in its form, and by its name among the files", async ({ editor }) => {
    const page = await editor.openSignedIn(phone);
    await choosePhoto(await openPhoto(page, 0), "image.jpg", await telephonePhoto());
    await saveWithSuccess(page);
    const later = await editor.openSignedIn();
    const picture = field(await openPhoto(later, 0), "Arquivo ou endereço").locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await later.getByRole("button", { name: "Cancelar Edição" }).click();
    await later.getByRole("radio", { name: "Recursos" }).click();
    await expect(later.getByRole("gridcell", { name: "image.webp", exact: true })).toBeVisible();
    await expect(later.getByText("README.md")).toBeHidden();
    await expect(later.getByText("O que há nela")).toBeVisible();
  });

  test("an iPhone's is converted", async ({ editor }) => {
    const page = await editor.openSignedIn(phone);
    await choosePhoto(await openPhoto(page, 0), "IMG_4521.HEIC", heic, "image/heic");
    await saveWithSuccess(page);
    expect(editor.changedLines()).toContain("+    - url: IMG_4521.webp");
  });

  test("two that are both called image.jpg are both kept", async ({ editor }) => {
    const page = await editor.openSignedIn(phone);
    await choosePhoto(await openPhoto(page, 0), "image.jpg", await telephonePhoto());
    await saveWithSuccess(page);
    const first = readFileSync(path.join(editor.site.directory, "data/image.webp"));
    await choosePhoto(await openPhoto(page, 1), "image.jpg", await halves(500, 700).jpeg().toBuffer());
    await save(page);
    await expect.poll(() => photosIn(editor).sort()).toEqual(["image-1.webp", "image.webp"]);
    expect(readFileSync(path.join(editor.site.directory, "data/image.webp"))).toEqual(first);
  });

  test("one that the site can't show is refused, with what is wrong", async ({ editor }) => {
    const page = await editor.openSignedIn();
    await choosePhoto(await openPhoto(page, 0), "tira.jpg", await halves(200, 180).jpeg().toBuffer());
    await saveWithRefusal(
      page,
      "Página inicial › Chamada para os serviços › Fotos › “Técnico com capacete e luvas trabalhando em um painel elétrico” › Arquivo ou endereço:",
    );
    expect(photosIn(editor)).toEqual([]);
    expect(editor.changedLines()).toEqual([]);
  });

  test("one that is in use can't be deleted, one that is not can", async ({ editor }) => {
    for (const name of ["balcao.jpg", "livre.jpg"]) {
      const photo = await halves(name.length * 60, 800)
        .jpeg()
        .toBuffer();
      writeFileSync(path.join(editor.site.directory, "data", name), photo);
    }
    editor.commitByOther("pages/home.yaml", ["teaser", "photos", 1], { url: "balcao.jpg", alt: "O balcão." });
    const page = await editor.openSignedIn();
    await page.getByRole("radio", { name: "Recursos" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Excluir Recurso" });
    const askToDelete = async (name: string) => {
      await page.getByRole("gridcell", { name, exact: true }).click();
      await page.getByRole("button", { name: "Excluir Recurso Selecionado" }).click();
    };
    await askToDelete("balcao.jpg");
    await expect(dialog).toContainText("Esta foto está em uso no site e não pode ser apagada.");
    await expect(dialog.getByRole("button", { name: "Excluir" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await askToDelete("livre.jpg");
    await dialog.getByRole("button", { name: "Excluir" }).click();
    await expect.poll(() => photosIn(editor)).toEqual(["balcao.jpg"]);
  });

  test("a deletion that fails is told, and one that succeeds takes no other file along", async ({ editor }) => {
    writeFileSync(path.join(editor.site.directory, "data/livre.jpg"), await halves(600, 800).jpeg().toBuffer());
    const page = await editor.openSignedIn();
    await page.getByRole("radio", { name: "Recursos" }).click();
    await page.getByRole("checkbox", { name: "Selecionar Tudo" }).click();
    await page.getByRole("button", { name: /^Excluir/ }).click();
    const askAgain = page.getByRole("alertdialog").getByRole("button", { name: "Excluir" });
    editor.github.answer = () => ({ status: 403, json: { message: "Forbidden" } });
    await askAgain.click();
    await expect.poll(() => editor.questions).toEqual([savingTexts.refusedByHost(403)]);
    editor.github.answer = () => undefined;
    await page.getByRole("button", { name: /^Excluir/ }).click();
    await askAgain.click();
    await expect.poll(() => photosIn(editor)).toEqual([]);
    expect(editor.site.read("README.md")).not.toBe("");
    // The remedyText, which Sveltia CMS does not catch.
    expect(editor.faults.splice(0)).toEqual(["Error: Failed to send the request"]);
  });
});
