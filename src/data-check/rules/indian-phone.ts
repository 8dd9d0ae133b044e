import { isValidPhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Numbers without a subscriber, shipped until the owner writes the real ones. */
export const samplePhones: readonly string[] = ["+91 891 000 0001", "+91 891 000 0002"];

export function isIndianPhone(phone: string): boolean {
  if (samplePhones.includes(phone)) return true;
  return /^\+91[\d ]+$/.test(phone) && isValidPhoneNumber(phone, "IN");
}

/** `+91 98765 43210`; null unless the number is Indian. */
export function normalizedPhone(phone: unknown): string | null {
  const number = parsePhoneNumberFromString(String(phone), {
    defaultCountry: "IN",
    extract: false,
  });
  return number?.countryCallingCode === "91" ? number.formatInternational() : null;
}
