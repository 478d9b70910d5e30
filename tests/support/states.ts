import type { Page } from "@playwright/test";
import { sendForm, submitButton } from "./contact-form";
import { content, expect, menuButton, visit, widthFrom } from "./site";

const { form } = content("pages/contact.yaml");
const { notice } = content("interface.yaml");

/** Dismisses the notice. */
export async function dismissNotice(page: Page): Promise<void> {
  await page.getByRole("button", { name: notice.dismissLabel }).click();
  await expect(page.getByRole("complementary", { name: notice.label })).toBeHidden();
}

export interface State {
  name: string;
  /** Whether the state exists at a viewport width, in pixels. */
  existsAt: (width: number) => boolean;
  /** Brings a new page into the state. */
  reach: (page: Page) => Promise<void>;
}

/** The states that a visitor can bring a page into. */
export const states: readonly State[] = [
  {
    name: "the notice",
    existsAt: () => true,
    reach: async (page) => {
      await visit(page, "/");
      await expect(page.getByRole("complementary", { name: notice.label })).toBeVisible();
    },
  },
  {
    name: "the open menu",
    existsAt: (width) => width < widthFrom("menu"),
    reach: async (page) => {
      await visit(page, "/");
      await menuButton(page).click();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    },
  },
  {
    name: "a focused field",
    existsAt: () => true,
    reach: async (page) => {
      await visit(page, "/contato");
      await dismissNotice(page);
      await page.getByLabel(form.email.label, { exact: true }).focus();
    },
  },
  {
    name: "the form after an attempt to send it incomplete",
    existsAt: () => true,
    reach: async (page) => {
      await visit(page, "/contato");
      await dismissNotice(page);
      await page.getByLabel(form.name.label, { exact: true }).fill("Ana Lima");
      await submitButton(page).click();
      await expect(page.getByLabel(form.email.label, { exact: true })).toBeFocused();
    },
  },
  {
    name: "the toast",
    existsAt: () => true,
    reach: async (page) => {
      await visit(page, "/contato");
      await dismissNotice(page);
      await sendForm(page);
      // A focused toast does not time out.
      await expect(page.getByText(form.success.title)).toBeVisible();
      await page.keyboard.press("F8");
    },
  },
];
