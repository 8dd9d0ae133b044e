/** A part of a day: the hour at which it begins, and what it is called. */
type DayPart = readonly [from: number, name: string];

/**
 * A time of day on a clock of twelve hours, with the part of the day that it is in.
 *
 * @param clock from `00:00` to `24:00`
 * @param parts those of a day, the last of them first
 */
export function timeByPart(clock: string, parts: readonly DayPart[]) {
  const [hours = "", minutes = ""] = clock.split(":");
  const hour = Number(hours) % 24;
  const part = parts.find(([from]) => hour >= from)?.[1] ?? "";
  return { part, time: `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}` };
}
