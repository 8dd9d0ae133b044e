import { defineConfig } from "@playwright/test";
import type { Options } from "./site";

export default defineConfig<Options>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  workers: 2,
  // Long enough for a busy machine; they only end tests that hang.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: "list",
  projects: [
    { name: "firefox", use: { engineName: "firefox" } },
    { name: "webkit", use: { engineName: "webkit" } },
  ],
});
