import { defineConfig } from "@playwright/test";
import { isolatedChromiumOptions } from "./scripts/chromium";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  // Bounds against what hangs, not measures: a busy machine takes many times what an idle one takes.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: { launchOptions: isolatedChromiumOptions(), serviceWorkers: "block" },
});
