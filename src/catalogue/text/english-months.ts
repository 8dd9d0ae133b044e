/** As in dates that the build formats: `24 November 2026`. */
export const englishMonths =
  "January February March April May June July August September October November December".split(
    " ",
  );
