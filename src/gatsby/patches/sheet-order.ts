import path from "node:path";
import type { Compiler, Module } from "webpack";

/**
 * Replaces the order of style sheets, which follows imports and differs between scripts.
 * mini-css-extract has no option for it.
 *
 * Gain: imports do not change how pages look, and the build does not warn of their order (26 November 2026).
 * Test: `tests/built/pages.test.ts`.
 */

/** Files or folders; each overrides the layers before it. */
const layers = [
  "../.cache/blank.css",
  "styles/fonts.css",
  "styles/tokens.css",
  "styles/global.css",
  "components/ui/",
  "components/notice/",
  "components/navigation/",
  "components/trip/",
  "components/item/",
  "components/search/",
  "components/shortlist/",
  "components/list/",
  "components/item-page/",
  "components/",
  "offline/connection/",
  "layout/",
  "styles/print.css",
];

const name = "sheet order";

/** Within a layer, sheets are sorted by path. */
export const sheetOrder = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.afterChunks.tap(name, () => {
        const sheets = [...compilation.modules]
          .filter(({ type }) => type === "css/mini-extract")
          .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
        for (const group of compilation.chunkGroups) {
          for (const [index, sheet] of sheets.entries()) {
            if (group.getModulePostOrderIndex(sheet) === undefined) continue;
            group.setModulePostOrderIndex(sheet, index);
          }
        }
      });
    });
  },
};

/** @throws Error when no layer has the sheet */
function sortKey(sheet: Module): string {
  const file = path.relative("src", sheet.nameForCondition() ?? "").replaceAll(path.sep, "/");
  const layer = layers.findIndex((start) => file.startsWith(start));
  if (layer < 0) throw new Error(`${file} is in no layer of src/gatsby/patches/sheet-order.ts`);
  return `${String(layer).padStart(2, "0")} ${file} ${sheet.identifier()}`;
}
