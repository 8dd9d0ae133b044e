/** Of each day, by the shop's clock: `06:00` and `20:00`. */
export interface OpeningHours {
  readonly opens: string;
  readonly closes: string;
}

/** India has no daylight saving time. */
export const utcOffset = "+05:30";

const offsetMs = -Date.parse(`1970-01-01T00:00${utcOffset}`);

/** The shop's clock: `2026-11-28T10:00`. `Intl.DateTimeFormat` would block a slow phone for 50 to 170 ms. */
export function shopTime(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, "2026-11-28T10:00".length);
}

/**
 * The closing minute counts as closed (specification, section 9).
 *
 * @param now from `shopTime`
 */
export function isOpenAt({ opens, closes }: OpeningHours, now: string): boolean {
  const [, time = ""] = now.split("T");
  return opens <= time && time < closes;
}
