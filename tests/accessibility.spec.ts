import { AxeBuilder } from "@axe-core/playwright";
import { content, entrancesEnd, expect, readToTheEnd, routes, test, viewports, visit } from "./support/site";

const { notice } = content("interface.yaml");

for (const viewport of viewports) {
  test.describe(`axe finds no violations at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    // Open menu, toast, invalid form and the notice by itself: accessibility-states.spec.ts.
    for (const route of routes) {
      test(`on ${route}, once it is read to its end, with the privacy notice`, async ({ page }) => {
        await visit(page, route);
        await expect(page.getByRole("complementary", { name: notice.label })).toBeVisible();
        await readToTheEnd(page);
        // Colours count once everything has come in.
        await entrancesEnd(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}
