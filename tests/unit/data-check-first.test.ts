/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DataError } from "../../src/data-check/messages/validation-error";
import { DataCopy } from "../support/broken-data";
import { runProgram } from "../support/run-program";

let site: string;
let data: DataCopy;
beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), "site-"));
  data = new DataCopy();
  symlinkSync(data.folder, path.join(site, "data"));
});
afterEach(() => {
  data.dispose();
  rmSync(site, { recursive: true });
});

async function messageOfCheck(): Promise<string> {
  const errors = await data.errors();
  expect(errors.length).toBeGreaterThan(0);
  return new DataError(errors).message;
}

test("gatsby build says what is wrong in the files that its own configuration needs, and makes nothing", async () => {
  for (const file of ["gatsby-config.ts", "gatsby-node.ts", "package.json", "src"]) {
    cpSync(file, path.join(site, file), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(site, "node_modules"));
  data.write("business.json", "{ oops");
  data.remove("pages.json");
  const program = path.join(site, "node_modules", ".bin", "gatsby");
  const { exitCode, output } = await runProgram(program, ["build"], {
    cwd: site,
    env: { CI: "true" },
  });
  expect(output).toContain(`${await messageOfCheck()}\n`);
  expect(output).not.toMatch(/parcel|^ +at /im);
  expect(exitCode).toBe(1);
  expect(existsSync(path.join(site, "public", "index.html"))).toBe(false);
});
