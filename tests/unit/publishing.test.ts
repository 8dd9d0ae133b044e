/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { Publishing } from "../../scripts/edit/publishing";
import { DataCopy } from "../support/broken-data";

const hasGit = spawnSync("git", ["--version"]).status === 0;
/** As the terminal's programs do: where it cannot be installed, its tests are left out. */
const withGit = hasGit ? test : test.skip;

let data: DataCopy;
const git = (...parameters: string[]) =>
  execFileSync("git", parameters, { cwd: data.folder, encoding: "utf8", stdio: "pipe" });
beforeEach(() => {
  data = new DataCopy();
  if (!hasGit) return;
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.name", "Shop");
  git("config", "user.email", "shop@example.com");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");
});
afterEach(() => data.dispose());

withGit("a picture that no page can show is named, and left out", async () => {
  const heic = Buffer.concat([Buffer.alloc(4), Buffer.from("ftypheic"), Buffer.alloc(40)]);
  writeFileSync(path.join(data.folder, "images", "IMG_1.HEIC"), heic);
  data.edit<{ name: string }[]>("cars", ([car]) => {
    if (car !== undefined) car.name = "Another car";
  });
  const { isPublished, message } = await new Publishing(data.folder).publish();
  expect(isPublished).toBe(true);
  expect(message).toMatch(/Left out: data\/images\/IMG_1\.HEIC, .*HEIC photo/);
  expect(git("show", "--name-only", "--format=").trim()).toBe("cars.json");
  expect(git("status", "--porcelain").trim()).toBe("?? images/IMG_1.HEIC");
});

withGit("where all pictures are right, none is named", async () => {
  const { message } = await new Publishing(data.folder).publish();
  expect(message).not.toMatch(/Left out/);
});
