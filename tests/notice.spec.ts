import {
  clickInPlace,
  expect,
  footerLink,
  holdBack,
  hydrated,
  mainHeading,
  openBeforeScripts,
  phone,
  routes,
  test,
  viewports,
  visit,
  visitWithPagesAhead,
} from "./support/site";

test.use({ viewport: phone });

test("The notice is there from the first paint; once dismissed, not even before scripts", async ({ page, site }) => {
  const release = await openBeforeScripts(page, "/");
  await expect(site.notice).toBeInViewport();
  release();
  await hydrated(page);
  await site.notice.getByRole("button", { name: site.interfaceTexts.notice.dismissLabel }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const releaseAgain = await holdBack(page, "**/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(mainHeading(page)).toBeVisible();
  await expect(site.notice).toBeHidden();
  releaseAgain();
});

for (const [storage, block] of Object.entries({
  "": false,
  " where the browser blocks storage, until a reload": true,
})) {
  test(`Once dismissed, the notice stays away${storage}`, async ({ page, site }) => {
    if (block) {
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage", "indexedDB"])
          Object.defineProperty(window, name, { get });
      });
    }
    await visitWithPagesAhead(page, "/");
    await clickInPlace(page, site.notice.getByRole("button"));
    await expect(site.notice).toBeHidden();
    await footerLink(page, site.servicesPage.linkLabel).click();
    await expect(mainHeading(page)).toHaveText(site.servicesPage.heading);
    await expect(site.notice).toBeHidden();
    for (const route of routes) {
      await visit(page, route);
      await expect(site.notice).toBeVisible({ visible: block });
    }
  });
}

test("At the end of the page, the notice covers no link of the footer", async ({ page, site }) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await visit(page, "/");
    await expect(site.notice).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const links = page.getByRole("contentinfo").getByRole("link");
    await expect(links).not.toHaveCount(0);
    const covered = await links.evaluateAll(
      (all, label) =>
        all.filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const front = document.elementFromPoint(left + width / 2, top + height / 2);
          return front?.closest("aside")?.getAttribute("aria-label") === label;
        }).length,
      site.interfaceTexts.notice.label,
    );
    expect(covered, `${viewport.width} pixels wide`).toBe(0);
  }
});

test("Every page shows the notice, with a link to the policy and one button", async ({ page, site }) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const route of routes) {
      await visit(page, route);
      await expect(site.notice).toBeInViewport();
      await expect(site.notice).toContainText(site.interfaceTexts.notice.text);
      const link = site.notice.getByRole("link", { name: site.interfaceTexts.notice.privacyLabel });
      await expect(link).toHaveAttribute("href", "/politica-de-privacidade");
      await expect(site.notice.getByRole("button")).toHaveCount(1);
    }
  }
});
