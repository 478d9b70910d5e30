import {
  chosenSubject,
  entries,
  expectCleared,
  field,
  fillIn,
  sendForm,
  submitButton,
  thanks,
} from "./support/contact-form";
import { chatUrl, content, desktop, expect, filled, phoneUrl, test, visit } from "./support/site";

const business = content("business.yaml");
const { form } = content("pages/contact.yaml");

test.use({ viewport: desktop });

test.beforeEach(({ page }) => visit(page, "/contato"));

test("The form asks for name, e-mail, phone, subject (an empty choice and five others) and message, each with its own kind of field and placeholder", async ({
  page,
}) => {
  const controls = page.getByRole("form", { name: filled(form.heading) }).locator("input, select, textarea");
  const described = await controls.evaluateAll((elements) =>
    elements.map((element) => [element.getAttribute("name"), (element as HTMLInputElement).type]),
  );
  expect(described).toEqual([
    ["name", "text"],
    ["email", "email"],
    ["phone", "tel"],
    ["subject", "select-one"],
    ["message", "textarea"],
  ]);
  await expect(field(page, form.message.label)).toHaveAttribute("rows", "5");
  await expect(page.getByText(form.requiredNote)).toBeVisible();

  // Placeholders show what belongs into the fields.
  await expect(field(page, form.name.label)).toHaveAttribute("placeholder", /nome completo/i);
  await expect(field(page, form.phone.label)).toHaveAttribute("placeholder", "(00) 00000-0000");
  await expect(field(page, form.email.label)).toHaveAttribute("placeholder", /^\S+@\S+\.\S+$/);
  await expect(field(page, form.message.label)).toHaveAttribute("placeholder", form.message.placeholder);

  const options = field(page, form.subject.label).getByRole("option");
  const values = await options.evaluateAll((elements) => elements.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(["", "manutencao", "instalacao", "emergencia", "orcamento", "outros"]);
  await expect(field(page, form.subject.label)).toHaveValue("");

  // Browsers can fill in the fields, and phones show the right keyboard.
  await expect(field(page, form.name.label)).toHaveAttribute("autocomplete", "name");
  await expect(field(page, form.email.label)).toHaveAttribute("autocomplete", "email");
  await expect(field(page, form.phone.label)).toHaveAttribute("autocomplete", /^tel/);
  await expect(field(page, form.email.label)).toHaveAttribute("type", "email");
  await expect(field(page, form.phone.label)).toHaveAttribute("type", "tel");
});

test("Without any one of its fields the form is not sent, and the focus goes there; nor with an e-mail address without @", async ({
  page,
}) => {
  const mistakes = [...Object.keys(entries), form.subject.label].map((label) => [label, ""] as const);
  for (const [label, text] of [...mistakes, [form.email.label, "maria"] as const]) {
    await fillIn(page);
    if (label === form.subject.label) await field(page, label).selectOption(text);
    else await field(page, label).fill(text);

    await submitButton(page).click();

    await expect(field(page, label)).toBeFocused();
    for (const [other, entry] of Object.entries(entries)) {
      await expect(field(page, other)).toHaveValue(other === label ? text : entry);
    }
    await expect(thanks(page)).toHaveCount(0);
  }
});

test("There are no rules of length, format or pattern beyond those", async ({ page }) => {
  for (const [label, text] of Object.entries({ ...entries, [form.name.label]: "M", [form.phone.label]: "ramal" })) {
    await field(page, label).fill(text);
  }
  await field(page, form.message.label).fill("?");
  await field(page, form.subject.label).selectOption("outros");
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test("What is missing is marked once the visitor has tried to send, and no longer after the message is gone", async ({
  page,
}) => {
  const markOf = (label: string) => field(page, label).evaluate((element) => getComputedStyle(element).boxShadow);
  await field(page, form.email.label).fill("maria");
  await page.getByRole("heading", { level: 1 }).click();
  expect(await markOf(form.email.label)).toBe("none");

  await submitButton(page).click();
  await expect.poll(() => markOf(form.email.label)).not.toBe("none");

  await sendForm(page);
  await expectCleared(page);
  await expect.poll(() => markOf(form.email.label)).toBe("none");
});

test("An emergency is led past the form, to chat and phone, and can be sent all the same", async ({ page }) => {
  const line = page.getByRole("form", { name: filled(form.heading) }).getByRole("status");
  await expect(line).toBeEmpty();
  await field(page, form.subject.label).selectOption("emergencia");
  await expect(line).toContainText(form.emergency.text);
  await expect(line.getByRole("link", { name: form.emergency.chatLabel })).toHaveAttribute(
    "href",
    chatUrl(business.phone, filled(business.greeting)),
  );
  await expect(line.getByRole("link", { name: business.phone })).toHaveAttribute("href", phoneUrl(business.phone));

  await field(page, form.subject.label).selectOption("outros");
  await expect(line).toBeEmpty();
  await sendForm(page);
  await expectCleared(page);
  await expect(line).toBeEmpty();
});

test("Sending clears the form and says thanks", async ({ page }) => {
  await sendForm(page);

  await expect(page.getByText("Mensagem enviada!", { exact: true })).toBeVisible();
  await expect(page.getByText("Entraremos em contato em breve. Obrigado!", { exact: true })).toBeVisible();
  await expectCleared(page);
  await expect(submitButton(page)).toBeFocused();
  await expect(page).toHaveURL("/contato");
});

test("A second press at once finds empty fields, which the browser refuses", async ({ page }) => {
  await fillIn(page);
  // The first submit would hide the emergency line, and so move the button.
  await field(page, form.subject.label).selectOption("outros");
  await submitButton(page).dblclick();

  await expect(field(page, form.name.label)).toBeFocused();
  await expect(thanks(page)).toHaveCount(1);
  await expectCleared(page);
});

test("Nothing that was typed is sent or stored", async ({ page, context }) => {
  // The idle page loads the toast script and the linked pages.
  await expect(page.getByRole("region", { name: /F8/ }).locator("[aria-live]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  for (const [label, text] of Object.entries(entries)) await field(page, label).pressSequentially(text);
  await field(page, form.subject.label).selectOption(chosenSubject);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.waitForLoadState("networkidle");

  expect(requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: { ...window.localStorage },
    session: { ...window.sessionStorage },
    databases: await window.indexedDB.databases(),
  }));
  expect(stored).toEqual({ local: {}, session: expect.anything(), databases: [] });
  // Gatsby stores scroll positions there.
  for (const [key, value] of Object.entries(stored.session)) {
    expect(key).toMatch(/^@@scroll\|/);
    expect(value).toMatch(/^\d+(\.\d+)?$/);
  }
});
