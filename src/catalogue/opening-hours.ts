/** Daily opening hours of the shop, as wall-clock times `HH:MM` in a time zone. */
export interface OpeningHours {
  readonly opens: string;
  readonly closes: string;
  /** IANA name, `Asia/Kolkata`. */
  readonly timeZone: string;
}

/**
 * Whether the shop is open at a moment, by the clock of the shop's own time zone and not of the
 * visitor's (specification, section 9: 06:00 to 20:00). The closing minute counts as closed.
 */
export function isOpenAt(hours: OpeningHours, moment: Date): boolean {
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone: hours.timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
  return time >= hours.opens && time < hours.closes;
}
