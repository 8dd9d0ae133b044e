import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** A program or font that tests need besides npm packages. */
export interface Tool {
  /** What is not tested without the tool, as the subject of a sentence. */
  readonly untested: string;
  /** What to install on any system. */
  readonly name: string;
  readonly debianPackages: readonly string[];
  /** Optional packages, which make tests faster; not every Debian has them. */
  readonly debianExtras?: readonly string[];
  readonly isInstalled: () => boolean;
}

/**
 * Installs missing tools with Debian's apt-get if this process is root. Otherwise it prints what to install,
 * and what is not tested without it.
 *
 * @returns the tools that are still missing
 */
export function installTools(tools: readonly Tool[]): readonly Tool[] {
  const missing = tools.filter(({ isInstalled }) => !isInstalled());
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    apt("update");
    const extras = missing.flatMap(({ debianExtras = [] }) => debianExtras).filter(isKnownToApt);
    const packages = [...missing.flatMap(({ debianPackages }) => debianPackages), ...extras];
    console.log(`Installing Debian's ${packages.join(", ")}.`);
    apt("install", "-y", "--no-install-recommends", ...packages);
  }
  return missingTools(tools);
}

/** Prints which tools are missing, and what is not tested without them. */
export function missingTools(tools: readonly Tool[]): readonly Tool[] {
  const missing = tools.filter(({ isInstalled }) => !isInstalled());
  for (const { untested, name, debianPackages } of missing) {
    console.log(
      `${untested} is not tested: install ${name} (Debian: apt-get install -y ${debianPackages.join(" ")}).`,
    );
  }
  return missing;
}

function isKnownToApt(name: string): boolean {
  return spawnSync("apt-cache", ["show", name]).status === 0;
}

function apt(...parameters: string[]): void {
  // In runlevel 1, Debian does not start a server that it installs.
  const env = { ...process.env, RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync("apt-get", parameters, { stdio: "inherit", env });
  if (status !== 0) console.error(`apt-get ${parameters[0] ?? ""} did not succeed.`);
}
