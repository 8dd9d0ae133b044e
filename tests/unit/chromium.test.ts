/** @jest-environment node */
import { chromium } from "@playwright/test";
import { disabledFeatures } from "../../scripts/chromium";

test("every feature that Playwright turns off stays off beside our own", async () => {
  // Node is no browser: Playwright's error says with which switches it was started.
  const start = chromium.launch({ executablePath: process.execPath }).then(
    (browser) => browser.close(),
    (error: unknown) => String(error),
  );
  const [, features = ""] = / --disable-features=(\S+)/.exec(String(await start)) ?? [];
  expect(features).not.toBe("");
  expect(disabledFeatures).toEqual(expect.arrayContaining(features.split(",")));
});
