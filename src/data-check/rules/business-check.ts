import type { DayHours } from "../../catalogue/shop/opening-hours";
import { type BusinessData, catalogueNames } from "../catalogue-data";
import type { ValidationError } from "../messages/validation-error";
import { siteAddresses } from "./address-check";
import { isIndianPhone, writtenPhone } from "./indian-phone";
import { type Entry, type RightEntries, validationError } from "./right-entries";

/** Rules for `business.json` beyond its schema. */
export function businessErrors(right: RightEntries): ValidationError[] {
  const { business } = right;
  if (business === null) return [];
  // A link can be checked only when all files with pages are valid.
  const areAddressesKnown = ([...catalogueNames, "pages", "prose"] as const).every(right.isWhole);
  return [
    ...phoneErrors(business),
    ...hoursErrors(business),
    ...(areAddressesKnown ? linkErrors(business, siteAddresses(right)) : []),
  ];
}

function phoneErrors(entry: Entry<BusinessData>): ValidationError[] {
  const { phones } = entry.fields;
  // The same number can be grouped in two ways.
  const written = phones.map(writtenPhone);
  return phones.flatMap((phone, index) => {
    const number = written[index] ?? null;
    const first = number === null ? index : written.indexOf(number);
    if (first === index && isIndianPhone(phone)) return [];
    const rule =
      first === index
        ? `has to be a valid Indian number with its country code${shown(number)}`
        : `is the same as number ${first + 1}; write another one`;
    return [validationError(entry, ["phones", index], phone, rule)];
  });
}

function shown(number: string | null): string {
  return number !== null && isIndianPhone(number)
    ? `; write “${number}”`
    : ", such as +91 98765 43210";
}

function hoursErrors(entry: Entry<BusinessData>): ValidationError[] {
  const { openingHours } = entry.fields;
  const days: readonly (DayHours & { readonly closed?: boolean })[] = openingHours.otherDays ?? [];
  const found = days.flatMap(({ day, opens, closes, closed }, index) => {
    const place = ["openingHours", "otherDays", index];
    if (days.findIndex((other) => other.day === day) < index) {
      const rule = "the day is here already; delete one of them, or name another day";
      return [validationError(entry, [...place, "day"], day, rule)];
    }
    const isClosed = closed === true;
    const rule = isClosed
      ? "a day that is closed has no times"
      : "a day has the times of opening and of closing, or is closed all day";
    return Object.entries({ opens, closes }).flatMap(([name, time]) =>
      (time === undefined) === isClosed
        ? []
        : [validationError(entry, [...place, name], time, rule)],
    );
  });
  const seasons = (openingHours.closedSeasons ?? []).flatMap(({ from, to }, index) => {
    if (from <= to) return [];
    const rule = `is before the first day, ${from}; a season that goes on after the new year ends in the next year`;
    return [validationError(entry, ["openingHours", "closedSeasons", index, "to"], to, rule)];
  });
  const places = [openingHours, ...days].flatMap(({ opens, closes }, index) => {
    if (opens === undefined || opens !== closes) return [];
    const place = index === 0 ? ["openingHours"] : ["openingHours", "otherDays", index - 1];
    const rule = "has to be another time than the opening; open day and night is 00:00 to 24:00";
    return [validationError(entry, [...place, "closes"], closes, rule)];
  });
  return [...found, ...seasons, ...places];
}

function linkErrors(entry: Entry<BusinessData>, addresses: ReadonlySet<string>): ValidationError[] {
  return entry.fields.footer.flatMap(({ links = [] }, place) =>
    links.flatMap(({ url }, index) => {
      if (!url.startsWith("/") || addresses.has(url)) return [];
      const rule = "no page of this website has this address";
      return [validationError(entry, ["footer", place, "links", index, "url"], url, rule)];
    }),
  );
}
