/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DataError } from "../../src/data-check/messages/validation-error";
import { DataCopy } from "../support/broken-data";

test("gatsby build reports errors in the files that its configuration needs, and builds nothing", async () => {
  const site = mkdtempSync(path.join(os.tmpdir(), "site-"));
  const data = new DataCopy();
  symlinkSync(data.folder, path.join(site, "data"));
  for (const file of ["gatsby-config.ts", "gatsby-node.ts", "package.json", "src"]) {
    cpSync(file, path.join(site, file), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(site, "node_modules"));
  data.write("business.json", "{ oops");
  data.remove("pages.json");
  const program = path.join(site, "node_modules", ".bin", "gatsby");
  const { status, stdout, stderr } = spawnSync(program, ["build"], {
    cwd: site,
    env: { ...process.env, CI: "true" },
    encoding: "utf8",
  });
  const output = stdout + stderr;
  expect(output).toContain(`${new DataError(await data.errors()).message}\n`);
  expect(output).not.toMatch(/parcel|^ +at /im);
  expect(status).toBe(1);
  expect(existsSync(path.join(site, "public", "index.html"))).toBe(false);
  data.dispose();
  rmSync(site, { recursive: true });
});
