import { defineConfig } from "@playwright/test";
import { isolatedChromiumOptions } from "./scripts/chromium";

export default defineConfig({
  projects: [{ name: "website", testDir: "tests/browser" }],
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine; they only end tests that hang.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    launchOptions: isolatedChromiumOptions(),
    serviceWorkers: "block",
    // In another time zone than the shop's, the page explains the shop's hours.
    timezoneId: "Asia/Kolkata",
  },
});
