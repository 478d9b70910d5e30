import { content, expect, test, visit } from "./support/site";

const legalPages = [content("pages/terms.yaml"), content("pages/privacy.yaml")];

for (const { path, updatedLabel } of legalPages) {
  test(`${path} was last updated today, by the visitor's clock and time zone`, async ({ page }) => {
    // In Recife it is still the previous evening.
    await page.clock.setFixedTime(new Date("2031-03-10T01:30:00Z"));
    await visit(page, path);
    await expect(page.getByText(updatedLabel)).toHaveText(`${updatedLabel} 09/03/2031`);
    await expect(page.getByText("09/03/2031")).toHaveAttribute("datetime", "2031-03-09");
  });

  test.describe("Without script", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} carries the date of the build`, async ({ page }) => {
      await page.goto(path);
      const line = page.getByText(updatedLabel);
      await expect(line).toHaveText(/^\D+: \d{2}\/\d{2}\/\d{4}$/);
      const [day, month, year] = (await line.innerText()).split(" ").at(-1)?.split("/") ?? [];
      await expect(line.getByRole("time")).toHaveAttribute("datetime", `${year}-${month}-${day}`);
      const daysOld = (Date.now() - Date.parse(`${year}-${month}-${day}`)) / 86_400_000;
      expect(Math.abs(daysOld)).toBeLessThan(7);
    });
  });
}

test("No other page has such a line", async ({ page }) => {
  for (const route of ["/", "/servicos", "/contato"]) {
    await page.goto(route);
    await expect(page.getByText(/última atualização/i)).toHaveCount(0);
  }
});
