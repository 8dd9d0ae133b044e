/** The shop as maps find it. */
type ShopOnMap = Pick<Queries.LocationSectionFragment, "name" | "address" | "position">;

/**
 * A phone number as `tel:` link in E.164 form: `+91 891 000 0001` becomes `tel:+918910000001`.
 *
 * @param phone international number, grouped for reading
 */
export function phoneLink(phone: string): string {
  return `tel:${e164(phone)}`;
}

/**
 * A chat-app link (wa.me) to a phone number with a prefilled message (specification, section 2,
 * "Shared page layout").
 *
 * @param phone international number, grouped for reading
 * @param message plain text; it is percent-encoded here
 */
export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${e164(phone).slice(1)}?text=${encodeURIComponent(message)}`;
}

export function chatGreeting(template: string, businessName: string): string {
  return template.replaceAll("{name}", () => businessName);
}

/** Link that opens the way to the shop in the visitor's maps application. No key is needed. */
export function directionsLink({ name, address }: Pick<ShopOnMap, "name" | "address">): string {
  const { street, locality, region, postalCode } = address;
  const destination = `${name}, ${street}, ${locality}, ${region} ${postalCode}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** Address of the map frame, the site's only third-party request. */
export function embeddedMapLink({ latitude, longitude }: ShopOnMap["position"]): string {
  return `https://www.google.com/maps?q=${latitude},${longitude}&z=16&output=embed`;
}

function e164(phone: string): string {
  return phone.replaceAll(/[^+\d]/g, "");
}
