import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong on a page that is open: each rule with the elements that break it. */
export async function violationsOf(page: Page): Promise<(readonly [string, readonly string[]])[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without a page of axe's own for frames, of which the map's is the only one, and another site's.
    .setLegacyMode()
    .exclude("iframe")
    // What passes is looked at and not listed, which takes a quarter of the time.
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
