import { catalogueNames } from "../catalogue-data";
import {
  type Contents,
  entries,
  type Entry,
  isObject,
  listIn,
  priceRows,
  titleOf,
  validationError,
} from "./cross-file-check";
import { isIndianPhone, writtenPhone } from "./indian-phone";
import type { ValidationError } from "../messages/validation-error";

/**
 * The rules for `business.json` that no schema can state.
 *
 * @param addresses the pages that the website has, or null where they are not known
 */
export function businessErrors(
  contents: Contents,
  addresses: ReadonlySet<string> | null,
): ValidationError[] {
  const { business } = contents;
  if (!isObject(business)) return [];
  const entry: Entry = { file: "business.json", item: null, fields: business, path: [] };
  return [
    ...phoneErrors(entry),
    ...hoursErrors(entry),
    ...monthErrors(contents, entry),
    ...(addresses === null ? [] : linkErrors(entry, addresses)),
  ];
}

function phoneErrors(entry: Entry): ValidationError[] {
  const phones = listIn(entry.fields.phones);
  // The same number may be grouped in two ways.
  const written = phones.map(writtenPhone);
  return phones.flatMap((phone, index) => {
    const number = written[index] ?? null;
    const first = number === null ? index : written.indexOf(number);
    const isRight = typeof phone !== "string" || isIndianPhone(phone);
    if (first === index && isRight) return [];
    const rule =
      first === index
        ? `has to be a valid Indian number with its country code${shown(number)}`
        : `is the same as number ${first + 1}; write another one`;
    return [validationError(entry, `phones[${index}]`, phone, rule)];
  });
}

function shown(number: string | null): string {
  return number !== null && isIndianPhone(number)
    ? `; write “${number}”`
    : ", such as +91 98765 43210";
}

/** Each day of the week has hours or is closed, and says so once. */
function hoursErrors(entry: Entry): ValidationError[] {
  const { openingHours } = entry.fields;
  if (!isObject(openingHours)) return [];
  const days = listIn(openingHours.otherDays).map((day) => (isObject(day) ? day : {}));
  const found = days.flatMap(({ day, opens, closes, closed }, index) => {
    const place = `openingHours.otherDays[${index}]`;
    if (day !== undefined && days.findIndex((other) => other.day === day) < index) {
      const rule = "the day is here already; delete one of them, or name another day";
      return [validationError(entry, `${place}.day`, day, rule)];
    }
    const isClosed = closed === true;
    const fields = Object.entries({ opens, closes }).flatMap(([name, time]) =>
      (time === undefined) === isClosed ? [] : [name],
    );
    if (fields.length === 0) return [];
    const rule = isClosed
      ? "a day that is closed has no times"
      : "a day has the times of opening and of closing, or is closed all day";
    return [{ ...validationError(entry, place, day, rule), fields }];
  });
  const seasons = listIn(openingHours.closedSeasons).flatMap((season, index) => {
    const { from, to } = isObject(season) ? season : {};
    if (typeof from !== "string" || typeof to !== "string" || from <= to) return [];
    const rule = `is before the first day, ${from}; a season that goes on after the new year ends in the next year`;
    return [validationError(entry, `openingHours.closedSeasons[${index}].to`, to, rule)];
  });
  const places = [openingHours, ...days].flatMap(({ opens, closes }, index) => {
    if (opens === undefined || opens !== closes) return [];
    const place = index === 0 ? "openingHours" : `openingHours.otherDays[${index - 1}]`;
    const rule = "has to be another time than the opening; open day and night is 00:00 to 24:00";
    return [validationError(entry, `${place}.closes`, closes, rule)];
  });
  return [...found, ...seasons, ...places];
}

/** How many days a month has is the business's to say, once a price is for a month. */
function monthErrors(contents: Contents, business: Entry): ValidationError[] {
  if (business.fields.monthDays !== undefined) return [];
  const found = catalogueNames
    .flatMap((name) => entries(contents, name))
    .flatMap((entry) =>
      priceRows(entry).flatMap(({ duration }, index) =>
        typeof duration === "string" && /^[1-9]\d? months?$/.test(duration)
          ? [{ entry, duration, index }]
          : [],
      ),
    );
  const [first] = found;
  if (first === undefined) return [];
  const { entry, duration } = first;
  const rule = `is missing. ${titleOf(entry)} has a price for ${duration}; write how many days a month has, such as 30`;
  const causes = found.map(({ entry: { file, path }, index }) => ({
    file,
    path: [...path, "priceDetails", index, "duration"],
  }));
  return [{ ...validationError(business, "monthDays", null, rule), value: null, causes }];
}

function linkErrors(entry: Entry, addresses: ReadonlySet<string>): ValidationError[] {
  return listIn(entry.fields.footer).flatMap((column, place) =>
    listIn(isObject(column) ? column.links : []).flatMap((link, index) => {
      const url = isObject(link) ? link.url : undefined;
      if (typeof url !== "string" || !url.startsWith("/") || addresses.has(url)) return [];
      const rule = "no page of this website has this address";
      return [validationError(entry, `footer[${place}].links[${index}].url`, url, rule)];
    }),
  );
}
