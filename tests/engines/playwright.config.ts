import { defineConfig } from "@playwright/test";
import website from "../../playwright.config";
import type { Options } from "./site";

export default defineConfig<Options>({
  ...website,
  testDir: ".",
  outputDir: "../../test-results/engines",
  // These engines store every list more slowly.
  expect: { timeout: 60_000 },
  reporter: "list",
  projects: [
    { name: "firefox", use: { engineName: "firefox" } },
    { name: "webkit", use: { engineName: "webkit" } },
  ],
});
