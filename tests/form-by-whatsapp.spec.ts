import type { Page } from "@playwright/test";
import { ContactForm } from "./support/contact-form";
import { test as base, desktop, expect, navigation, visit } from "./support/site";

/* The form as if the owner had chosen the chat, which the page's data say. The HTML is still the shipped one, so the page is reached by a link. */
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

/** Does something that opens the chat, and returns its address. */
async function chatOpenedBy(page: Page, action: () => Promise<void>): Promise<URL> {
  const opened = page.context().waitForEvent("page");
  await action();
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me/);
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  return new URL(chat.url());
}

test("Opens the chat with all that was written, clears itself and says to press send there", async ({
  page,
  form,
  site,
}) => {
  await form.fillIn({ message: "Parou de gelar.\nDesde ontem & hoje." });
  const url = await chatOpenedBy(page, () => form.button.click());

  expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/55${site.business.phone.replace(/\D/g, "")}`);
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
  await form.expectCleared();
  await expect(form.thanks).toBeVisible();
});

test("Keeps every word and offers the link when the browser opens no window", async ({ page, form }) => {
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await form.send();
  await expect(form.alert).toContainText(form.texts.sending.blocked.title);
  await form.expectFilledIn();
  const link = form.alert.getByRole("link", { name: form.texts.sending.chatLabel });
  await expect(link).toHaveAttribute("target", "_blank");
  expect(new URL((await link.getAttribute("href")) ?? "").searchParams.get("text")).toContain(form.entries.email);
});

test("Keeps every word without a network, and opens no window", async ({ page, context, form, site }) => {
  await form.fillIn();
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await form.button.click();
  await form.expectOfferedElsewhere(site.business.phone);
  expect(context.pages()).toHaveLength(1);
});

test("Keeps a message that is longer than an address takes, and says that it was cut", async ({ page, form }) => {
  const message = "ção 🙂 ".repeat(2000);
  await form.fillIn({ message });
  const url = await chatOpenedBy(page, () => form.button.click());
  expect(url.href.length).toBeLessThanOrEqual(2000);
  expect(url.href.length).toBeGreaterThan(1900);
  expect(url.searchParams.get("text")).toMatch(/…$/);
  await expect(form.alert).toContainText(form.texts.sending.cut.title);
  await expect(form.field("message")).toHaveValue(message);
});
