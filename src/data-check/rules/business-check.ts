import type { DayHours } from "../../catalogue/shop/opening-hours";
import type { BusinessData } from "../catalogue-data";
import { fieldLabel } from "../messages/labels";
import type { ValidationError } from "../messages/validation-error";
import { isIndianPhone, normalizedPhone } from "./indian-phone";
import { type Entry, type ValidEntries, validationError } from "./valid-entries";

export function businessErrors({ business }: ValidEntries): ValidationError[] {
  return business === null ? [] : [...phoneErrors(business), ...hoursErrors(business)];
}

function phoneErrors(entry: Entry<BusinessData>): ValidationError[] {
  const { phones } = entry.fields;
  // One number can be written with different spaces.
  const numbers = phones.map(normalizedPhone);
  return phones.flatMap((phone, index) => {
    const number = numbers[index] ?? null;
    const firstIndex = number === null ? index : numbers.indexOf(number);
    const isRepeated = firstIndex < index;
    if (!isRepeated && isIndianPhone(phone)) return [];
    const message = isRepeated
      ? `is the same as entry ${firstIndex + 1}; write another one, or remove it`
      : `write an Indian number with its country code, ${phoneExample(number)}`;
    return [validationError(entry, ["phones", index], phone, message)];
  });
}

function phoneExample(number: string | null): string {
  return number !== null && isIndianPhone(number) ? `“${number}”` : "such as +91 98765 43210";
}

function hoursErrors(entry: Entry<BusinessData>): ValidationError[] {
  const { openingHours } = entry.fields;
  const days: readonly (DayHours & { readonly closed?: boolean })[] = openingHours.otherDays ?? [];
  const dayErrors = days.flatMap(({ day, opens, closes, closed }, index) => {
    const path = ["openingHours", "otherDays", index];
    if (days.findIndex((other) => other.day === day) < index) {
      const message = "the day is here already; choose another one, or remove it";
      return [validationError(entry, [...path, "day"], day, message)];
    }
    const isClosed = closed === true;
    return Object.entries({ opens, closes }).flatMap(([name, time]) => {
      const isMissing = time === undefined;
      if (isMissing === isClosed) return [];
      const label = fieldLabel(name).toLowerCase();
      const message = isClosed
        ? `empty the ${label}, or untick “${fieldLabel("closed")}”`
        : `write the ${label}, or tick “${fieldLabel("closed")}”`;
      return [validationError(entry, [...path, name], time, message)];
    });
  });
  const seasons = (openingHours.closedSeasons ?? []).flatMap(({ from, to }, index) => {
    if (from <= to) return [];
    const message = `choose ${from} or a later day; a season that includes New Year ends in the next year`;
    return [validationError(entry, ["openingHours", "closedSeasons", index, "to"], to, message)];
  });
  const equalTimes = [
    { times: openingHours, path: ["openingHours"] },
    ...days.map((times, index) => ({ times, path: ["openingHours", "otherDays", index] })),
  ].flatMap(({ times: { opens, closes }, path }) => {
    if (opens === undefined || opens !== closes) return [];
    const message =
      "write another closing time than the opening time; open 24 hours is 00:00 to 24:00";
    return [validationError(entry, [...path, "closes"], closes, message)];
  });
  return [...dayErrors, ...seasons, ...equalTimes];
}
