import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

/** Where systems keep an installed Chromium or Chrome, in order of preference. */
const usualPaths = [
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

/** Where Debian keeps Chromium without a window: the same engine, which starts and paints with less. */
const shell = "/usr/bin/chromium-headless-shell";

/**
 * Features that are off. A browser reads only the last such list, so this one repeats Playwright's own, and
 * adds the first three: with them each window starts a process for the address bar's suggestions and one for
 * the next such part. Nobody sees these parts here, and each costs as much as the page.
 */
export const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "PreloadTopChromeWebUI",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  "msEdgeUpdateLaunchServicesPreferredVersion",
  "msForceBrowserSignIn",
];

/** Path of an installed Chromium or Chrome, or null where there is none. */
export function installedChromium(): string | null {
  return usualPaths.find((place) => place !== undefined && existsSync(place)) ?? null;
}

/**
 * Launch options for browser tests and screenshots.
 *
 * @throws Error that says what to install where no browser is found
 */
export function chromiumOptions(): LaunchOptions {
  const executablePath = installedChromium();
  if (executablePath === null) {
    throw new Error(
      "No Chromium or Chrome found. Install one (Debian: apt-get install -y chromium), or give its path in CHROMIUM_PATH.",
    );
  }
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath,
    args: [
      // Chromium refuses its sandbox to root, which CI machines often are.
      ...(isRoot ? ["--no-sandbox"] : []),
      "--disable-background-networking",
      "--disable-component-update",
      `--disable-features=${disabledFeatures.join(",")}`,
      "--disable-sync",
      "--no-first-run",
    ],
  };
}

/** What a test needs of the browser: the engine alone, or what is around it as well. */
type Needs = "engine" | "whole browser";

/**
 * Launch options of a browser that finds no host but this machine: it requests nothing from another site.
 *
 * @param needs where the engine is enough, Chromium without a window is preferred if it is installed
 */
export function isolatedChromiumOptions(needs: Needs = "engine"): LaunchOptions {
  const { args: ownArgs = [], ...options } = chromiumOptions();
  const args = [...ownArgs];
  const hasShell =
    needs === "engine" && process.env.CHROMIUM_PATH === undefined && existsSync(shell);
  if (hasShell) {
    options.executablePath = shell;
    // Text is as wide as in a window: without hinting, a glyph may begin between two pixels.
    args.push("--font-render-hinting=none");
  }
  const rules = "MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";
  return { ...options, args: [...args, `--host-resolver-rules=${rules}`] };
}
