import { objections } from "./support/objections";
import { content, expect, readToTheEnd, routes, test, viewports, visit } from "./support/site";

const { notice } = content("interface.yaml");

// Open menu, toast and invalid form: accessibility-states.spec.ts.
for (const route of routes) {
  test(`axe finds no violations on ${route}, once it is read to its end, with the privacy notice, on a phone and on a wide screen`, async ({
    page,
  }) => {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await visit(page, route);
      await expect(page.getByRole("complementary", { name: notice.label })).toBeVisible();
      await readToTheEnd(page);
      expect.soft(await objections(page), `${viewport.width} pixels wide`).toEqual([]);
    }
  });
}
