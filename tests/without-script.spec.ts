import { routes } from "./support/built-content";
import { expect, mainHeading, test, unreadableTexts, viewports } from "./support/site";

test.use({ javaScriptEnabled: false });

test("Every page shows all its texts and links, on a phone and on a wide screen", async ({ page, site }) => {
  for (const route of routes) {
    await page.goto(route);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await expect(mainHeading(page)).toBeVisible();
      expect.soft(await unreadableTexts(page), `${route}, ${viewport.width} pixels wide`).toEqual([]);
      // The form has links for an emergency.
      if (route === "/contato") await site.form.field("subject").selectOption(site.form.subject);
      for (const part of ["main", "contentinfo"] as const) {
        const all = page.getByRole(part).getByRole("link", { includeHidden: true });
        await expect(all.filter({ visible: true })).toHaveCount(await all.count());
      }
    }
  }
});

test("The privacy notice stands at the end of the page, without a button", async ({ page, site }) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await expect(site.notice).toContainText(site.interfaceTexts.notice.text);
    await expect(site.notice.getByRole("link")).toHaveAttribute("href", "/politica-de-privacidade");
    await expect(site.notice.getByRole("button")).toHaveCount(0);
    const footer = await page.getByRole("contentinfo").boundingBox();
    const place = await site.notice.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((footer?.y ?? Number.NaN) + (footer?.height ?? Number.NaN));
  }
});

test("The form says that it does not work, and neither sends nor shows what was typed", async ({ page, site }) => {
  await page.goto("/contato", { waitUntil: "load" });
  // `getByText` skips `noscript` elements, even if they are displayed.
  await expect(page.getByRole("paragraph").filter({ hasText: site.form.texts.withoutScript })).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await site.form.send();
  await site.form.field("name").press("Enter");
  await site.form.expectFilledIn();
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/contato");
});
