import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumOptions, installedChromium } from "./chromium";

/** What tests use besides npm's packages: Debian's package, and the file that shows it is there. */
const nginx = {
  packages: ["nginx", "libnginx-mod-http-brotli-static"],
  isThere: () => existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
};
const chromium = { packages: ["chromium"], isThere: () => installedChromium() !== null };

/**
 * Installs Debian's Chromium and nginx where that is possible without asking. Elsewhere it says
 * what to do: the browser tests need a browser, and those of nginx are left out.
 */
function main(): void {
  const missing = [chromium, nginx].filter(({ isThere }) => !isThere());
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const packages = missing.flatMap((tool) => tool.packages);
    console.log(`Installing Debian's ${packages.join(", ")}.`);
    apt("update");
    apt("install", "-y", "--no-install-recommends", ...packages);
  }
  console.log(`Browser tests use ${String(chromiumOptions().executablePath)}`);
  if (!nginx.isThere()) {
    console.log(`nginx is not tested; on Debian: apt-get install -y ${nginx.packages.join(" ")}`);
  }
}

function apt(...parameters: string[]): void {
  // Debian starts a server when it is installed, except in runlevel 1.
  const env = { ...process.env, RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", parameters, { stdio: "inherit", env });
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
