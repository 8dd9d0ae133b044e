import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { lastPriceChange } from "../../src/gatsby/last-price-change";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "prices-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, "bikes.json");
const write = (price: number) => writeFileSync(file(), `[${price}]`);

function git(...parameters: string[]): void {
  const owner = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
  execFileSync("git", [...owner, ...parameters], { cwd: folder, stdio: "ignore" });
}

function commit(day: string, price: number): void {
  write(price);
  git("add", ".");
  git("commit", "--allow-empty", "-m", "Change", `--date=${day}T12:00:00Z`);
}

test("the date of committed prices is the date of the last commit that changed them", async () => {
  git("init");
  commit("2026-01-01", 499);
  commit("2026-02-02", 999);
  writeFileSync(path.join(folder, "cars.json"), "[]");
  commit("2026-03-03", 999);
  expect(await lastPriceChange(file())).toBe("2026-02-02");
});

test("the date of uncommitted prices is the date of their file, also without a repository", async () => {
  const fileDate = new Date("2026-09-09T12:00Z");
  write(499);
  utimesSync(file(), fileDate, fileDate);
  expect(await lastPriceChange(file())).toBe("2026-09-09");
  git("init");
  commit("2026-01-01", 499);
  write(999);
  utimesSync(file(), fileDate, fileDate);
  expect(await lastPriceChange(file())).toBe("2026-09-09");
});
