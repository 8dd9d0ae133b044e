/** Such as `+05:30`. */
function utcOffset(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const { value = "" } =
    format.formatToParts(moment).find(({ type }) => type === "timeZoneName") ?? {};
  return value === "GMT" ? "+00:00" : value.slice("GMT".length);
}

/**
 * Minutes ahead of UTC.
 *
 * @param timeZone IANA name, `Asia/Kolkata`
 * @throws RangeError when there is no such time zone
 */
export function utcOffsetMinutes(timeZone: string, moment: Date): number {
  const midnight = Date.parse(`1970-01-01T00:00${utcOffset(timeZone, moment)}`);
  return (Date.parse("1970-01-01T00:00Z") - midnight) / 60_000;
}

/** ISO 8601, such as `2026-12-02T00:00:00+05:30`. */
export function startOfDay(day: string, timeZone: string): string {
  return `${day}T00:00:00${utcOffset(timeZone, new Date(day))}`;
}
