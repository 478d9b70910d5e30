import { test as base, expect, type Page } from "@playwright/test";
import { entries, expectCleared, field, fillIn, submitButton } from "./support/contact-form";
import { type Delivery, deliveringSites, formService } from "./support/delivering-sites";
import { objections } from "./support/objections";
import { content, desktop, menuButton, phone, phoneUrl } from "./support/site";

const business = content("business.yaml");
const { form } = content("pages/contact.yaml");
const { sending } = form;

/** A visitor of a site whose form delivers, with an e-mail address by which the receiver identifies the messages. */
interface Visit {
  delivery: Delivery;
  email: string;
  /** The received messages. */
  received: () => Promise<Record<string, string>[]>;
  /** Lets the receiver answer a message with `[held]` in it. */
  answer: () => Promise<void>;
  /** Opens the contact page and, with JavaScript, waits for hydration. */
  openForm: () => Promise<void>;
  /** Fills in the form. The message may contain the response that the receiver is to give. */
  write: (message: string) => Promise<void>;
  /** Opens the contact page, fills in the form and submits it. */
  send: (message: string) => Promise<void>;
}

const test = base.extend<Visit>({
  delivery: ["servico", { option: true }],
  viewport: desktop,
  ignoreHTTPSErrors: true,
  baseURL: ({ delivery }, use) => use(`http://localhost:${deliveringSites[delivery].port}`),
  email: ({ delivery: _ }, use, { testId }) => use(`${testId}@visitors.example`),
  received: ({ email, baseURL }, use) =>
    use(async () => (await fetch(`${baseURL}/received?email=${encodeURIComponent(email)}`)).json()),
  answer: ({ email, baseURL }, use) =>
    use(() =>
      expect.poll(async () => (await fetch(`${baseURL}/answer?email=${encodeURIComponent(email)}`)).status).toBe(204),
    ),
  context: async ({ context }, use) => {
    // No requests to the image service or the chat app; tests read the URL that is opened.
    await context.route(/unsplash\.com/, (route) => route.abort());
    await context.route(/^https:\/\/wa\.me\//, (route) =>
      route.fulfill({ contentType: "text/html", body: "WhatsApp" }),
    );
    await use(context);
  },
  openForm: ({ page, javaScriptEnabled }, use) =>
    use(async () => {
      await page.goto("/contato");
      if (javaScriptEnabled === false) return;
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      await page.waitForLoadState("networkidle");
    }),
  write: ({ page, email }, use) =>
    use(async (message) => {
      await fillIn(page);
      await field(page, form.email.label).fill(email);
      await field(page, form.message.label).fill(message);
    }),
  send: ({ page, openForm, write }, use) =>
    use(async (message) => {
      await openForm();
      await write(message);
      await button(page).click();
    }),
});

const button = (page: Page) => page.getByRole("form").locator("button[type=submit]");
const toast = (page: Page, title: string) => page.getByRole("region", { name: /F8/ }).getByText(title, { exact: true });
const alert = (page: Page) => page.getByRole("form").getByRole("alert");

/** Opens another page by its link in the header. */
async function open(page: Page, name: "Serviços" | "Contato"): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(name === "Serviços" ? "/servicos" : "/contato");
}

/** Expects that nothing typed is lost, and an alert with links to the phone and to the chat with the message in it. */
async function expectOfferedElsewhere(page: Page, email: string, message: string): Promise<void> {
  const chat = alert(page).getByRole("link", { name: sending.chatLabel });
  const words = async () => new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  await expect.poll(words).toContain(message);
  await expect(alert(page)).toContainText(sending.failed.title);
  await expect(alert(page)).toContainText(sending.failed.description);
  await expect(field(page, form.name.label)).toHaveValue(entries[form.name.label] ?? "");
  await expect(field(page, form.email.label)).toHaveValue(email);
  await expect(field(page, form.message.label)).toHaveValue(message);
  await expect(button(page)).toHaveText(form.submitLabel);
  await expect(alert(page).getByRole("link", { name: business.phone })).toHaveAttribute(
    "href",
    phoneUrl(business.phone),
  );
}

