import { expect, type Locator, type Page } from "@playwright/test";
import type { Content } from "../../src/content/model/content-files";

/** What visitors write into the text fields, in the order of the form. */
export const entries = {
  name: "Maria da Silva",
  email: "maria@example.com",
  phone: "(87) 91234-5678",
  message: "A câmara fria parou de gelar.",
};

type TextField = keyof typeof entries;
type FieldName = TextField | "subject";

/** The form of the contact page, as a visitor uses it. */
export class ContactForm {
  readonly entries = entries;
  readonly textFields = Object.keys(entries) as TextField[];
  readonly subject = "emergencia";
  /** The subject's label, which people read. */
  readonly subjectLabel: string;
  readonly form: Locator;
  /** The button that submits the form, whatever it says. */
  readonly button: Locator;
  /** What the visitor is told once the form has done its work, which depends on how it delivers. */
  readonly success: { title: string; description: string };
  /** Whether it keeps the words of a message: in the chat the visitor has still to press send. */
  readonly keepsWords: boolean;
  /** Whether the browser posts it, with or without script. */
  readonly posts: boolean;
  /** The title of `success`, as shown. */
  readonly thanks: Locator;
  /** What the visitor is told where it could not. */
  readonly alert: Locator;

  constructor(
    page: Page,
    readonly texts: Content["pages/contact.yaml"]["form"],
  ) {
    this.subjectLabel = texts.subjects.find(({ value }) => value === this.subject)?.label ?? "";
    this.form = page.getByRole("form", { name: texts.heading });
    this.button = this.form.getByRole("button");
    this.alert = this.form.getByRole("alert");
    this.keepsWords = texts.delivery === "whatsapp";
    this.posts = texts.delivery === "netlify" || texts.delivery === "servico";
    this.success = this.keepsWords ? texts.sending.opened : texts.success;
    this.thanks = page.getByText(this.success.title, { exact: true });
  }

  field(name: FieldName): Locator {
    return this.form.getByLabel(this.texts[name].label, { exact: true });
  }

  /** Fills in the form without submitting it. */
  async fillIn(changes: Partial<typeof entries> = {}): Promise<void> {
    for (const name of this.textFields) await this.field(name).fill(changes[name] ?? entries[name]);
    await this.field("subject").selectOption(this.subject);
  }

  /** Fills in the form and submits it. */
  async send(): Promise<void> {
    await this.fillIn();
    await this.button.click();
  }

  async expectCleared(): Promise<void> {
    for (const name of [...this.textFields, "subject"] as const) await expect(this.field(name)).toHaveValue("");
  }

  /** Expects what is left in the form of a message that `fillIn` has entered, and that has been delivered. */
  async expectDone(changes: Partial<typeof entries> = {}): Promise<void> {
    await (this.keepsWords ? this.expectFilledIn(changes) : this.expectCleared());
  }

  /** Expects the values that `fillIn` has entered. */
  async expectFilledIn(changes: Partial<typeof entries> = {}): Promise<void> {
    for (const name of this.textFields) await expect(this.field(name)).toHaveValue(changes[name] ?? entries[name]);
    await expect(this.field("subject")).toHaveValue(this.subject);
  }

  /** Expects that nothing typed is lost, and an alert with links to the phone and to the chat with the message in it. */
  async expectOfferedElsewhere(phone: string, notice: "failed" | "uncertain" = "failed"): Promise<void> {
    const { title, description } = this.texts.sending[notice];
    await expect(this.alert).toContainText(title);
    await expect(this.alert).toContainText(description);
    await this.expectFilledIn();
    await expect(this.button).toHaveText(this.texts.submitLabel);
    await this.expectContactIn(this.alert, phone);
  }

  /** Expects links to the phone and to the chat with the message in it. */
  async expectContactIn(place: Locator, phone: string): Promise<void> {
    const chat = await place.getByRole("link", { name: this.texts.sending.chatLabel }).getAttribute("href");
    expect(new URL(chat ?? "").searchParams.get("text")).toContain(entries.message);
    const call = place.getByRole("link", { name: phone });
    await expect(call).toHaveAttribute("href", `tel:+55${phone.replace(/\D/g, "")}`);
  }
}
