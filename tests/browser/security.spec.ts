import { texts } from "../../src/catalogue/text/texts";
import { itemPaths, listOf, prefixPage, wholeLists } from "../support/built-site";
import { expect, notFoundMessage, phone, rested, started, test } from "./site";

const cars = listOf("cars");

const pages = [
  ...wholeLists.map(({ path }) => path),
  ...(prefixPage === null ? [] : [prefixPage.ofBrand.path]),
  "/upload",
  "/nowhere",
  "/",
];

// With a service worker only the first page comes from the server, which sends the policy.
for (const [serviceWorkers, addresses] of [
  ["block", pages],
  ["allow", pages.slice(0, 1)],
] as const) {
  test.describe(`service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test("no page violates the content security policy", async ({ page, site, allowedErrors }) => {
      allowedErrors.push(notFoundMessage);
      const violations: string[] = [];
      await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          const report = (window as unknown as { reportViolation: (text: string) => void })
            .reportViolation;
          report(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
        });
      });
      page.on("console", (message) => {
        if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
      });
      for (const address of addresses) {
        await test.step(address, async () => {
          await page.goto(site + address);
          await started(page);
          await page.getByRole("region", { name: "Our Location" }).scrollIntoViewIfNeeded();
          await page.mouse.move(1, 1);
          await page.locator("iframe").scrollIntoViewIfNeeded();
          const link = page.getByRole("main").getByRole("link", { name: cars.link });
          if (await link.isVisible()) await link.click();
          await page.waitForLoadState("networkidle");
          expect(violations).toEqual([]);
        });
      }
    });
  });
}

for (const device of [phone, { viewport: { width: 1366, height: 768 } }]) {
  test.describe(`at ${device.viewport.width} px`, () => {
    test.use(device);

    test("other hosts are requested only for the map, when a visitor scrolls near it", async ({
      page,
      site,
      allowedErrors,
    }) => {
      allowedErrors.push(notFoundMessage);
      const foreignUrls: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== site) foreignUrls.push(request.url());
      });
      // Hides the content of a page, so that the map is near the screen before a visitor scrolls.
      await page.route("**/upload", async (route) => {
        const response = await route.fetch();
        const hidden = "<style>main > * { display: none }</style></head>";
        const body = (await response.text()).replace("</head>", hidden);
        await route.fulfill({ response, body });
      });
      for (const address of ["/nowhere", itemPaths[0], "/upload"]) {
        await page.goto(`${site}${address}`);
        await started(page);
        await page.waitForLoadState("networkidle");
        await rested(page);
        expect(foreignUrls).toEqual([]);
      }
      await page.getByRole("heading", { name: texts.ourLocation }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 600);
      const map = page.locator("iframe");
      for (const [name, value] of Object.entries({ width: "600", height: "450", loading: "lazy" }))
        await expect(map).toHaveAttribute(name, value);
      await expect.poll(() => foreignUrls).toEqual([await map.getAttribute("src")]);
    });
  });
}
