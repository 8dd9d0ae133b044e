import { texts } from "../../src/catalogue/text/texts";
import { listKinds, pageKinds } from "../support/built-site";
import { expect, notFoundMessage, phone, rested, test } from "./site";

test.use(phone);

// Each violation of the content security policy is an error in the console, which fails the test.
test("no page violates the policy, and other hosts are requested only for the map, when a visitor scrolls to it", async ({
  page,
  allowedErrors,
  open,
  site,
}) => {
  allowedErrors.push(notFoundMessage);
  let foreignUrls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== site) foreignUrls.push(request.url());
  });
  for (const address of [...pageKinds, "/nowhere", "/"]) {
    await open(address);
    await page.waitForLoadState("networkidle");
    await rested(page);
    // The map of a short page is near the screen from the beginning.
    if (listKinds.includes(address)) expect(foreignUrls, address).toEqual([]);
    await page.getByRole("heading", { name: texts.ourLocation }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    const map = page.locator("iframe[width='600'][height='450'][loading=lazy]");
    await expect.poll(() => foreignUrls).toEqual([await map.getAttribute("src")]);
    foreignUrls = [];
  }
});
