/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyToPreview } from "../../src/gatsby/develop-data-guard";
import { previewDataFolder } from "../../src/gatsby/preview-data-folder";

let folder: string;
const home = process.cwd();
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "preview-"));
  mkdirSync(path.join(folder, "data", "images"), { recursive: true });
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test("the preview's copy follows the data and leaves alone what has not changed", () => {
  const copied = (file: string) => path.join(previewDataFolder, file);
  writeFileSync("data/bikes.json", "[1]");
  writeFileSync("data/cars.json", "[2]");
  writeFileSync("data/images/a.jpg", "picture");
  copyToPreview("data");
  const before = new Date("2024-01-01");
  utimesSync(copied("cars.json"), before, before);
  writeFileSync("data/bikes.json", "[3]");
  rmSync("data/images/a.jpg");
  copyToPreview("data");
  expect(readFileSync(copied("bikes.json"), "utf8")).toBe("[3]");
  expect(statSync(copied("cars.json")).mtime).toEqual(before);
  expect(existsSync(copied("images/a.jpg"))).toBe(false);
});