test.describe("The form that delivers by a service", () => {
  test("sends each field, as the note above its button says, clears itself and says thanks once the message is taken", async ({
    page,
    openForm,
    write,
    received,
    email,
  }) => {
    await openForm();
    const note = content("statements.yaml").form.servico.note ?? "";
    await expect(page.getByText(note.replace("{formService}", formService.host))).toBeVisible();
    await write("Parou de gelar.");
    await button(page).click();

    await expect(toast(page, "Mensagem enviada!")).toBeVisible();
    await expect(page.getByText("Entraremos em contato em breve. Obrigado!", { exact: true })).toBeVisible();
    await expectCleared(page);
    await expect(page).toHaveURL("/contato");
    expect(await received()).toEqual([
      {
        name: "Maria da Silva",
        email,
        phone: "(87) 91234-5678",
        subject: "emergencia",
        message: "Parou de gelar.",
        _gotcha: "",
      },
    ]);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is posted by the browser, and the service says thanks", async ({
      page,
      openForm,
      write,
      received,
      email,
    }) => {
      await openForm();
      await expect(page.getByText(form.withoutScript)).toHaveCount(0);
      await write("Parou de gelar.");
      await button(page).click();

      await expect(page.getByRole("heading", { name: "Recebemos a sua mensagem." })).toBeVisible();
      await expect(page).toHaveURL(formService.url);
      expect(await received()).toMatchObject([{ email, message: "Parou de gelar." }]);
    });
  });
});

test.describe("A form that delivers by a request", () => {
  test("keeps every word when the answer is 400, 404 or 500, and can be sent again", async ({
    page,
    openForm,
    write,
    received,
    email,
  }) => {
    await openForm();
    for (const status of [400, 404, 500]) {
      await write(`Parou. [status ${status}]`);
      await button(page).click();
      await expectOfferedElsewhere(page, email, `Parou. [status ${status}]`);
      await expect(toast(page, "Mensagem enviada!")).toHaveCount(0);
    }

    await field(page, form.message.label).fill("De novo.");
    await button(page).click();
    await expect(toast(page, "Mensagem enviada!")).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    expect((await received()).map(({ message }) => message)).toContain("De novo.");
  });

  test("hides from visitors a field that robots fill in, whose messages are discarded", async ({
    page,
    openForm,
    write,
    received,
  }) => {
    await openForm();
    const trap = page.getByLabel(sending.honeypotLabel);
    await expect(trap).toBeHidden();
    await write("Compre já!");
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = "robot";
    });
    await button(page).click();

    await expect(toast(page, "Mensagem enviada!")).toBeVisible();
    expect(await received()).toEqual([]);
  });

  test("says that it is sending, and sends once however often it is pressed", async ({
    page,
    openForm,
    write,
    received,
    answer,
  }) => {
    await openForm();
    await write("Parou. [held]");
    await button(page).dblclick();
    await expect(button(page)).toHaveText(sending.busyLabel);
    await field(page, form.name.label).press("Enter");
    // Playwright would wait until the button is enabled.
    await button(page).click({ force: true });
    await answer();

    await expect(toast(page, "Mensagem enviada!")).toBeVisible();
    await expect(button(page)).toHaveText(form.submitLabel);
    expect(await received()).toHaveLength(1);
  });

  test("keeps every word without a network", async ({ page, context, openForm, write, received, email }) => {
    await openForm();
    await write("Parou.");
    await context.setOffline(true);
    await button(page).click();

    await expectOfferedElsewhere(page, email, "Parou.");
    await context.setOffline(false);
    expect(await received()).toEqual([]);
  });

  test("keeps every word when no answer comes within ten seconds", async ({ page, send, email }) => {
    await page.clock.install();
    // The clock of the tests controls this timer.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), milliseconds);
        return controller.signal;
      };
    });
    await send("Parou. [held]");
    await expect(button(page)).toHaveText(sending.busyLabel);

    await page.clock.fastForward(10_000);
    await expectOfferedElsewhere(page, email, "Parou. [held]");
  });

  test("keeps the words of a visitor who looks at another page meanwhile, and tells him there", async ({
    page,
    send,
    answer,
  }) => {
    await send("Parou. [status 500] [held]");
    await open(page, "Serviços");
    await answer();

    await expect(toast(page, sending.failed.title)).toBeVisible();
    await open(page, "Contato");
    await expect(field(page, form.message.label)).toHaveValue("Parou. [status 500] [held]");
  });

  test("keeps them, too, of one who has come back before it failed", async ({ page, send, answer }) => {
    const message = "Parou. [status 500] [held]";
    await send(message);
    await open(page, "Serviços");
    await open(page, "Contato");
    await expect(field(page, form.message.label)).toHaveValue("");
    await answer();

    await expect(toast(page, sending.failed.title)).toBeVisible();
    await expect(field(page, form.message.label)).toHaveValue(message);
    // With what the subject had brought: the words entered are those of an emergency.
    await expect(page.getByRole("form").getByText(form.emergency.text)).toBeVisible();
  });

  test("keeps a second message that he has begun when the first one is delivered", async ({ page, send, answer }) => {
    await send("Parou. [held]");
    await open(page, "Serviços");
    await open(page, "Contato");
    await field(page, form.message.label).fill("Voltou a parar.");
    await open(page, "Serviços");
    await answer();

    await expect(toast(page, "Mensagem enviada!")).toBeVisible();
    await open(page, "Contato");
    await expect(field(page, form.message.label)).toHaveValue("Voltou a parar.");
  });
});

