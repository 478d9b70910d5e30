import { statSync } from "node:fs";
import path from "node:path";
import { expect, test, visit } from "./support/site";

test("The terms were last updated today, by the visitor's clock and time zone", async ({ page, site }) => {
  const { updatedLabel, updatedNote } = site.termsPage;
  // In Recife it is still the previous evening.
  await page.clock.setFixedTime(new Date("2031-03-10T01:30:00Z"));
  await visit(page, "/termos-de-uso");
  await expect(page.getByText(updatedLabel)).toHaveText(
    [`${updatedLabel} 09/03/2031`, updatedNote].filter(Boolean).join(", "),
  );
  await expect(page.getByText("09/03/2031")).toHaveAttribute("datetime", "2031-03-09");
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the privacy policy carries the date of the build", async ({ page, site }) => {
    const { updatedLabel } = site.privacyPage;
    await page.goto("/politica-de-privacidade");
    const line = page.getByText(updatedLabel);
    const date = (await line.getByRole("time").getAttribute("datetime")) ?? "";
    await expect(line).toContainText(`${updatedLabel} ${date.split("-").reverse().join("/")}`);
    // The date where the business is, on the day of the build or the next to it.
    const built = statSync(path.join(site.folder, "public/politica-de-privacidade/index.html")).mtimeMs;
    expect(Math.abs(built - Date.parse(date)) / 86_400_000).toBeLessThan(2);
  });
});
