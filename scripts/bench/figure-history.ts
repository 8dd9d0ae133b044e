import type { ByteFigures } from "./byte-figures";
import { type Figures, medians, ratio } from "./figures";

/** Figures of one commit, as they stand in a line of the history. */
export interface HistoryEntry {
  /** Full name of the commit. */
  readonly commit: string;
  /** ISO 8601. */
  readonly date: string;
  readonly bytes: ByteFigures;
  /** Times as multiples of the floor's, by page and figure; only where they were measured. */
  readonly ratios?: Readonly<Record<string, number>>;
}

/** A figure that is larger than it was. */
export interface Growth {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/** What one page was measured to be by `npm run bench -- --out`. */
export interface BenchedPage {
  readonly address: string;
  readonly simulated: readonly Figures[];
  readonly simulatedFloor: readonly Figures[];
  readonly throttled: readonly Figures[];
  readonly throttledFloor: readonly Figures[];
}

/**
 * How much a figure may grow without notice, in parts of itself: compression changes a few bytes of a
 * page when a word elsewhere is another.
 */
const tolerance = 0.005;

/** The entries of a history, one in each line. */
export function entriesOf(history: string): HistoryEntry[] {
  return history
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as HistoryEntry);
}

/**
 * What has grown since an entry. A page that was not there before is no growth, nor is one that is gone;
 * times are never compared, because they are a machine's.
 */
export function growths(before: ByteFigures, now: ByteFigures): Growth[] {
  return Object.entries(now).flatMap(([name, value]) => {
    const earlier = before[name];
    const hasGrown = earlier !== undefined && value > earlier * (1 + tolerance);
    return hasGrown ? [{ name, before: earlier, now: value }] : [];
  });
}

/** Paints as multiples of the floor's, by page. */
export function floorRatios(pages: readonly BenchedPage[]): Record<string, number> {
  const ratios = pages.flatMap((page) =>
    [
      ["simulated", medians(page.simulated), medians(page.simulatedFloor)] as const,
      ["throttled", medians(page.throttled), medians(page.throttledFloor)] as const,
    ].flatMap(([how, figures, floor]) =>
      ["fcp", "lcp"].map(
        (name) => [`${page.address} ${how} ${name}`, ratio(figures[name], floor[name])] as const,
      ),
    ),
  );
  return Object.fromEntries(
    ratios.flatMap(([name, value]) => (value === null ? [] : [[name, Number(value)]])),
  );
}

/** The history with an entry at its end, in the place of an earlier one of the same commit. */
export function withEntry(history: string, entry: HistoryEntry): string {
  const others = entriesOf(history).filter(({ commit }) => commit !== entry.commit);
  return [...others, entry].map((line) => `${JSON.stringify(line)}\n`).join("");
}
