/** Figures of one run by name; null where a page has no such figure. */
export type Figures = Readonly<Record<string, number | null>>;

/** The median of every figure for itself over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
}

function median(values: readonly (number | null | undefined)[]): number | null {
  const sorted = values.filter((value) => typeof value === "number").toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** A Markdown table; a figure that there is none of is a dash. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): string {
  const lines = [
    heads,
    heads.map(() => "---"),
    ...rows.map((row) => row.map((cell) => cell ?? "–")),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Rounded to whole numbers, or to some places after the point. */
export function shown(value: number | null | undefined, places = 0): string | null {
  return typeof value === "number" ? value.toFixed(places) : null;
}

/** How many times the second figure the first one is, to two places. */
export function ratio(
  value: number | null | undefined,
  other: number | null | undefined,
): string | null {
  return typeof value === "number" && typeof other === "number" && other > 0
    ? (value / other).toFixed(2)
    : null;
}
