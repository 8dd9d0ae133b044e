import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

/** Where systems install Chromium or Chrome, in order of preference. */
const chromiumPaths = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Where Debian installs Chromium without a window: the same engine, which starts faster. */
const headlessShell = "/usr/bin/chromium-headless-shell";

export function firstExisting(paths: readonly (string | undefined)[]): string | null {
  return paths.find((path) => path !== undefined && existsSync(path)) ?? null;
}

export const installedChromium = () => firstExisting(chromiumPaths);

/**
 * Launch options for browser tests.
 *
 * @throws Error that says what to install if there is no browser
 */
function chromiumOptions(): LaunchOptions {
  const executablePath = installedChromium();
  if (executablePath === null) {
    throw new Error(
      "No Chromium or Chrome found. Install one (Debian: apt-get install -y chromium), or give its path in CHROMIUM_PATH.",
    );
  }
  // Chromium refuses its sandbox to root, which CI machines often are.
  return { executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] };
}

/**
 * Launch options of a browser that finds no other host than this machine.
 *
 * @param needs "engine" prefers Chromium without a window
 */
export function isolatedChromiumOptions(
  needs: "engine" | "whole browser" = "engine",
): LaunchOptions {
  const { args = [], ...options } = chromiumOptions();
  const rules = "MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";
  const isolated = [...args, `--host-resolver-rules=${rules}`];
  if (needs !== "engine" || process.env.CHROMIUM_PATH !== undefined || !existsSync(headlessShell))
    return { ...options, args: isolated };
  // Without hinting, glyphs may begin between two pixels, so that text is as wide as in a window.
  return { executablePath: headlessShell, args: [...isolated, "--font-render-hinting=none"] };
}
