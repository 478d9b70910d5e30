import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, holdBack, menuButton, readToTheEnd, routes, test, viewports, watchLayoutShifts } from "./support/site";

/** Arimo has, by design, the metrics of Arial, which not every machine has. */
function arial(weight: 400 | 700): string {
  const file = createRequire(__filename).resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`);
  return `url(data:font/woff2;base64,${readFileSync(file, "base64")})`;
}

// Styles changed by the test no longer have the hash that the policy names.
test.use({ bypassCSP: true });

for (const viewport of viewports) {
  for (const route of routes) {
    test(`${route}, ${viewport.width} pixels wide: nothing moves when the typeface of the headings arrives late`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.route(route, async (answer) => {
        const response = await answer.fetch();
        const html = await response.text();
        const played = html
          .replaceAll(/local\("?Arial"?\),local\([^)]*\)/g, () => arial(400))
          .replaceAll(/local\("?Arial Bold"?\),local\([^)]*\)/g, () => arial(700));
        expect(played).not.toContain("local(");
        await answer.fulfill({ response, body: played });
      });
      const deliver = await holdBack(page, "**/*.woff2");

      const layoutShifts = await watchLayoutShifts(page);
      await page.goto(route, { waitUntil: "commit" });
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      const typeface = () => page.evaluate(() => document.fonts.check('700 16px "Archivo Variable"'));
      expect(await typeface()).toBe(false);
      await expect.poll(() => page.evaluate(() => document.fonts.check('700 16px "Archivo Fallback"'))).toBe(true);
      // The played Arial, unlike a font of the system, may itself have come a moment after the text.
      const before = await layoutShifts();
      deliver();
      await expect.poll(typeface).toBe(true);
      await readToTheEnd(page);
      expect(await layoutShifts()).toBe(before);
    });
  }
}
