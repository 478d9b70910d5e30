import type { Page } from "@playwright/test";
import { ContactForm } from "./support/contact-form";
import { test as base, desktop, expect, navigation, visit } from "./support/site";

/* What only a browser shows of delivery by the chat: windows and addresses. The form as if the owner had chosen the chat, which the page's data say. The HTML is still the shipped one, so the page is reached by a link. */
const test = base.extend<{ form: ContactForm }>({
  viewport: desktop,
  form: async ({ page, site }, use) => {
    await page.route("**/page-data/contato/page-data.json", async (route) => {
      const json = await (await route.fetch()).json();
      json.result.data.contactPage.form.delivery = "whatsapp";
      await route.fulfill({ json });
    });
    await visit(page, "/servicos");
    await navigation(page).getByRole("link", { name: site.contactPage.linkLabel }).click();
    await expect(page).toHaveURL("/contato");
    await use(new ContactForm(page, { ...site.form.texts, delivery: "whatsapp" }));
  },
});

// The scheme that nobody answers; on a slow machine, its window asks for it long after the press.
test.use({ broken: /^console error: Not allowed to launch 'whatsapp:/ });

/** Does something that opens the chat, and returns its address. */
async function chatOpenedBy(page: Page, action: () => Promise<void>): Promise<URL> {
  const opened = page.context().waitForEvent("page");
  await action();
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me/);
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  return new URL(chat.url());
}

test("Opens the chat with all that was written, and says to press send there", async ({ page, form, site }) => {
  await form.fillIn({ message: "Parou de gelar.\nDesde ontem & hoje." });
  const url = await chatOpenedBy(page, () => form.button.click());

  expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/55${site.chatNumber.replace(/\D/g, "")}`);
  const { name, email, phone, subject, subjects, message } = form.texts;
  expect(url.searchParams.get("text")?.split("\n")).toEqual([
    `${name.label}: ${form.entries.name}`,
    `${email.label}: ${form.entries.email}`,
    `${phone.label}: ${form.entries.phone}`,
    `${subject.label}: ${subjects.find(({ value }) => value === form.subject)?.label}`,
    `${message.label}:`,
    "Parou de gelar.",
    "Desde ontem & hoje.",
  ]);
  await expect(form.thanks).toBeVisible();
});

test("Keeps the words, with a link to the chat, whatever becomes of the window that was opened", async ({
  context,
  form,
  site,
}) => {
  // A blocked address, an unknown one, and a scheme that nobody answers.
  const fates = ["https://wa.me/", "about:blank#blocked", "whatsapp://send"];
  for (const fate of fates) {
    await context.unroute(/wa\.me/);
    await context.route(/wa\.me/, (route) =>
      fate.startsWith("https")
        ? route.abort("blockedbyclient")
        : route.fulfill({ status: 302, headers: { Location: fate } }),
    );
    await form.fillIn();
    await form.button.click();
    await form.expectFilledIn();
    const kept = form.form.getByRole("status").filter({ hasText: form.texts.sending.notOpened.title });
    await form.expectContactIn(kept, site.business.phone);
  }
});

test("Keeps the words in a browser with one window, which opens the chat in place of the page", async ({
  page,
  form,
}) => {
  await page.evaluate(() =>
    Object.assign(window, {
      open: (url: string) => {
        window.location.href = url;
        return window;
      },
    }),
  );
  await form.send();
  await page.waitForURL(/^https:\/\/wa\.me/);
  // The page comes back from its HTML, in which the owner has not chosen the chat.
  await page.unroute("**/page-data/contato/page-data.json");
  await page.goBack();
  await form.expectFilledIn();
});
