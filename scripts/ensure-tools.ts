import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installedChromium, isolatedChromiumOptions } from "./chromium";
import { provide, type Tool } from "./debian-packages";
import { installedFont, testFonts } from "./fonts";

const tools: readonly Tool[] = [
  {
    tests: "The site in a browser",
    name: "Chromium or Chrome",
    debianPackages: ["chromium"],
    debianExtras: ["chromium-headless-shell"],
    isThere: () => installedChromium() !== null,
  },
  {
    tests: "The site behind nginx",
    name: "nginx with its module brotli_static, at Debian's places",
    debianPackages: ["nginx", "libnginx-mod-http-brotli-static"],
    isThere: () => existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
  },
  {
    tests: "Publishing a release to a host",
    name: "rsync",
    debianPackages: ["rsync"],
    isThere: () => spawnSync("rsync", ["--version"]).status === 0,
  },
  {
    tests: "The editor, which publishes changes with Git,",
    name: "Git",
    debianPackages: ["git"],
    isThere: () => spawnSync("git", ["--version"]).status === 0,
  },
  ...Object.values(testFonts).map((font) => ({
    tests: `The site where ${font.name} stands in for its late font`,
    name: `the font ${font.name}, on Linux`,
    debianPackages: [font.debianPackage],
    isThere: () => installedFont(font) !== null,
  })),
];

/** Provides what tests use, or says what to install; without a browser it fails. */
function main(): void {
  provide(tools);
  console.log(`Browser tests use ${String(isolatedChromiumOptions().executablePath)}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
