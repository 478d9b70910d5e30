import { sendForm } from "./support/contact-form";
import {
  chatUrl,
  content,
  desktop,
  expect,
  filled,
  menuButton,
  phone,
  phoneUrl,
  routes,
  test,
  unreadableTexts,
  viewports,
  widthFrom,
} from "./support/site";

const business = content("business.yaml");
const { form } = content("pages/contact.yaml");
const { notice } = content("interface.yaml");

test.use({ javaScriptEnabled: false });

test("Every page shows all its texts and links, on a phone and on a wide screen", async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect.soft(await unreadableTexts(page), `${route}, ${viewport.width} pixels wide`).toEqual([]);
      // On phones, rows open without script too.
      const rows = page.getByRole("main").locator("details:has(h3) > summary");
      if (viewport.width < widthFrom("tablet")) for (const row of await rows.all()) await row.click();
      for (const part of ["main", "contentinfo"] as const) {
        const all = page.getByRole(part).getByRole("link", { includeHidden: true });
        await expect(all.filter({ visible: true })).toHaveCount(await all.count());
      }
    }
  }
});

test.describe("On a phone", () => {
  test.use({ viewport: phone });

  test("the menu of every page opens, and its links are within reach", async ({ page }) => {
    for (const route of routes) {
      await page.goto(route);
      const header = page.getByRole("banner");
      await expect(header.getByRole("navigation")).toBeHidden();
      // A static attribute would be wrong; the browser derives the state from the popover.
      await expect(menuButton(page)).not.toHaveAttribute("aria-expanded");
      await menuButton(page).click();

      const links = header.getByRole("navigation", { name: "Principal" }).getByRole("link");
      await expect(links).toHaveText(["Início", "Serviços", "Contato"]);
      await expect(header.getByText(business.legalName).filter({ visible: true })).toHaveCount(1);
      await expect(header.getByText(business.taxNumber).filter({ visible: true })).toHaveCount(1);
      await expect(header.getByRole("link", { name: business.menuPhone })).toHaveAttribute(
        "href",
        phoneUrl(business.menuPhone),
      );
      await expect(header.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
        "href",
        chatUrl(business.menuPhone, filled(business.greeting)),
      );
      await links.getByText("Contato").click();
      await expect(page).toHaveURL("/contato");
    }
  });

  test("the menu closes on Escape, and the focus goes back to its button", async ({ page }) => {
    await page.goto("/");
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("navigation", { name: "Principal" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test("A page whose menu was open scrolls once the window is wide enough to need no menu", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await menuButton(page).click();
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeVisible();

  await page.setViewportSize(desktop);
  await page.mouse.move(desktop.width / 2, desktop.height / 2);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test.describe("On a wide screen", () => {
  test.use({ viewport: desktop });

  test("the links of the header open the pages", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Serviços" }).click();
    await expect(page).toHaveURL("/servicos");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

for (const viewport of viewports) {
  test(`The privacy notice stands at the end of the page, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const aside = page.getByRole("complementary", { name: notice.label });
    await expect(aside).toContainText(filled(notice.text));
    await expect(aside.getByRole("link")).toHaveAttribute("href", "/politica-de-privacidade");
    // Without script it would do nothing.
    await expect(aside.getByRole("button")).toHaveCount(0);

    const footer = await page.getByRole("contentinfo").boundingBox();
    const place = await aside.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((footer?.y ?? Number.NaN) + (footer?.height ?? Number.NaN));
  });
}

test("The form says that it does not work, and neither sends what was typed nor puts it in the address", async ({
  page,
}) => {
  await page.goto("/contato");
  // `getByText` skips `noscript` elements, even if they are displayed.
  await expect(page.getByRole("paragraph").filter({ hasText: form.withoutScript })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await sendForm(page);
  await page.getByLabel(form.name.label, { exact: true }).press("Enter");
  await page.waitForLoadState("networkidle");

  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/contato");
});
