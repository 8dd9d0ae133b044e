/** @jest-environment node */
import { readdirSync } from "node:fs";
import path from "node:path";
import { sheetOrder } from "../../src/gatsby/patches/sheet-order";

test("every sheet has its place, whichever page brings it: the frame's are the last, the tokens early", () => {
  const files = readdirSync("src", { encoding: "utf8", recursive: true });
  const modules = files
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({
      type: "css/mini-extract",
      identifier: () => file,
      nameForCondition: () => path.resolve("src", file),
    }));
  const places = new Map<string, number>();
  const group = {
    getModulePostOrderIndex: () => 0,
    setModulePostOrderIndex: ({ identifier }: (typeof modules)[number], index: number) =>
      places.set(identifier(), index),
  };
  const hook = <Value>(value: Value) => ({
    tap: (name: string, run: (value: Value) => void) => run(value),
  });
  const compilation = { modules, chunkGroups: [group], hooks: { afterChunks: hook(undefined) } };
  sheetOrder.apply({ hooks: { compilation: hook(compilation) } });
  expect(places.size).toBe(modules.length);
  const sorted = [...places].sort(([, a], [, b]) => a - b).map(([file]) => file);
  expect(sorted.slice(0, 2)).toEqual(["styles/fonts.css", "styles/tokens.css"]);
  expect(sorted.at(-1)).toMatch(/^layout\//);
});
