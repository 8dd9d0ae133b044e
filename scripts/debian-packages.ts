import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Something that tests use besides npm's packages. */
export interface Tool {
  /** The tests that need it. */
  readonly tests: string;
  /** What to install, wherever that is. */
  readonly name: string;
  readonly debianPackages: readonly string[];
  /** Packages that are installed along where this Debian has them: tests are faster with them. */
  readonly debianExtras?: readonly string[];
  readonly isThere: () => boolean;
}

/**
 * Installs what is missing with Debian's apt-get where that is possible without asking. Elsewhere it
 * says what to install, and what is not tested before that.
 *
 * @returns the tools that are still missing
 */
export function provide(tools: readonly Tool[]): readonly Tool[] {
  const missing = tools.filter(({ isThere }) => !isThere());
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    apt("update");
    const extras = missing.flatMap(({ debianExtras = [] }) => debianExtras).filter(isKnownToApt);
    const packages = [...missing.flatMap(({ debianPackages }) => debianPackages), ...extras];
    console.log(`Installing Debian's ${packages.join(", ")}.`);
    apt("install", "-y", "--no-install-recommends", ...packages);
  }
  const stillMissing = tools.filter(({ isThere }) => !isThere());
  for (const { tests, name, debianPackages } of stillMissing) {
    console.log(
      `${tests} is not tested: install ${name} (Debian: apt-get install -y ${debianPackages.join(" ")}).`,
    );
  }
  return stillMissing;
}

function isKnownToApt(name: string): boolean {
  return spawnSync("apt-cache", ["show", name]).status === 0;
}

function apt(...parameters: string[]): void {
  // Debian starts a server when it is installed, except in runlevel 1.
  const env = { ...process.env, RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync("apt-get", parameters, { stdio: "inherit", env });
  if (status !== 0) console.error(`apt-get ${parameters[0] ?? ""} did not succeed.`);
}
