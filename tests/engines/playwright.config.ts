import { defineConfig } from "@playwright/test";
import type { Options } from "./site";

export default defineConfig<Options>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  workers: 2,
  // The two timeouts only end tests that hang, also on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: "list",
  projects: [
    { name: "firefox", use: { engineName: "firefox" } },
    { name: "webkit", use: { engineName: "webkit" } },
  ],
});
