import { useState } from "react";
import type { TypedTrip } from "../../catalogue/lists/list-query";
import type { Place } from "../../catalogue/prices/item";
import { tripTo } from "../../catalogue/lists/places";
import { isSameTrip, type Trip } from "../../catalogue/prices/trip-price";
import { bounds, typedNumber } from "../../catalogue/text/bounds";
import type { Texts } from "../../catalogue/text/texts";
import { useTexts } from "../visitor/language";

/**
 * Keeps invalid texts in the fields; the trip is then null.
 *
 * @param linked invalid texts of the address
 */
export function useTypedTrip(
  trip: Trip | null,
  linked: TypedTrip | null,
  onChange: (trip: Trip | null) => void,
) {
  const texts = useTexts();
  const [edited, setEdited] = useState<TypedTrip | null>(null);
  // Typed texts are dropped when the trip changes elsewhere, such as in the address.
  const last = edited ?? linked;
  const typed = last !== null && isSameTrip(tripOf(last, texts), trip) ? last : null;
  const fields = typed ?? fieldsOf(trip);
  const change = (next: TypedTrip) => {
    setEdited(next);
    onChange(tripOf(next, texts));
  };
  return {
    fields,
    isTyped: typed !== null,
    /** Null where the text is invalid. */
    days: typedDays(fields, texts),
    km: typedKm(fields, texts),
    edit: (part: Partial<TypedTrip>) => change({ ...fields, ...part }),
    /** Sets the distance there and back; empty days become one. */
    choose: (place: Place) => {
      const next = fieldsOf(tripTo(place, null));
      change(fields.days.trim() === "" ? next : { ...next, days: fields.days });
    },
    clear: () => {
      setEdited(null);
      onChange(null);
    },
  };
}

function fieldsOf(trip: Trip | null): TypedTrip {
  return {
    days: String(trip?.days ?? ""),
    km: trip?.km ? String(trip.km) : "",
    to: trip?.to,
  };
}

function typedDays({ days }: TypedTrip, { dayUnit, daysUnit }: Texts): number | null {
  return typedNumber(days, bounds.days, [dayUnit, daysUnit]);
}

/** An empty field is zero. */
function typedKm({ km }: TypedTrip, { kmUnit }: Texts): number | null {
  return km.trim() === "" ? 0 : typedNumber(km, bounds.km, [kmUnit]);
}

function tripOf(typed: TypedTrip, texts: Texts): Trip | null {
  const days = typedDays(typed, texts);
  const km = typedKm(typed, texts);
  return days === null || km === null ? null : { days, km, to: typed.to };
}
