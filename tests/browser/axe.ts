import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * Checks an open page except its map, which is another site's page.
 *
 * @param rules the rules to check; by default all
 * @returns each violated rule of axe, with the HTML of the elements that break it
 */
export async function violationsOf(
  page: Page,
  ...rules: readonly string[]
): Promise<(readonly [string, readonly string[]])[]> {
  // The script has half a megabyte, so each document loads it once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: axeInPage } = window as unknown as { axe: typeof axe };
    // Listing only violations takes a quarter of the time.
    const { violations } = await axeInPage.run(
      { exclude: ["iframe"] },
      { resultTypes: ["violations"], ...(only.length === 0 ? {} : { runOnly: [...only] }) },
    );
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
  }, rules);
}
