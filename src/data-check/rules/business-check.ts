import type { BusinessData } from "../catalogue-data";
import type { ValidationError } from "../messages/validation-error";
import { type Entry, type ValidEntries, validationError } from "./valid-entries";

export function businessErrors({ business }: ValidEntries): ValidationError[] {
  return business === null ? [] : hoursErrors(business);
}

function hoursErrors(entry: Entry<BusinessData>): ValidationError[] {
  const { opens, closes } = entry.fields.openingHours;
  if (opens < closes) return [];
  const message = `write a time after ${opens}, the opening time`;
  return [validationError(entry, ["openingHours", "closes"], closes, message)];
}
