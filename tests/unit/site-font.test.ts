/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { lettering } from "../../src/brand/lettering";
import { writeSiteFont } from "../../src/brand/site-font";
import budget from "../../src/finish/budget.json";

test("the font stays within its budget", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "font-"));
  const file = path.join(folder, "fonts", "site.woff2");
  await writeSiteFont(path.resolve("data"), file);
  const font = readFileSync(file);
  rmSync(folder, { recursive: true });
  expect(font.subarray(0, 4).toString("latin1")).toBe("wOF2");
  expect(font.length).toBeLessThanOrEqual(budget.font.bytes);
});

// Prices are below each other, and the font has no feature that would align them.
test.each([400, 500, 600, 700])("digits of weight %d are equally wide", async (weight) => {
  const digits = Array.from("0123456789");
  const font = await lettering(digits.join(""), weight);
  const widths = new Set(digits.map((digit) => font.width(digit, 100).toFixed(3)));
  expect([...widths]).toHaveLength(1);
});
