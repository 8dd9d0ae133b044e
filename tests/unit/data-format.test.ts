/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { dataFiles } from "../../src/data-check/catalogue-data";

/** Whether Prettier ignores the file. */
function isIgnored(file: string): boolean {
  const options = ["node_modules/prettier/bin/prettier.cjs", "--file-info", file];
  const info = JSON.parse(execFileSync("node", options).toString()) as { ignored: boolean };
  return info.ignored;
}

test("Prettier ignores the data files, but not their schemas", () => {
  for (const file of dataFiles)
    expect([file, isIgnored(`data/${file}.json`)]).toEqual([file, true]);
  expect(isIgnored("data/schema/common.schema.json")).toBe(false);
});
