import type { Page } from "@playwright/test";
import { desktop, expect, test, visit } from "./support/site";

/* The form of a business whose messages go to the chat. */
test.use({ viewport: desktop });

/** Does something that opens the chat, and returns its address. */
async function chatOpenedBy(page: Page, action: () => Promise<void>): Promise<URL> {
  const opened = page.context().waitForEvent("page");
  await action();
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me/);
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  return new URL(chat.url());
}

test("Opens the chat with all that was written, clears itself and says to press send there", async ({ page, site }) => {
  await visit(page, "/contato");
  await expect(site.form.form.getByText(site.form.texts.sending.note)).toBeVisible();
  await site.form.fillIn({ message: "Parou de gelar.\nDesde ontem & hoje." });
  const url = await chatOpenedBy(page, () => site.form.button.click());

  expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/55${site.business.phone.replace(/\D/g, "")}`);
  const { name, email, phone, subject, subjects, message } = site.form.texts;
  expect(url.searchParams.get("text")?.split("\n")).toEqual([
    `${name.label}: ${site.form.entries.name}`,
    `${email.label}: ${site.form.entries.email}`,
    `${phone.label}: ${site.form.entries.phone}`,
    `${subject.label}: ${subjects.find(({ value }) => value === site.form.subject)?.label}`,
    `${message.label}:`,
    "Parou de gelar.",
    "Desde ontem & hoje.",
  ]);
  await site.form.expectCleared();
  await expect(site.form.thanks).toBeVisible();
});

test("Keeps every word and offers the link when the browser opens no window", async ({ page, site }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await visit(page, "/contato");
  await site.form.send();
  await expect(site.form.alert).toContainText(site.form.texts.sending.blocked.title);
  await site.form.expectFilledIn();
  const link = site.form.alert.getByRole("link", { name: site.form.texts.sending.chatLabel });
  await expect(link).toHaveAttribute("target", "_blank");
  expect(new URL((await link.getAttribute("href")) ?? "").searchParams.get("text")).toContain(site.form.entries.email);
});

test("Keeps every word without a network, and opens no window", async ({ page, context, site }) => {
  await visit(page, "/contato");
  await site.form.fillIn();
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await site.form.button.click();
  await site.form.expectOfferedElsewhere(site.business.phone);
  expect(context.pages()).toHaveLength(1);
});

test("Keeps a message that is longer than an address takes, and says that it was cut", async ({ page, site }) => {
  const message = "ção 🙂 ".repeat(2000);
  await visit(page, "/contato");
  await site.form.fillIn({ message });
  const url = await chatOpenedBy(page, () => site.form.button.click());
  expect(url.href.length).toBeLessThanOrEqual(2000);
  expect(url.href.length).toBeGreaterThan(1900);
  expect(url.searchParams.get("text")).toMatch(/…$/);
  await expect(site.form.alert).toContainText(site.form.texts.sending.cut.title);
  await expect(site.form.field("message")).toHaveValue(message);
});
