import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { lastPriceChange } from "../../src/gatsby/last-price-change";
import { bike } from "../support/fixtures";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "prices-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, "bikes.json");
const item = { ...bike, id: 1 };
const [row, ...rows] = bike.priceDetails;
const dearer = { ...item, priceDetails: [{ ...row, price: 9999 }, ...rows] };

function write(...items: object[]): void {
  writeFileSync(file(), JSON.stringify(items, null, 2));
}

function git(...parameters: string[]): void {
  const owner = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
  execFileSync("git", [...owner, ...parameters], { cwd: folder, stdio: "ignore" });
}

function commit(day: string, ...items: object[]): void {
  write(...items);
  git("add", ".");
  git("commit", "--allow-empty", "-m", "Change", `--date=${day}T12:00:00Z`);
}

test.each([
  ["a new price", [dearer], "2026-02-02"],
  ["a new charge", [{ ...item, exceed: "if exceeds Rs.9/KM" }], "2026-02-02"],
  ["a new item", [item, { ...dearer, id: 2 }], "2026-02-02"],
  ["a new name", [{ ...item, name: "Another" }], "2026-01-01"],
])("%s is a change of prices or not", async (_, items, day) => {
  git("init");
  commit("2026-01-01", item);
  commit("2026-02-02", ...items);
  commit("2026-03-03", ...items.map((one) => ({ ...one, category: "words" })));
  expect(await lastPriceChange(file())).toBe(day);
});

test("a price that is as it once was changed when it came back", async () => {
  git("init");
  commit("2026-01-01", item);
  commit("2026-02-02", dearer);
  commit("2026-03-03", item);
  expect(await lastPriceChange(file())).toBe("2026-03-03");
});

test("prices that git does not know are as old as their file", async () => {
  const age = new Date("2026-09-09T12:00Z");
  write(item);
  utimesSync(file(), age, age);
  expect(await lastPriceChange(file())).toBe("2026-09-09");
  git("init");
  commit("2026-01-01", item);
  write(dearer);
  utimesSync(file(), age, age);
  expect(await lastPriceChange(file())).toBe("2026-09-09");
});
