/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { git, remoteGit } from "../../editor/server/git";

const hasGit = spawnSync("git", ["--version"]).status === 0;
const withGit = hasGit ? test : test.skip;

let folder: string;
const before = { ...process.env };
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "git-"));
  // What would connect to the other side notes how it is asked to.
  for (const name of ["ssh", "own"]) {
    const script = `#!/bin/sh\necho "$@" > "${folder}/${name}.asked"\nexit 1\n`;
    writeFileSync(path.join(folder, name), script, { mode: 0o755 });
  }
  process.env.PATH = `${folder}${path.delimiter}${before.PATH ?? ""}`;
  delete process.env.GIT_SSH_COMMAND;
  delete process.env.GIT_SSH;
  // What this computer's user has set is not what is tested.
  process.env.GIT_CONFIG_GLOBAL = path.join(folder, "no-such-file");
  process.env.GIT_CONFIG_NOSYSTEM = "1";
  await git(folder, "init", "--quiet");
});
afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

const asked = (name: string) => {
  const file = path.join(folder, `${name}.asked`);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};
const fetched = () => remoteGit(folder, "fetch", "--quiet", "ssh://shop@example.invalid/shop.git");

withGit("a connection asks nobody for a password, and does not wait without end", async () => {
  expect((await fetched()).isDone).toBe(false);
  expect(asked("ssh")).toMatch(/BatchMode=yes.*ConnectTimeout=\d+.*example\.invalid/);
});

withGit("a repository that says how to connect is connected so", async () => {
  await git(folder, "config", "core.sshCommand", path.join(folder, "own"));
  await fetched();
  expect(asked("ssh")).toBeNull();
  expect(asked("own")).toMatch(/example\.invalid/);
  expect(asked("own")).not.toMatch(/BatchMode/);
});
