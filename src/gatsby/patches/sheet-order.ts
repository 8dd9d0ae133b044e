import path from "node:path";

/**
 * Replaces the order of style sheets, which follows the order of imports and differs between scripts. Gatsby's plugin
 * for one sheet of all (mini-css-extract) has no option for it.
 *
 * Gain: an import never changes what a page looks like; the build's 13 warnings of conflicting orders are gone
 * (26 November 2026).
 * Test: `tests/built/pages.test.ts`.
 */

/** Sheets, or rooms of them, lowest first: each overrides those before it. */
const layers = [
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
  "components/upload/",
  "layout/",
];

interface Module {
  readonly type: string;
  identifier(): string;
  nameForCondition(): string | null;
}

/** The parts of webpack that are used here. */
interface Compilation {
  readonly modules: Iterable<Module>;
  readonly chunkGroups: readonly {
    getModulePostOrderIndex(module: Module): number | undefined;
    setModulePostOrderIndex(module: Module, index: number): void;
  }[];
  readonly hooks: { readonly afterChunks: { tap(name: string, run: () => void): void } };
}

interface Compiler {
  readonly hooks: {
    readonly compilation: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

const name = "sheet order";

/** A plugin of webpack that puts sheets in the order of the layers, and of their paths within one. */
export const sheetOrder = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.afterChunks.tap(name, () => {
        const sheets = [...compilation.modules]
          .filter(({ type }) => type === "css/mini-extract")
          .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
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
function placeOf(sheet: Module): string {
  const file = path.relative("src", sheet.nameForCondition() ?? "");
  const layer = layers.findIndex((start) => file.startsWith(start));
  if (layer < 0) throw new Error(`${file} is in no layer of src/gatsby/patches/sheet-order.ts`);
  return `${String(layer).padStart(2, "0")} ${file} ${sheet.identifier()}`;
}
