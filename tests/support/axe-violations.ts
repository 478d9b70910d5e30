import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Violations of all rules, or of those that are named, that axe finds on a page without frames: the rule, the element and the reasons. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  });
  // In one run: by default, axe opens another page to join the results of frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id} (${help}): ${html} ${any.map(({ message }) => message).join("; ")}`),
  );
}
