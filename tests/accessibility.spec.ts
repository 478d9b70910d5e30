import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fillIn, submitButton } from "./support/contact-form";
import {
  content,
  entrancesEnd,
  expect,
  menuButton,
  phone,
  readToTheEnd,
  routes,
  test,
  viewports,
  visit,
} from "./support/site";

const { form } = content("pages/contact.yaml");
const { notice } = content("interface.yaml");

/** Holds that axe-core, with all its default rules, finds nothing wrong with the page as it is now. */
async function expectAccessible(page: Page): Promise<void> {
  // Colours count once everything has come in.
  await entrancesEnd(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const viewport of viewports) {
  test.describe(`axe-core finds nothing at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const route of routes) {
      test(`on ${route} as it opens, and once it is read and the privacy notice dismissed`, async ({ page }) => {
        await visit(page, route);
        const aside = page.getByRole("complementary", { name: notice.label });
        await expect(aside).toBeVisible();
        await expectAccessible(page);

        await readToTheEnd(page);
        await aside.getByRole("button").click();
        await expect(aside).toBeHidden();
        await expectAccessible(page);
      });
    }

    test("with a toast shown", async ({ page }) => {
      await visit(page, "/contato");
      await fillIn(page);
      await submitButton(page).click();
      const toast = page.getByText("Mensagem enviada!");
      await toast.hover();
      await expectAccessible(page);
      await expect(toast).toBeVisible();
    });

    test("with fields that are missing", async ({ page }) => {
      await visit(page, "/contato");
      await submitButton(page).click();
      await expect(page.getByLabel(form.name.label, { exact: true })).toBeFocused();
      await expectAccessible(page);
    });
  });
}

test.describe("axe-core finds nothing with the menu open", () => {
  test.use({ viewport: phone });

  for (const route of routes) {
    test(`on ${route}`, async ({ page }) => {
      await visit(page, route);
      await menuButton(page).click();
      await expect(page.getByRole("navigation", { name: "Principal" })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
