import { useId, useState } from "react";
import { longestTripDays, longestTripKm, wholeNumber } from "../catalogue/list-query";
import type { Trip } from "../catalogue/tariff";
import { texts } from "../catalogue/texts";
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
 * Days and kilometres of a trip. What cannot be a trip is said at its field and changes nothing
 * else: the last price stays.
 */
export function TripFields({ trip, onChange }: TripFieldsProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed ?? { days: String(trip?.days ?? ""), km: trip?.km ? String(trip.km) : "" };
  const change = (part: Partial<Typed>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    const days = wholeNumber(next.days, 1, longestTripDays);
    const km = next.km.trim() === "" ? 0 : wholeNumber(next.km, 0, longestTripKm);
    if (days !== null && km !== null) onChange({ days, km });
  };
  const clear = () => {
    setTyped(null);
    onChange(null);
  };
  const daysFault =
    typed !== null && wholeNumber(typed.days, 1, longestTripDays) === null
      ? texts.wrongDays(longestTripDays)
      : null;
  const kmFault =
    typed !== null && typed.km.trim() !== "" && wholeNumber(typed.km, 0, longestTripKm) === null
      ? texts.wrongKm(longestTripKm)
      : null;
  return (
    <fieldset className={styles.trip}>
      <legend>{texts.tripPrice}</legend>
      <Field
        label={texts.days}
        value={shown.days}
        fault={daysFault}
        onChange={(days) => change({ days })}
      />
      <Field label={texts.km} value={shown.km} fault={kmFault} onChange={(km) => change({ km })} />
      {trip !== null && (
        <button type="button" className={styles.chip} onClick={clear}>
          {texts.clear}
        </button>
      )}
      {trip !== null && <p className={styles.estimate}>{texts.estimateNote}</p>}
    </fieldset>
  );
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
