import { languageOfFile, type PrecacheManifest } from "../shared/precache-manifest";
import { precache } from "./precache";
import type { VersionedCache } from "./versioned-cache";

/** The languages that this device visits: each is cached whole. */
export class VisitedLanguages {
  private readonly storing = new Set<string>();

  constructor(
    private readonly list: PrecacheManifest,
    private readonly cache: VersionedCache,
  ) {}

  /** Caches the language of a page that is visited, where this device has not done so yet. */
  async store(pathname: string): Promise<void> {
    const code = languageOfFile(this.list, pathname);
    if (code === null || this.storing.has(code)) return;
    this.storing.add(code);
    try {
      if (!(await this.cache.hasLanguage(code))) await precache(this.list, this.cache, [], [code]);
    } catch (cause) {
      console.warn(`The pages in ${code} are not cached for offline use yet.`, cause);
    } finally {
      this.storing.delete(code);
    }
  }
}
