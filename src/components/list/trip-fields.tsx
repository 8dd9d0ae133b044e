import { useId, useRef, useState } from "react";
import { longestTripDays, longestTripKm, wholeNumber } from "../../catalogue/list-query";
import type { Trip } from "../../catalogue/tariff";
import { texts } from "../../catalogue/texts";
import * as styles from "./catalogue-tools.module.css";

interface TripFieldsProps {
  readonly trip: Trip | null;
  readonly onChange: (trip: Trip | null) => void;
}

interface Typed {
  readonly days: string;
  readonly km: string;
}

/**
 * Days and kilometres of a trip. What cannot be a trip is said at its field, and then there is no
 * trip: a price beside it would be that of another one.
 */
export function TripFields({ trip, onChange }: TripFieldsProps) {
  const [edited, setEdited] = useState<Typed | null>(null);
  // The trip may also change elsewhere, such as with the address; what was typed before is then gone.
  const typed = edited !== null && isSameTrip(typedTrip(edited), trip) ? edited : null;
  const shown = typed ?? { days: String(trip?.days ?? ""), km: trip?.km ? String(trip.km) : "" };
  const change = (part: Partial<Typed>) => {
    const next = { ...shown, ...part };
    setEdited(next);
    onChange(typedTrip(next));
  };
  const group = useRef<HTMLFieldSetElement>(null);
  const clear = () => {
    // The button goes away; its group takes the focus, and no phone opens its keyboard for it.
    group.current?.focus({ preventScroll: true });
    setEdited(null);
    onChange(null);
  };
  const daysFault =
    typed !== null && typedDays(typed) === null ? texts.wrongDays(longestTripDays) : null;
  const kmFault = typed !== null && typedKm(typed) === null ? texts.wrongKm(longestTripKm) : null;
  return (
    <fieldset ref={group} className={styles.trip} tabIndex={-1}>
      <legend>{texts.tripPrice}</legend>
      <Field
        label={texts.days}
        value={shown.days}
        fault={daysFault}
        onChange={(days) => change({ days })}
      />
      <Field label={texts.km} value={shown.km} fault={kmFault} onChange={(km) => change({ km })} />
      {(trip !== null || typed !== null) && (
        <button type="button" className={styles.chip} onClick={clear}>
          {texts.clear}
        </button>
      )}
      {trip !== null && <p className={styles.estimate}>{texts.estimateNote}</p>}
    </fieldset>
  );
}

function typedDays({ days }: Typed): number | null {
  return wholeNumber(days, 1, longestTripDays);
}

/** Kilometres as typed; a field left empty asks for none. */
function typedKm({ km }: Typed): number | null {
  return km.trim() === "" ? 0 : wholeNumber(km, 0, longestTripKm);
}

function typedTrip(typed: Typed): Trip | null {
  const days = typedDays(typed);
  const km = typedKm(typed);
  return days === null || km === null ? null : { days, km };
}

function isSameTrip(a: Trip | null, b: Trip | null): boolean {
  return a?.days === b?.days && a?.km === b?.km;
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
}

function Field({ label, value, fault, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
