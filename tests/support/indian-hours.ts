import type { OpeningHours, WeekHours } from "../../src/catalogue/shop/opening-hours";

export const inIndia = (hours: WeekHours): OpeningHours => ({
  ...hours,
  utcOffsetMinutes: 330,
  country: "India",
});
