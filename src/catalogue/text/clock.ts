type DayPart = readonly [firstHour: number, name: string];

/**
 * @param clock from `00:00` to `23:59`
 * @param parts latest first
 */
export function twelveHourTime(clock: string, parts: readonly DayPart[]) {
  const [hours = "", minutes = ""] = clock.split(":");
  const hour = Number(hours);
  const part = parts.find(([firstHour]) => hour >= firstHour)?.[1] ?? "";
  return { part, time: `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}` };
}
