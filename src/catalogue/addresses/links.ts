type ShopOnMap = Pick<Queries.LocationSectionFragment, "name" | "address" | "position">;

/** `+91 891 000 0001` becomes `tel:+918910000001` (E.164). */
export function phoneLink(phone: string): string {
  return `tel:${e164(phone)}`;
}

/**
 * A wa.me link (specification, section 2, "Shared page layout").
 *
 * @param message plain text; it is percent-encoded here
 */
export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${e164(phone).slice(1)}?text=${encodeURIComponent(message)}`;
}

export function chatGreeting(template: string, businessName: string): string {
  return template.replaceAll("{name}", () => businessName);
}

/** Needs no key. */
export function directionsLink({ name, address }: Pick<ShopOnMap, "name" | "address">): string {
  const { street, locality, region, postalCode } = address;
  const destination = `${name}, ${street}, ${locality}, ${region} ${postalCode}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** The site's only third-party request. */
export function embeddedMapLink({ latitude, longitude }: ShopOnMap["position"]): string {
  return `https://www.google.com/maps?q=${latitude},${longitude}&z=16&output=embed`;
}

function e164(phone: string): string {
  return phone.replaceAll(/[^+\d]/g, "");
}
