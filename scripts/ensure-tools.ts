import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installedChromium, isolatedChromiumOptions } from "./chromium";
import { installTools, type Tool } from "./debian-packages";
import { fallbackFont, hasFallbackFont } from "./fonts";

const tools: readonly Tool[] = [
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
    isInstalled: () => existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
  },
  {
    untested: "The day of a price in a repository",
    name: "git",
    debianPackages: ["git"],
    isInstalled: () => spawnSync("git", ["--version"]).status === 0,
  },
  {
    untested: "Publishing a release to a host",
    name: "rsync",
    debianPackages: ["rsync"],
    isInstalled: () => spawnSync("rsync", ["--version"]).status === 0,
  },
  {
    untested: "The site in a fallback font",
    name: `the font ${fallbackFont}, on Linux`,
    debianPackages: ["fonts-liberation"],
    isInstalled: hasFallbackFont,
  },
];

/** Installs what tests need, or prints what to install; fails without a browser. */
function main(): void {
  installTools(tools);
  console.log(`Browser tests use ${String(isolatedChromiumOptions().executablePath)}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
