type Position = Readonly<Record<"latitude" | "longitude", number>>;

/** `+91 891 000 0001` becomes `tel:+918910000001` (E.164). */
export function phoneLink(phone: string): string {
  return `tel:${e164Number(phone)}`;
}

/** A wa.me link with a plain-text message (specification, section 2, "Shared page layout"). */
export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${e164Number(phone).slice(1)}?text=${encodeURIComponent(message)}`;
}

/** Maps find a position in every language, but not every address. */
export function directionsLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

export function embeddedMapLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps?q=${latitude},${longitude}&z=16&output=embed`;
}

function e164Number(phone: string): string {
  return phone.replaceAll(/[^+\d]/g, "");
}
