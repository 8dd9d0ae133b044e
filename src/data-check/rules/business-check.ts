import type { DayHours } from "../../catalogue/shop/opening-hours";
import { type BusinessData, catalogueNames } from "../catalogue-data";
import { fieldLabel } from "../messages/labels";
import type { ValidationError } from "../messages/validation-error";
import { siteAddresses } from "./address-check";
import { isIndianPhone, normalizedPhone } from "./indian-phone";
import { type Entry, type RightEntries, validationError } from "./right-entries";

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
  const written = phones.map(normalizedPhone);
  return phones.flatMap((phone, index) => {
    const number = written[index] ?? null;
    const first = number === null ? index : written.indexOf(number);
    if (first === index && isIndianPhone(phone)) return [];
    const rule =
      first === index
        ? `write an Indian number with its country code, ${shown(number)}`
        : `is the same as number ${first + 1}; write another one, or remove it`;
    return [validationError(entry, ["phones", index], phone, rule)];
  });
}

function shown(number: string | null): string {
  return number !== null && isIndianPhone(number) ? `“${number}”` : "such as +91 98765 43210";
}

function hoursErrors(entry: Entry<BusinessData>): ValidationError[] {
  const { openingHours } = entry.fields;
  const days: readonly (DayHours & { readonly closed?: boolean })[] = openingHours.otherDays ?? [];
  const errors = days.flatMap(({ day, opens, closes, closed }, index) => {
    const place = ["openingHours", "otherDays", index];
    if (days.findIndex((other) => other.day === day) < index) {
      const rule = "the day is here already; choose another one, or remove it";
      return [validationError(entry, [...place, "day"], day, rule)];
    }
    const isClosed = closed === true;
    return Object.entries({ opens, closes }).flatMap(([name, time]) => {
      if ((time === undefined) === isClosed) return [];
      const label = fieldLabel(name).toLowerCase();
      const rule = isClosed
        ? `empty the ${label}, or take the tick “${fieldLabel("closed")}” away`
        : `write the ${label}, or tick “${fieldLabel("closed")}”`;
      return [validationError(entry, [...place, name], time, rule)];
    });
  });
  const seasons = (openingHours.closedSeasons ?? []).flatMap(({ from, to }, index) => {
    if (from <= to) return [];
    const rule = `choose a day after the first one, ${from}; a season that goes on after the new year ends in the next year`;
    return [validationError(entry, ["openingHours", "closedSeasons", index, "to"], to, rule)];
  });
  const places = [openingHours, ...days].flatMap(({ opens, closes }, index) => {
    if (opens === undefined || opens !== closes) return [];
    const place = index === 0 ? ["openingHours"] : ["openingHours", "otherDays", index - 1];
    const rule =
      "write another closing time than the opening time; open 24 hours is 00:00 to 24:00";
    return [validationError(entry, [...place, "closes"], closes, rule)];
  });
  return [...errors, ...seasons, ...places];
}

function linkErrors(entry: Entry<BusinessData>, addresses: ReadonlySet<string>): ValidationError[] {
  return entry.fields.footer.flatMap(({ links = [] }, place) =>
    links.flatMap(({ url }, index) => {
      if (!url.startsWith("/") || addresses.has(url)) return [];
      const rule =
        "no page of this website has this address; write the address of a page, such as /about";
      return [validationError(entry, ["footer", place, "links", index, "url"], url, rule)];
    }),
  );
}
