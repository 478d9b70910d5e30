import { ContactForm } from "./support/contact-form";
import { desktop, expect, navigation, test, visit } from "./support/site";

/* Netlify's mode, as if the owner had chosen it; a form service and the chat have specs of their own. */
test.use({ viewport: desktop, broken: /\/contato|Failed to load/ });

for (const [breaks, answer] of [
  ["while it is sent", undefined],
  ["while the answer comes", 504],
] as const)
  test(`On a line that breaks ${breaks}, Netlify's form keeps every word and says what is known`, async ({
    page,
    site,
  }) => {
    await page.route("**/page-data/contato/page-data.json", async (route) => {
      const json = await (await route.fetch()).json();
      json.result.data.contactPage.form.delivery = "netlify";
      await route.fulfill({ json });
    });
    await page.route("**/contato", (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      return answer ? route.fulfill({ status: answer }) : route.abort("connectionreset");
    });
    await visit(page, "/servicos");
    await navigation(page).getByRole("link", { name: site.contactPage.linkLabel }).click();
    await expect(page).toHaveURL("/contato");
    const form = new ContactForm(page, { ...site.form.texts, delivery: "netlify" });
    await form.send();
    await form.expectOfferedElsewhere(site.business.phone, "uncertain");
    await expect(form.thanks).toHaveCount(0);
  });
