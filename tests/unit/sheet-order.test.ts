/** @jest-environment node */
import { readdirSync } from "node:fs";
import path from "node:path";
import { sheetOrder } from "../../src/gatsby/patches/sheet-order";

test("all style sheets have a fixed order: fonts, tokens, …, layout", () => {
  const files = readdirSync("src", { encoding: "utf8", recursive: true });
  const modules = files
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({
      type: "css/mini-extract",
      identifier: () => file,
      nameForCondition: () => path.resolve("src", file),
    }));
  const positions = new Map<string, number>();
  const group = {
    getModulePostOrderIndex: () => 0,
    setModulePostOrderIndex: ({ identifier }: (typeof modules)[number], index: number) =>
      positions.set(identifier(), index),
  };
  const hook = <Value>(value: Value) => ({
    tap: (name: string, run: (value: Value) => void) => run(value),
  });
  const compilation = { modules, chunkGroups: [group], hooks: { afterChunks: hook(undefined) } };
  sheetOrder.apply({ hooks: { compilation: hook(compilation) } });
  expect(positions.size).toBe(modules.length);
  const sorted = [...positions].sort(([, a], [, b]) => a - b).map(([file]) => file);
  expect(sorted.slice(0, 2)).toEqual(["styles/fonts.css", "styles/tokens.css"]);
  expect(sorted.at(-1)).toMatch(/^layout\//);
});
