/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { byteFigures } from "../../scripts/bench/byte-figures";
import {
  entriesOf,
  floorRatios,
  growths,
  type HistoryEntry,
  withEntry,
} from "../../scripts/bench/figure-history";

const entry = (commit: string, bytes: Record<string, number>): HistoryEntry => ({
  commit,
  date: "2026-11-22T05:00:00Z",
  bytes,
});

test("what is larger than before has grown, by more than compression's chance", () => {
  const before = { page: 10_000, scripts: 80_000, worker: 4000 };
  const now = { page: 10_051, scripts: 80_100, worker: 3000 };
  expect(growths(before, now)).toEqual([{ name: "page", before: 10_000, now: 10_051 }]);
});

test("one script more is growth, a page that is new or gone is none", () => {
  expect(growths({ "number of scripts": 9, gone: 1 }, { "number of scripts": 10, new: 5 })).toEqual(
    [{ name: "number of scripts", before: 9, now: 10 }],
  );
});

test("a history has one line for each commit, the newest last", () => {
  const first = withEntry("", entry("a", { page: 1 }));
  const again = withEntry(withEntry(first, entry("b", { page: 2 })), entry("a", { page: 3 }));
  expect(again.split("\n")).toHaveLength(3);
  expect(entriesOf(again)).toEqual([entry("b", { page: 2 }), entry("a", { page: 3 })]);
});

test("times are noted as multiples of the floor's, by their medians", () => {
  const fcp = (...values: number[]) => values.map((value) => ({ fcp: value }));
  const page = {
    address: "/bikes",
    simulated: fcp(900, 1100, 5000),
    simulatedFloor: fcp(1000, 1000, 1000),
    throttled: fcp(1200),
    throttledFloor: fcp(1000),
  };
  expect(floorRatios([page])).toEqual({
    "/bikes simulated fcp": 1.1,
    "/bikes throttled fcp": 1.2,
  });
});

describe("a finished build", () => {
  const script = `app-${"a".repeat(20)}.js`;
  const files = { "/bikes": 1, [`/${script}`]: 1 };
  const sizes: Record<string, number> = {
    "bikes.html": 500,
    "bikes.html.br": 100,
    "page-data/bikes/page-data.json": 60,
    [script]: 300,
    [`${script}.br`]: 40,
    [`${script}.gz`]: 50,
  };
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "bytes-"));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    for (const [file, size] of Object.entries(sizes)) write(file, "x".repeat(size));
    write("sw.js", `self.precacheManifest=${JSON.stringify({ files, pictures: {} })};\n`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("is weighed as it is sent", () => {
    expect(byteFigures(folder, ["/bikes"])).toMatchObject({
      "page /bikes": 100,
      "data /bikes": 60,
      "all scripts": 40,
      "number of scripts": 1,
      "kept offline": 140,
      "number of files kept offline": 2,
    });
  });

  test("without one of its pages is not weighed", () => {
    expect(() => byteFigures(folder, ["/cars"])).toThrow("The build has no /cars");
  });
});
