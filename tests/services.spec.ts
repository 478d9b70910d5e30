import { expect, phone, test, visit, widthFrom } from "./support/site";

test("Services open one by one on a phone, and stand open on a wider screen and on paper", async ({ page, site }) => {
  const [{ title, features } = { title: "", features: [""] }] = site.services.services;
  const text = page.getByRole("main").getByText(features[0] ?? "", { exact: true });
  await page.setViewportSize(phone);
  await visit(page, "/servicos");
  await expect(text).toBeHidden();
  await page.getByRole("heading", { name: title, exact: true }).click();
  await expect(text).toBeVisible();
  await page.getByRole("heading", { name: title, exact: true }).click();
  await expect(text).toBeHidden();

  await page.emulateMedia({ media: "print" });
  await expect(text).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: widthFrom("tablet"), height: 844 });
  await expect(text).toBeVisible();
  // Open for screen readers too, and no stop for the Tab key.
  const details = page.getByRole("main").locator("details").first();
  await expect(details).toHaveJSProperty("open", true);
  await expect(details.locator("summary")).toHaveJSProperty("tabIndex", -1);

  await page.setViewportSize(phone);
  await expect(text).toBeHidden();
  await expect(details.locator("summary")).toHaveJSProperty("tabIndex", 0);
});
