import { isValidPhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Numbers that ring nobody; the project ships with them until the owner writes the real ones. */
export const samplePhones: readonly string[] = ["+91 891 000 0001", "+91 891 000 0002"];

/** Whether a text is an Indian number with its country code, or one of the samples. */
export function isIndianPhone(phone: string): boolean {
  if (samplePhones.includes(phone)) return true;
  return /^\+91[\d ]+$/.test(phone) && isValidPhoneNumber(phone, "IN");
}

/** A number as it is to be written, however it is, or null where it is none. */
export function writtenPhone(phone: unknown): string | null {
  const number = parsePhoneNumberFromString(String(phone), {
    defaultCountry: "IN",
    extract: false,
  });
  return number?.countryCallingCode === "91" ? number.formatInternational() : null;
}
