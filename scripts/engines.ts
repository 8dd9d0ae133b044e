import { existsSync } from "node:fs";
import type { Tool } from "./debian-packages";

/** Where systems keep an installed Firefox, in order of preference. */
const firefoxPlaces = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Where systems keep WebKitGTK's driver, in order of preference. */
const webkitDriverPlaces = [process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver"];

/** The screen that WebKit's test browser opens its windows on: it has no mode without one. */
export const virtualScreen = "/usr/bin/Xvfb";

const installed = (places: readonly (string | undefined)[]) =>
  places.find((place) => place !== undefined && existsSync(place)) ?? null;

/** Path of an installed Firefox, or null where there is none. */
export const installedFirefox = () => installed(firefoxPlaces);

/** Path of an installed driver of WebKitGTK, or null where there is none. */
export const installedWebKitDriver = () => installed(webkitDriverPlaces);

/** What the journeys in engines besides Chromium use. */
export const engineTools: readonly Tool[] = [
  {
    tests: "The site in Firefox",
    name: "Firefox, or give its path in FIREFOX_PATH",
    debianPackages: ["firefox-esr"],
    isThere: () => installedFirefox() !== null,
  },
  {
    tests: "The site in WebKit",
    name: "WebKitGTK's driver and Xvfb, on Linux",
    debianPackages: ["webkit2gtk-driver", "xvfb"],
    isThere: () => installedWebKitDriver() !== null && existsSync(virtualScreen),
  },
];
