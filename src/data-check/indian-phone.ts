import type { CountryCode } from "libphonenumber-js";
import { isValidPhoneNumber } from "libphonenumber-js/max";
import { samplePhones } from "./sample-details";

const country: CountryCode = "IN";

/** Whether a text is an Indian number with its country code, or one of the samples, which ring nobody. */
export function isIndianPhone(phone: string): boolean {
  if (samplePhones.includes(phone)) return true;
  return /^\+91[\d ]+$/.test(phone) && isValidPhoneNumber(phone, country);
}

/** The figures of a number without those of the country, however it is written. */
export function phoneFigures(phone: string): string {
  const given = phone.replaceAll(/\D/g, "");
  return given.replace(phone.startsWith("+") ? /^91/ : /^(?:0|91)(?=\d{10}$)/, "");
}

/** A number that has all of its figures as it is to be written, or null where it is none. */
export function writtenPhone(phone: string): string | null {
  const figures = phoneFigures(phone);
  const sample = samplePhones.find((known) => phoneFigures(known) === figures);
  if (sample !== undefined) return sample;
  const written = `+91 ${figures.slice(0, 5)} ${figures.slice(5)}`;
  return figures.length === 10 && isIndianPhone(written) ? written : null;
}

/** The first place in a list at which the number of a place stands, however it is written there. */
export function firstPlace(phones: readonly unknown[], index: number): number {
  const dialled = phones.map((phone) => (typeof phone === "string" ? phoneFigures(phone) : ""));
  const number = dialled[index] ?? "";
  return number === "" ? index : dialled.indexOf(number);
}
