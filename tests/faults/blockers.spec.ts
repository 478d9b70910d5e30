import { expect, phone, test } from "../support/site";

test.use({ viewport: phone });

test("What asks for a press on a link to the chat goes with the links that a content blocker hides", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('a[href*="wa.me"] { display: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: site.homePage.hero.triage?.heading })).toBeHidden();
});