test.describe("axe finds no violations", () => {
  test("in the form and in the alert of a failure", async ({ page, send, answer }) => {
    await page.setViewportSize(phone);
    await send("Parou. [status 500] [held]");
    await expect(button(page)).toHaveText(sending.busyLabel);
    expect(await objections(page)).toEqual([]);
    await answer();
    await expect(button(page)).toHaveText(form.submitLabel);
    expect(await objections(page)).toEqual([]);
    await expect(alert(page)).toContainText(sending.failed.title);
  });
});

test.describe("The form that delivers by whatsapp", () => {
  test.use({ delivery: "whatsapp" });

  // A test machine may have only a loopback interface, which browsers report as offline.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(window.navigator, "onLine", { value: true, configurable: true })),
  );

  const conversation = `https://wa.me/55${business.phone.replace(/\D/g, "")}`;

  test("opens the chat with all that was written, having asked nothing of anybody before, clears itself and says to press send there", async ({
    page,
    context,
    openForm,
    write,
    email,
  }) => {
    await openForm();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await write("Parou de gelar.\nDesde ontem & hoje.");
    expect(requests.filter((url) => !url.startsWith("http://localhost"))).toEqual([]);
    const opened = context.waitForEvent("page");
    await button(page).click();

    const chat = await opened;
    await chat.waitForURL(/^https:\/\/wa\.me/);
    const url = new URL(chat.url());
    expect(`${url.origin}${url.pathname}`).toBe(conversation);
    expect(url.searchParams.get("text")).toBe(
      [
        "Nome: Maria da Silva",
        `E-mail: ${email}`,
        "Telefone: (87) 91234-5678",
        "Assunto: Emergência",
        "Mensagem:",
        "Parou de gelar.",
        "Desde ontem & hoje.",
      ].join("\n"),
    );
    expect(await chat.evaluate(() => window.opener)).toBeNull();
    await expectCleared(page);
    await expect(toast(page, sending.opened.title)).toBeVisible();
    await expect(page.getByText(sending.opened.description)).toBeVisible();
  });

  test("keeps every word and offers the link when the browser opens no window", async ({ page, send, email }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await send("Parou.");

    await expect(alert(page)).toContainText(sending.blocked.title);
    await expect(field(page, form.message.label)).toHaveValue("Parou.");
    const link = alert(page).getByRole("link", { name: sending.chatLabel });
    const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
    expect(text).toContain(email);
    await expect(link).toHaveAttribute("target", "_blank");
  });

  test("keeps every word without a network, and opens no window", async ({ page, context, openForm, write, email }) => {
    await openForm();
    await write("Parou.");
    await context.setOffline(true);
    await page.evaluate(() => Object.defineProperty(window.navigator, "onLine", { value: false }));
    await button(page).click();

    await expectOfferedElsewhere(page, email, "Parou.");
    expect(context.pages()).toHaveLength(1);
  });

  test("keeps a message that is longer than an address takes, and says that it was cut", async ({
    page,
    context,
    openForm,
    write,
  }) => {
    await openForm();
    await write("ção 🙂 ".repeat(2000));
    const opened = context.waitForEvent("page");
    await button(page).click();

    const chat = await opened;
    await chat.waitForURL(/^https:\/\/wa\.me/);
    expect(chat.url().length).toBeLessThanOrEqual(2000);
    expect(chat.url().length).toBeGreaterThan(1900);
    expect(new URL(chat.url()).searchParams.get("text")).toMatch(/…$/);
    await expect(alert(page)).toContainText(sending.cut.title);
    await expect(field(page, form.message.label)).toHaveValue("ção 🙂 ".repeat(2000));
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("sends nothing, and points to chat and phone", async ({ page, openForm, write }) => {
      await openForm();
      await expect(page.getByRole("paragraph").filter({ hasText: form.withoutScript })).toBeVisible();
      await write("Parou.");
      await submitButton(page).click();
      await expect(page).toHaveURL("/contato");
      await expect(field(page, form.message.label)).toHaveValue("Parou.");
    });
  });
});
