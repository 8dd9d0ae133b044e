import type { Page, Route } from "@playwright/test";
import { texts } from "../../src/catalogue/text/texts";
import { listOf } from "../support/built-site";
import { expect, failedLoadMessage, phone, started, test } from "./site";

const bikes = listOf("bikes");

test.use(phone);

/** Addresses of the files that a page needs to start. */
const neededFiles: Readonly<Record<string, RegExp>> = {
  "style sheets": /\/styles\.\w+\.css/,
  scripts: /\.js(?:\?|$)/,
  "page data": /page-data\.json/,
};

/** What goes wrong with files. */
const failures: Readonly<Record<string, (route: Route) => unknown>> = {
  "never arrive": () => undefined,
  fail: (route) => route.abort(),
  "are replaced by another page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Suspended</h1>" }),
};

const waitingLine = (page: Page) => page.getByText(texts.waiting);
const firstStar = (page: Page) =>
  page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /shortlist/i })
    .first();

for (const [files, pattern] of Object.entries(neededFiles)) {
  for (const [failure, answer] of Object.entries(failures)) {
    test(`if ${files} ${failure}, the page starts and carries out an earlier tap once the server answers`, async ({
      page,
      site,
      allowedErrors,
    }) => {
      allowedErrors.push(failedLoadMessage);
      allowedErrors.push(/Failed to fetch|Unexpected token '<'/);
      await page.route(pattern, (route) => void answer(route));
      await page.goto(site + bikes.path, { waitUntil: "commit" });
      await expect(waitingLine(page)).toBeVisible();
      await firstStar(page).tap();
      await page.unroute(pattern);
      await started(page);
      await expect(firstStar(page)).toHaveAttribute("aria-pressed", "true");
      await expect(waitingLine(page)).toBeHidden();
    });
  }
}

test("a retry leaves out the files that have arrived meanwhile", async ({ page, site }) => {
  const delayed: Route[] = [];
  const retries: string[] = [];
  await page.route(/\.js(?:\?|$)/, async (route) => {
    const url = route.request().url();
    const isRetry = url.includes("?");
    if (!isRetry && retries.length === 0) {
      delayed.push(route);
      return;
    }
    if (isRetry) {
      retries.push(url);
      await Promise.all(delayed.splice(0).map((request) => request.continue()));
      await started(page);
    }
    await route.continue();
  });
  await page.goto(site + bikes.path, { waitUntil: "commit" });
  await started(page);
  await page.waitForLoadState("networkidle");
  expect(retries).toHaveLength(1);
});
