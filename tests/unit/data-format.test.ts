/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { dataFiles } from "../../src/data-check/catalogue-data";

/** Whether `npm run check` leaves the format of a file to whoever writes it. */
function isFormatFree(file: string): boolean {
  const options = ["node_modules/prettier/bin/prettier.cjs", "--file-info", file];
  const info = JSON.parse(execFileSync("node", options).toString()) as { ignored: boolean };
  return info.ignored;
}

test("however an owner breaks the lines of the data, no check stops at it", () => {
  for (const file of dataFiles)
    expect([file, isFormatFree(`data/${file}.json`)]).toEqual([file, true]);
  expect(isFormatFree("data/schema/common.schema.json")).toBe(false);
});
