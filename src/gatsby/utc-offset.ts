/**
 * Minutes ahead of UTC.
 *
 * @param timeZone IANA name, `Asia/Kolkata`
 * @throws RangeError when there is no such time zone
 */
export function utcOffsetMinutes(timeZone: string, moment: Date): number {
  const clock = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = clock.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d+):(\d+)/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** `2026-12-02T00:00:00+05:30`. */
export function startOfDay(day: string, timeZone: string): string {
  const minutes = utcOffsetMinutes(timeZone, new Date(day));
  const twoDigits = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, "0");
  const clock = `${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
  return `${day}T00:00:00${minutes < 0 ? "-" : "+"}${clock}`;
}
