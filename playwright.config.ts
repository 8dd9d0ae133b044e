import { defineConfig } from "@playwright/test";
import { isolatedChromiumOptions } from "./scripts/chromium";

export default defineConfig({
  projects: [{ name: "website", testDir: "tests/browser" }],
  outputDir: "test-results/browser",
  // Screenshots are compared with others of the same run.
  snapshotPathTemplate: "test-results/browser/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine; it only ends tests that hang.
  timeout: 240_000,
  // Tests name the few waits that may last longer.
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  // A broken rule fails many tests, each after a wait in vain.
  maxFailures: 10,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    launchOptions: isolatedChromiumOptions(),
    serviceWorkers: "block",
    // In another time zone than the shop's, the page explains the shop's hours.
    timezoneId: "Asia/Kolkata",
  },
});
