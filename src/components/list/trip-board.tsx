import { type ReactNode, useId, useRef, useState } from "react";
import {
  longestTripDays,
  longestTripKm,
  typedNumber,
  wholeNumber,
} from "../../catalogue/list-query";
import type { Trip } from "../../catalogue/tariff";
import type { Texts } from "../../catalogue/texts";
import { useTexts } from "../ui/language";
import { Icon } from "../ui/icon";
import * as styles from "./trip-board.module.css";

/** The largest number of days that a stepper goes on from, to the nearest possible one. */
const mostTypedDays = 999_999;

interface TripBoardProps {
  readonly trip: Trip | null;
  readonly onChange: (trip: Trip | null) => void;
  /** How the price of the one item that the board belongs to comes about; absent on a list. */
  readonly sum?: ReactNode;
  readonly className?: string | undefined;
}

interface Typed {
  readonly days: string;
  readonly km: string;
}

/**
 * The board that takes days and kilometres of a trip. What cannot be a trip is said at its field,
 * and then there is no trip: a price beside it would be that of another one.
 */
export function TripBoard({ trip, onChange, sum, className = "" }: TripBoardProps) {
  const texts = useTexts();
  const [edited, setEdited] = useState<Typed | null>(null);
  const id = useId();
  const board = useRef<HTMLDivElement>(null);
  // The trip may also change elsewhere, such as with the address; what was typed before is then gone.
  const typed = edited !== null && isSameTrip(typedTrip(edited), trip) ? edited : null;
  const shown = typed ?? { days: String(trip?.days ?? ""), km: trip?.km ? String(trip.km) : "" };
  const change = (part: Partial<Typed>) => {
    const next = { ...shown, ...part };
    setEdited(next);
    onChange(typedTrip(next));
  };
  const written = typedNumber(shown.days, 0, mostTypedDays);
  const step = (by: number) => {
    const days = Math.min(longestTripDays, Math.max(1, (written ?? 0) + by));
    if (days !== written) change({ days: String(days) });
  };
  const clear = () => {
    // The button goes away; its board takes the focus, and no phone opens its keyboard for it.
    board.current?.focus({ preventScroll: true });
    setEdited(null);
    onChange(null);
  };
  const lacksDays = shown.days.trim() === "" && shown.km.trim() !== "";
  const daysFault =
    shown.days.trim() !== "" && typedDays(shown) === null ? texts.wrongDays(longestTripDays) : null;
  const kmFault = typed !== null && typedKm(typed) === null ? texts.wrongKm(longestTripKm) : null;
  const isUsed = trip !== null || typed !== null;
  // Static HTML knows no address: what a trip adds to a list's board is there, to take its place.
  const isAwaited = sum === undefined && !isUsed;
  return (
    <div
      ref={board}
      role="group"
      aria-labelledby={id}
      className={`${styles.board} ${sum === undefined ? "" : styles.ofOne} ${className} js-only`}
      tabIndex={-1}
    >
      <div className={styles.words}>
        <h2 id={id}>{texts.tripPrice}</h2>
        {(trip !== null || lacksDays || sum === undefined) && (
          <p className={trip === null && !lacksDays ? styles.hint : styles.note}>
            {boardNote(trip !== null, lacksDays, texts)}
          </p>
        )}
        {isAwaited && <p className={`${styles.note} ${styles.awaited}`}>{texts.estimateNote}</p>}
      </div>
      <div className={styles.step}>
        <button
          type="button"
          aria-label={texts.fewerDays}
          aria-disabled={written === null || written === 1}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <Field
          label={texts.daysUnit}
          value={shown.days}
          fault={daysFault}
          faultId={`${id}-fault`}
          onChange={(text) => change({ days: text })}
        />
        <button
          type="button"
          aria-label={texts.moreDays}
          aria-disabled={written === longestTripDays}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <div className={styles.km}>
        <Field
          label={texts.kmUnit}
          value={shown.km}
          fault={kmFault}
          faultId={`${id}-fault`}
          onChange={(km) => change({ km })}
        />
      </div>
      {sum !== undefined && (
        <p role="status" className={styles.sum}>
          {sum}
        </p>
      )}
      {isUsed && (
        <button type="button" className={styles.clear} onClick={clear}>
          {texts.clear}
        </button>
      )}
      {isAwaited && <span className={`${styles.clear} ${styles.awaited}`}>{texts.clear}</span>}
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {[daysFault, kmFault].filter((fault) => fault !== null).join(" ")}
      </p>
    </div>
  );
}

/** What the board says of its prices: how sure they are, what they lack, or that they will come. */
function boardNote(hasTrip: boolean, lacksDays: boolean, texts: Texts): string {
  if (hasTrip) return texts.estimateNote;
  return lacksDays ? texts.daysMissing : texts.pricesFollow;
}

function typedDays({ days }: Typed): number | null {
  return wholeNumber(days, 1, longestTripDays);
}

/** Kilometres as typed; a field left empty asks for none. */
function typedKm({ km }: Typed): number | null {
  return km.trim() === "" ? 0 : typedNumber(km, 0, longestTripKm);
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
  /** The unit, which is the field's name: large in the empty field, small under its figure. */
  readonly label: string;
  readonly value: string;
  readonly fault: string | null;
  readonly faultId: string;
  readonly onChange: (value: string) => void;
}

function Field({ label, value, fault, faultId, onChange }: FieldProps) {
  return (
    <label className={styles.field}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        placeholder=" "
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        onChange={(event) => onChange(event.target.value)}
      />
      <span>{label}</span>
    </label>
  );
}
