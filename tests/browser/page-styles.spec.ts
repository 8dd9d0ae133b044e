import path from "node:path";
import { allPages, itemPageKinds, publicFolder } from "../support/built-site";
import { expect, phone, started, test } from "./site";

test.describe("pages with their critical styles alone", () => {
  test.use(phone);

  test("every page looks the same with the styles of all pages", async ({ page, site }) => {
    await page.route(/\.js$|styles\.\w+\.css$|\.woff2$/, (route) => route.abort());
    for (const address of [...allPages, ...itemPageKinds]) {
      await test.step(address, async () => {
        await page.goto(site + address);
        // The line about scripts that do not arrive, and the font, move what stands below them.
        await expect(page.locator("#start-error")).toBeVisible();
        const critical = await page.evaluateHandle(looks);
        const sheet = await page.locator("style[data-href]").getAttribute("data-href");
        await page.addStyleTag({ path: path.join(publicFolder, sheet ?? "") });
        const whole = await page.evaluateHandle(looks);
        expect(await page.evaluate(differences, { critical, whole })).toEqual([]);
      });
    }
  });

  test("a sheet that does not arrive leaves a page as it is, readable, and is said", async ({
    page,
    site,
    consoleErrors,
  }) => {
    await page.route("**/styles.*.css", (route) => route.abort());
    await page.goto(`${site}${allPages[0]}`);
    await expect(page.locator("#start-error")).toBeVisible();
    await expect(page.locator("html[data-started]")).toHaveCount(0);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(consoleErrors.join("\n")).toContain("The page did not start.");
    await page.unroute("**/styles.*.css");
    await page.locator("#start-error").getByRole("link", { name: "Retry" }).click();
    await started(page);
    await expect(page.locator("#start-error")).toBeHidden();
  });
});

interface Look {
  readonly element: string;
  /** The box it has, and all that its styles give it. */
  readonly values: readonly string[];
}

/** How every element of a page looks. Kept in the page: it is some megabytes. */
function looks(): Look[] {
  // A custom property shows in the values that are made of it.
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
  return [...document.body.querySelectorAll("*")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return {
      element: `${element.tagName}.${element.getAttribute("class")}`,
      values: [
        `box:${[x, y, width, height].join(" ")}`,
        ...names.map((name) => `${name}:${style.getPropertyValue(name)}`),
      ],
    };
  });
}

/** Elements that look otherwise, each with the first of its values that differs. */
function differences({ critical, whole }: Record<"critical" | "whole", Look[]>): string[] {
  if (whole.length !== critical.length) return [`${whole.length} elements, not ${critical.length}`];
  return whole.flatMap(({ element, values }, place) => {
    const other = critical[place];
    const at = values.findIndex((value, index) => value !== other?.values[index]);
    if (element === other?.element && at < 0) return [];
    return [`${element}: ${values[at]}, not ${other?.element}: ${other?.values[at]}`];
  });
}
