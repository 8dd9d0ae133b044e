import { defineConfig } from "@playwright/test";
import { isolatedChromiumOptions } from "./scripts/chromium";
import { openingHours } from "./data/business.json";

export default defineConfig({
  projects: [
    { name: "website", testDir: "tests/browser" },
    { name: "editor", testDir: "editor/tests", testMatch: "*.spec.ts" },
  ],
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  // Bounds against what hangs, not measures: a busy machine takes many times what an idle one takes.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  // Visitors have the shop's clock, wherever the machine is: by another one, its hours have more words.
  use: {
    launchOptions: isolatedChromiumOptions(),
    serviceWorkers: "block",
    timezoneId: openingHours.timeZone,
  },
});
