import type { DayHours } from "../../catalogue/shop/opening-hours";
import type { BusinessData } from "../catalogue-data";
import type { ValidationError } from "../messages/validation-error";
import { type Entry, type ValidEntries, validationError } from "./valid-entries";

export function businessErrors({ business }: ValidEntries): ValidationError[] {
  return business === null ? [] : hoursErrors(business);
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
      const message = isClosed ? `empty it, or untick closed` : `write the time, or tick closed`;
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
