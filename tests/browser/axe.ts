import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * What axe finds wrong on a page that is open: each rule with the elements that break it. It is not asked
 * about frames, of which the map's is the only one, and another site's.
 *
 * @param rules the rules to look at; all where none is named
 */
export async function violationsOf(
  page: Page,
  ...rules: readonly string[]
): Promise<(readonly [string, readonly string[]])[]> {
  // To read half a megabyte takes as long as a quarter of the rules: once for each document is enough.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    // What passes is looked at and not listed, which takes a quarter of the time.
    const { violations } = await inPage.run(
      { exclude: ["iframe"] },
      { resultTypes: ["violations"], ...(only.length === 0 ? {} : { runOnly: [...only] }) },
    );
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
  }, rules);
}
