import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./scripts/chromium";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: { launchOptions: chromiumOptions(), serviceWorkers: "block" },
});
