import { isValidPhoneNumber } from "libphonenumber-js/max";

/** Numbers that ring nobody; the project ships with them until the owner writes the real ones. */
export const samplePhones: readonly string[] = ["+91 891 000 0001", "+91 891 000 0002"];

/** Whether a text is an Indian number with its country code, or one of the samples. */
export function isIndianPhone(phone: string): boolean {
  if (samplePhones.includes(phone)) return true;
  return /^\+91[\d ]+$/.test(phone) && isValidPhoneNumber(phone, "IN");
}

/** The digits of a number without those of the country, however it is written. */
export function phoneDigits(phone: string): string {
  const all = phone.replaceAll(/\D/g, "");
  return all.replace(phone.startsWith("+") ? /^91/ : /^(?:0|91)(?=\d{10}$)/, "");
}

/** A number that has all of its digits as it is to be written, or null where it is none. */
export function writtenPhone(phone: string): string | null {
  const digits = phoneDigits(phone);
  const written = `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
  return digits.length === 10 && isIndianPhone(written) ? written : null;
}

/** The first place in a list at which the number of a place is, however it is written there. */
export function firstPlace(phones: readonly unknown[], index: number): number {
  const dialled = phones.map((phone) => (typeof phone === "string" ? phoneDigits(phone) : ""));
  const number = dialled[index] ?? "";
  return number === "" ? index : dialled.indexOf(number);
}
