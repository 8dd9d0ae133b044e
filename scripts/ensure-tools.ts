import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumOptions, installedChromium } from "./chromium";
import { installedFont, testFonts } from "./fonts";

/** Something that tests use besides npm's packages. */
interface Tool {
  /** What is not tested without it. */
  readonly tests: string;
  /** What to install, wherever that is. */
  readonly name: string;
  readonly debianPackages: readonly string[];
  readonly isThere: () => boolean;
}

const tools: readonly Tool[] = [
  {
    tests: "The site in a browser",
    name: "Chromium or Chrome",
    debianPackages: ["chromium"],
    isThere: () => installedChromium() !== null,
  },
  {
    tests: "The site behind nginx",
    name: "nginx with its module brotli_static, at Debian's places",
    debianPackages: ["nginx", "libnginx-mod-http-brotli-static"],
    isThere: () => existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
  },
  {
    tests: "The editor, which keeps and publishes changes with Git,",
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

/**
 * Installs what is missing with Debian's apt-get where that is possible without asking. Elsewhere it
 * says what to install, and what is not tested before that; without a browser it fails.
 */
function main(): void {
  const missing = tools.filter(({ isThere }) => !isThere());
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const packages = missing.flatMap(({ debianPackages }) => debianPackages);
    console.log(`Installing Debian's ${packages.join(", ")}.`);
    apt("update");
    apt("install", "-y", "--no-install-recommends", ...packages);
  }
  for (const { tests, name, debianPackages } of tools.filter(({ isThere }) => !isThere())) {
    console.log(
      `${tests} is not tested: install ${name} (Debian: apt-get install -y ${debianPackages.join(" ")}).`,
    );
  }
  console.log(`Browser tests use ${String(chromiumOptions().executablePath)}`);
}

function apt(...parameters: string[]): void {
  // Debian starts a server when it is installed, except in runlevel 1.
  const env = { ...process.env, RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync("apt-get", parameters, { stdio: "inherit", env });
  if (status !== 0) console.error(`apt-get ${parameters[0] ?? ""} did not succeed.`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
