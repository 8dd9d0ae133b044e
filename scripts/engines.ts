import { existsSync } from "node:fs";
import { firstExisting } from "./chromium";
import type { Tool } from "./debian-packages";

const firefoxPaths = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];

const webkitDriverPaths = [process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver"];

/** A virtual screen for WebKit's test browser, which has no headless mode. */
export const virtualScreen = "/usr/bin/Xvfb";

export const installedFirefox = () => firstExisting(firefoxPaths);

export const installedWebKitDriver = () => firstExisting(webkitDriverPaths);

/** What tests in other engines than Chromium need. */
export const engineTools: readonly Tool[] = [
  {
    untested: "The site in Firefox",
    name: "Firefox, or give its path in FIREFOX_PATH",
    debianPackages: ["firefox-esr"],
    isInstalled: () => installedFirefox() !== null,
  },
  {
    untested: "The site in WebKit",
    name: "WebKitGTK's driver and Xvfb, on Linux",
    debianPackages: ["webkit2gtk-driver", "xvfb"],
    isInstalled: () => installedWebKitDriver() !== null && existsSync(virtualScreen),
  },
];
