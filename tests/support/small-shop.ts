import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DataCopy } from "./data-copy";

const sources = [
  ...["babel.config.js", "gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts"],
  ...["gatsby-ssr.tsx", "package.json", "src", "static"],
];

/** A copy of the website that Gatsby can build with the example shop's data. */
export class SmallShop {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), "shop-"));
  readonly data = new DataCopy(path.join(this.folder, "data"));

  constructor() {
    for (const source of sources)
      cpSync(source, path.join(this.folder, source), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(this.folder, "node_modules"));
  }

  /** Runs a command of Gatsby, `build` or `clean`. */
  run(command: string): { readonly status: number | null; readonly output: string } {
    const { status, stdout, stderr } = spawnSync("node_modules/.bin/gatsby", [command], {
      cwd: this.folder,
      env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
      encoding: "utf8",
    });
    return { status, output: stdout + stderr };
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}
