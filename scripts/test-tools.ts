import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installedChromium } from "./chromium";
import type { Tool } from "./debian-packages";

export const nginxProgram = "/usr/sbin/nginx";
export const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export const hasNginx = () => existsSync(nginxProgram) && existsSync(brotliModule);

/** Has Arial's metrics, as do the fonts that visitors see before the site's font has loaded. */
export const fallbackFont = "Liberation Sans";
export const hasFallbackFont = () => spawnSync("fc-list", ["--quiet", fallbackFont]).status === 0;

/** What tests need besides npm packages. */
export const testTools: readonly Tool[] = [
  {
    untested: "The site in a browser",
    name: "Chromium or Chrome",
    debianPackages: ["chromium"],
    debianExtras: ["chromium-headless-shell"],
    isInstalled: () => installedChromium() !== null,
  },
  {
    untested: "The site behind nginx",
    name: "nginx with its module brotli_static, at Debian's paths",
    debianPackages: ["nginx", "libnginx-mod-http-brotli-static"],
    isInstalled: hasNginx,
  },
  {
    untested: "The day of a price in a repository",
    name: "git",
    debianPackages: ["git"],
    isInstalled: () => spawnSync("git", ["--version"]).status === 0,
  },
  {
    untested: "The site in a fallback font",
    name: `the font ${fallbackFont}, on Linux`,
    debianPackages: ["fonts-liberation"],
    isInstalled: hasFallbackFont,
  },
];
