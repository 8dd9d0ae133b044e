import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumOptions, installedChromium } from "./chromium";

/** Installs Debian's Chromium where that is possible without asking; elsewhere says what to do. */
function main(): void {
  if (installedChromium() === null && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium found; installing Debian's.");
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
      stdio: "inherit",
    });
  }
  console.log(`Browser tests use ${String(chromiumOptions().executablePath)}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
