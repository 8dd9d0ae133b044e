import type { CatalogueData } from "../../src/data-check/catalogue-data";
import { type DataWarning, dataWarnings, warningLine } from "../../src/data-check/data-warnings";
import { shownImages } from "./pictures";
import type { StoreState } from "./store";

/** Milliseconds of rest after which the pictures are opened, which takes seconds. */
const restMs = 2000;

/** Warnings of pictures, found anew whenever other pictures are shown. */
export class PictureWarnings {
  /** Hears that there are others. */
  onChange: () => void = () => undefined;
  private found: readonly DataWarning[] = [];
  private key = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dataFolder: string) {}

  list(): readonly DataWarning[] {
    return this.found;
  }

  /** Finds them a moment later, where nothing is wrong and other pictures are shown than before. */
  look({ contents, errors, warnings }: StoreState): void {
    const key = [...shownImages(contents)].sort().join("\n");
    if (errors.length > 0 || key === this.key) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => void this.find(key, contents as unknown as CatalogueData, warnings),
      restMs,
    );
    this.timer.unref();
  }

  private async find(
    key: string,
    data: CatalogueData,
    others: readonly DataWarning[],
  ): Promise<void> {
    const known = new Set(others.map(warningLine));
    try {
      const all = await dataWarnings(this.dataFolder, data);
      this.found = all.filter((warning) => !known.has(warningLine(warning)));
      this.key = key;
      this.onChange();
    } catch (error) {
      // A picture was moved meanwhile; the next change finds them.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}
