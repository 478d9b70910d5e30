import { phoneUrl } from "./support/built-content";
import { desktop, expect, hydrated, openBeforeScripts, test, visit, watchLayoutShifts } from "./support/site";

/* How the form takes a message; `src/contact/*.test.ts*`: what becomes of it; form-by-*.spec.ts: what only a browser shows of that. */
test.use({ viewport: desktop });

test.beforeEach(({ page }) => visit(page, "/contato"));

test("With an address that lacks its @, or without a subject, the form is not sent, keeps its words, and the focus goes there", async ({
  site,
}) => {
  await site.form.fillIn({ email: "maria" });
  await site.form.button.click();
  await expect(site.form.field("email")).toBeFocused();
  await site.form.expectFilledIn({ email: "maria" });
  await site.form.fillIn();
  await site.form.field("subject").selectOption("");
  await site.form.button.click();
  await expect(site.form.field("subject")).toBeFocused();
  await expect(site.form.thanks).toHaveCount(0);
});

test("What is missing is marked once the visitor has tried to send, until it is sent", async ({ page, site }) => {
  const mark = () => site.form.field("email").evaluate((element) => getComputedStyle(element).boxShadow);
  await site.form.field("email").click();
  await page.getByRole("heading", { level: 1 }).click();
  expect(await mark()).toBe("none");

  await site.form.button.click();
  await expect.poll(mark).not.toBe("none");

  await site.form.send();
  await site.form.expectDone();
  await expect.poll(mark).toBe("none");
});

test("An emergency is led past the form, to chat and phone, and can be sent all the same", async ({ site }) => {
  const { text = "", chatLabel = "" } = site.form.texts.emergency ?? {};
  const line = site.form.form.getByRole("status").first();
  await expect(line.getByText(text)).toBeHidden();
  await site.form.field("subject").selectOption("emergencia");
  await expect(line.getByText(text)).toBeVisible();
  const urgent = site.services.services.find((service) => service.urgent);
  const chat = line.getByRole("link", { name: chatLabel });
  await expect(chat).toHaveAttribute("href", site.chatAbout(urgent?.title ?? ""));
  await expect(line.getByRole("link", { name: site.business.phone })).toHaveAttribute(
    "href",
    phoneUrl(site.business.phone),
  );

  await site.form.field("subject").selectOption("outros");
  await expect(line.getByText(text)).toBeHidden();
  await site.form.send();
  await site.form.expectDone();
  await expect(line.getByText(text)).toBeVisible({ visible: site.form.keepsWords });
});

test("Sending says thanks, and clears the form if the message has gone, whatever the fields hold", async ({
  page,
  site,
}) => {
  const written = { name: "M", phone: "ramal", message: "?" };
  await site.form.fillIn(written);
  await site.form.button.click();
  await expect(site.form.thanks).toBeVisible();
  await expect(page.getByText(site.form.success.description, { exact: true })).toBeVisible();
  await site.form.expectDone(written);
  await expect(site.form.button).toBeFocused();
  await expect(page).toHaveURL("/contato");
});

test("After an attempt to send it incomplete, a line above each empty field says what is missing, and none elsewhere: seen and read out", async ({
  site,
}) => {
  const { form } = site;
  const names = [...form.textFields, "subject"] as const;
  const expectProblem = async (name: (typeof names)[number], isThere: boolean) => {
    const line = form.form.getByText(form.texts[name].problem);
    await expect(line).toBeVisible({ visible: isThere });
    await expect(form.field(name)).toHaveAccessibleDescription(isThere ? form.texts[name].problem : "");
    const [bottom, top] = [await line.boundingBox(), await form.field(name).boundingBox()];
    // The browser's own message lies below the field.
    if (isThere) expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  };
  for (const name of names) await expectProblem(name, false);
  await form.field("name").fill(form.entries.name);
  await form.button.click();
  await expect(form.field("email")).toBeFocused();
  for (const name of names) await expectProblem(name, name !== "name");
  await form.field("email").fill(form.entries.email);
  await expectProblem("email", false);
});

test("A pasted e-mail loses what can't be seen, which the browser would refuse; a message keeps what joins an emoji", async ({
  site,
}) => {
  const invisible = "\u00a0\u2068\u200e\u2060\u200b\ufeff";
  const message = "Somos uma família 👨\u200d👩\u200d👧";
  await site.form.fillIn({ message });
  await site.form.field("email").fill(`${invisible}maria\u2060@example.com\u2069${invisible}`);
  await expect(site.form.field("email")).toHaveValue("maria@example.com");
  await expect(site.form.field("message")).toHaveValue(message);
  await site.form.button.click();
  await expect(site.form.thanks).toBeVisible();
});

test("A form whose scripts do not come says so in its button's place, until they come, and nothing moves", async ({
  page,
  site,
}) => {
  test.skip(site.form.posts, "the browser posts the form of this content without scripts");
  const shifts = await watchLayoutShifts(page);
  const release = await openBeforeScripts(page, "/contato");
  const sentence = site.form.form.getByRole("status").getByText(site.form.texts.withoutScript);
  await site.form.button.scrollIntoViewIfNeeded();
  await expect(site.form.button).toBeVisible();
  await expect(sentence).toBeHidden();
  // What is shown after seconds.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(sentence).toBeVisible();
  await expect(site.form.button).toBeHidden();
  release();
  await hydrated(page);
  await expect(sentence).toBeHidden();
  await expect(site.form.button).toBeVisible();
  expect(await shifts()).toEqual([]);
  await site.form.send();
  await expect(site.form.thanks).toBeVisible();
});

test.describe("The form that delivers nothing", () => {
  test.beforeEach(({ site }) => {
    test.skip(site.form.texts.delivery !== "nenhuma", "the form of this content delivers its messages");
  });

  test("finds empty fields at a second press at once, which the browser refuses", async ({ site }) => {
    await site.form.fillIn();
    // The first submit would hide the emergency line, and so move the button.
    await site.form.field("subject").selectOption("outros");
    await site.form.button.dblclick();

    await expect(site.form.field("name")).toBeFocused();
    await expect(site.form.thanks).toHaveCount(1);
    await site.form.expectCleared();
  });

  test("neither sends nor stores what was typed, and says so", async ({ page, context, site }) => {
    await expect(site.form.form.getByText(site.form.texts.sending.note)).toBeVisible();
    const requests: string[] = [];
    page.on("request", (request) => {
      // The idle page may still load scripts and data.
      const isFile = request.method() === "GET" && /\.(js|json)$/.test(request.url());
      if (!isFile) requests.push(`${request.method()} ${request.url()}`);
    });

    for (const name of site.form.textFields) await site.form.field(name).pressSequentially(site.form.entries[name]);
    await site.form.field("subject").selectOption(site.form.subject);
    await site.form.button.click();
    await expect(site.form.thanks).toBeVisible();
    // What the visitor reads after the thanks agrees with what stands above the form.
    await expect(site.form.form.getByRole("status").getByText(site.form.texts.sending.note)).toBeVisible();
    await site.form.expectCleared();

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
});
