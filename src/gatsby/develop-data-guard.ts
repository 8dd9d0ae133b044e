import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Compiler, WebpackPluginInstance } from "webpack";
import { checkedData } from "../data-check/check-data";
import { DataError } from "../data-check/fault";
import { previewDataFolder } from "./preview-data-folder";
import type { PreviewPlan } from "./preview-plan";

const name = "DevelopDataGuard";

/**
 * Keeps wrong data out of `npm run develop`, too: the pages are made from a copy that follows the
 * data only while it is right, and the overlay in the browser shows the data check's message until
 * the data is mended.
 */
export class DevelopDataGuard implements WebpackPluginInstance {
  private readonly dataFolder: string;
  private message: string | null = null;
  private isCopying = false;
  private isChanged = false;

  /**
   * @param dataFolder the data that is followed
   * @param plan what says when the pages are planned from the copy
   */
  constructor(
    dataFolder: string,
    private readonly plan: Pick<PreviewPlan, "untilPlanned">,
  ) {
    this.dataFolder = path.resolve(dataFolder);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(this.dataFolder);
    });
    compiler.hooks.afterCompile.tapPromise(name, async (compilation) => {
      const changed = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])];
      if (changed.some((file) => file.startsWith(this.dataFolder))) await this.follow();
      if (this.message !== null) {
        compilation.errors.push(new compiler.webpack.WebpackError(this.message));
      }
    });
  }

  /** Checks the data, and begins to copy it where it is right. */
  async follow(): Promise<void> {
    if (!(await this.isRight())) return;
    this.isChanged = true;
    // Gatsby plans the pages when what it compiles is done: nothing may wait for them here.
    if (!this.isCopying) void this.copy().catch(console.error);
  }

  /** Copies one change after another: the next one when the pages are planned from the last. */
  private async copy(): Promise<void> {
    this.isCopying = true;
    try {
      do {
        this.isChanged = false;
        copyToPreview(this.dataFolder);
        await this.plan.untilPlanned();
      } while (await this.hasRightChange());
    } finally {
      this.isCopying = false;
    }
  }

  /** Whether the data has changed since it was copied last; what was right then may be wrong by now. */
  private async hasRightChange(): Promise<boolean> {
    return this.isChanged && (await this.isRight());
  }

  private async isRight(): Promise<boolean> {
    try {
      await checkedData(this.dataFolder);
      this.message = null;
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      this.message = error.message;
    }
    return this.message === null;
  }
}

/**
 * Makes the preview's copy the same as the data, which has to be right. Files that have not changed
 * are left alone, so that Gatsby makes nothing anew for them.
 */
export function copyToPreview(dataFolder: string): void {
  const target = path.resolve(previewDataFolder);
  if (existsSync(target)) {
    for (const file of readdirSync(target, { recursive: true }) as string[]) {
      if (!existsSync(path.join(dataFolder, file))) {
        rmSync(path.join(target, file), { recursive: true, force: true });
      }
    }
  }
  cpSync(dataFolder, target, {
    recursive: true,
    filter: (source, copy) =>
      !/\.\w+$/.test(source) ||
      !existsSync(copy) ||
      !readFileSync(source).equals(readFileSync(copy)),
  });
}
