/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { applyChange } from "../../scripts/add/catalogue-change";

/** How many more steps on the disk succeed; at the next one the power fails, half-way through it. */
let mockStepsLeft = Infinity;

jest.mock("node:fs", () => {
  const fs = jest.requireActual<typeof import("node:fs")>("node:fs");
  const step = (act: () => void, actByHalf: () => void = () => undefined) => {
    if (mockStepsLeft === 0) {
      actByHalf();
      throw new Error("The power failed.");
    }
    mockStepsLeft -= 1;
    act();
  };
  const half = (content: string | Buffer) => content.slice(0, content.length / 2);
  return {
    ...fs,
    writeFileSync: (file: string, content: string | Buffer, options?: object) =>
      step(
        () => fs.writeFileSync(file, content, options),
        () => fs.writeFileSync(file, half(content)),
      ),
    renameSync: (from: string, to: string) => step(() => fs.renameSync(from, to)),
    rmSync: (file: string, options?: object) => step(() => fs.rmSync(file, options)),
  };
});

const folder = mkdtempSync(path.join(os.tmpdir(), "interrupted-"));
const data = path.join(folder, "data");
beforeEach(() => {
  mkdirSync(path.join(data, "images"), { recursive: true });
  writeFileSync(path.join(data, "bikes.json"), "the old list");
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = {
  file: "bikes.json",
  text: "the new list, which names images/new.jpg",
  image: "images/new.jpg",
  picture: Buffer.from("the whole picture"),
};

/** Makes the change until the power fails. Whether it came to its end? */
function changed(steps: number): boolean {
  mockStepsLeft = steps;
  try {
    applyChange(data, change);
    return true;
  } catch {
    return false;
  } finally {
    mockStepsLeft = Infinity;
  }
}

function state(): "old" | "new" | "broken" {
  const list = readFileSync(path.join(data, "bikes.json"), "utf8");
  if (list === "the old list") return "old";
  const picture = path.join(data, change.image);
  const isWhole = existsSync(picture) && readFileSync(picture).equals(change.picture);
  return list === change.text && isWhole ? "new" : "broken";
}

test("interrupted at any step, an addition leaves the old catalogue or the new one", () => {
  const states: string[] = [];
  for (let steps = 0; states.at(-1) !== "new"; steps += 1) {
    const isComplete = changed(steps);
    states.push(state());
    expect([steps, state()]).toEqual([steps, isComplete ? "new" : "old"]);
  }
  // Two files are written and moved, at least.
  expect(states.length).toBeGreaterThan(4);
});

test("what an interrupted addition left half done is gone after the next one", () => {
  expect(changed(0)).toBe(false);
  const files = () => readdirSync(data, { recursive: true, encoding: "utf8" }).sort();
  expect(files()).not.toEqual(["bikes.json", "images"]);
  expect(changed(Infinity)).toBe(true);
  expect(files()).toEqual(["bikes.json", "images", change.image]);
});
