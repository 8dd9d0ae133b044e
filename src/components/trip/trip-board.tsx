import { type ReactNode, useId, useRef, useState } from "react";
import { formatTrip } from "../../catalogue/prices/enquiry";
import { bounds } from "../../catalogue/text/bounds";
import type { Place } from "../../catalogue/prices/item";
import type { Trip } from "../../catalogue/prices/tariff";
import type { Tour } from "../../catalogue/lists/tours";
import { useTexts } from "../ui/language";
import { iconClass } from "../ui/icon";
import { usePickUp } from "../ui/pick-up-state";
import { PlaceRow } from "./place-row";
import * as styles from "./trip-board.module.css";
import { useTypedTrip } from "./use-typed-trip";

interface TripBoardProps {
  readonly trip: Trip | null;
  readonly onChange: (trip: Trip | null) => void;
  /** Whether kilometres matter to what is priced; without them there is nowhere to go either. */
  readonly hasDistance: boolean;
  /** Where a trip may go; none of them, and the board is alone. */
  readonly places: readonly Place[];
  /** Who else drives to the places. */
  readonly tours: readonly Tour[];
  /** Whether the board prices a list, or one item. */
  readonly isOnList: boolean;
  /** What the trip costs: the lowest price of a list, or how that of an item comes about. */
  readonly answer: ReactNode;
  readonly className?: string | undefined;
  readonly rowClassName?: string | undefined;
}

/**
 * The board that takes days and kilometres of a trip, and the stones of the places that it may go to.
 * What cannot be a trip is said at its field, and then there is no trip: a price beside it would be
 * that of another one.
 */
export function TripBoard(props: TripBoardProps) {
  const {
    trip,
    onChange,
    hasDistance,
    tours,
    isOnList,
    answer,
    className = "",
    rowClassName,
  } = props;
  const places = hasDistance ? props.places : [];
  const texts = useTexts();
  const { shown, isTyped, days, km, type, choose, clear } = useTypedTrip(trip, onChange);
  const { from, unread, change, Row, Note, spanText, words } = usePickUp();
  const [isOpen, setOpen] = useState(false);
  // The row of the day stays until all is cleared: it may say why its day was dropped.
  const [hasRow, setRow] = useState(false);
  if ((trip !== null || from !== "") && !hasRow) setRow(true);
  const id = useId();
  const board = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const step = (by: number) => {
    const next = Math.min(bounds.days.most, Math.max(1, (days ?? 0) + by));
    if (next !== days) type({ days: String(next) });
  };
  const clearAll = () => {
    // The button goes away; its board takes the focus, and no phone opens its keyboard for it.
    board.current?.focus({ preventScroll: true });
    clear();
    change({ from: "" });
    setRow(false);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  const lacksDays = shown.days.trim() === "" && shown.km.trim() !== "";
  const daysError =
    shown.days.trim() !== "" && days === null ? texts.wrongDays(bounds.days.most) : null;
  const kmError = isTyped && km === null ? texts.wrongKm(bounds.km.most) : null;
  const unreadError = unread.length > 0 ? words?.leftOutOfLink(unread) : null;
  const error = [daysError, kmError, unreadError].filter(Boolean).join(" ");
  // Static HTML knows no address: what a trip adds to an unused board is there, to take its place.
  const isUsed = trip !== null || isTyped || from !== "" || error !== "";
  const hasPlaces = places.length > 0;
  const rowId = `${id}-places`;
  const row = hasPlaces && (
    <PlaceRow
      id={rowId}
      places={places}
      chosen={shown.to?.slug}
      isOpen={isOpen}
      isOnList={isOnList}
      onChoose={choose}
      onClose={close}
      className={rowClassName}
    />
  );
  const looks = [
    styles.board,
    hasPlaces && isOnList ? styles.withPlaces : "",
    isOpen ? styles.open : "",
    isUsed ? styles.used : "",
    className,
    "js-only",
  ];
  return (
    <>
      {!isOnList && row}
      <div
        ref={board}
        role="group"
        aria-labelledby={id}
        className={looks.filter(Boolean).join(" ")}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <h2 id={id}>{texts.tripPrice}</h2>
          {!isUsed && <p className={styles.hint}>{texts.pricesFollow}</p>}
        </div>
        {hasPlaces && isOnList && (
          <button
            ref={opener}
            type="button"
            className={`${styles.box} ${styles.opener}`}
            aria-expanded={isOpen}
            aria-controls={rowId}
            onClick={() => setOpen(!isOpen)}
          >
            {shown.to && <strong className={styles.to}>{shown.to.name}</strong>}{" "}
            <span className="chevron">{texts.whereTo}</span>
          </button>
        )}
        <div className={styles.fields}>
          <div className={`${styles.box} ${styles.step} ${daysError === null ? "" : styles.wrong}`}>
            <button
              type="button"
              className={iconClass("minus")}
              aria-label={texts.fewerDays}
              aria-disabled={days === null || days === 1}
              onClick={() => step(-1)}
            />
            <Field
              label={texts.daysUnit}
              unit={days === 1 ? texts.dayUnit : texts.daysUnit}
              value={shown.days}
              error={daysError}
              errorId={`${id}-error`}
              onChange={(text) => type({ days: text })}
            />
            <button
              type="button"
              className={iconClass("plus")}
              aria-label={texts.moreDays}
              aria-disabled={days === bounds.days.most}
              onClick={() => step(1)}
            />
          </div>
          {hasDistance && (
            <div className={`${styles.box} ${styles.km} ${kmError === null ? "" : styles.wrong}`}>
              <Field
                label={texts.kmInAll}
                value={shown.km}
                error={kmError}
                errorId={`${id}-error`}
                // Typing a distance clears the chosen place.
                onChange={(text) => type({ km: text, to: undefined })}
              />
            </div>
          )}
          {hasRow && <div className={styles.when}>{Row && <Row />}</div>}
          {!isUsed && <div className={`${styles.when} ${styles.awaited}`} />}
        </div>
        <div className={styles.foot}>
          <p role="status" className={styles.sum}>
            {answer}
          </p>
          {isUsed && error === "" && (
            <p className={styles.note}>
              {trip === null ? (
                lacksDays && texts.daysMissing
              ) : Note ? (
                <Note trip={trip} tours={tours} />
              ) : (
                texts.estimateNote
              )}
            </p>
          )}
          <p id={`${id}-error`} role="alert" className={styles.error}>
            {error}
          </p>
          {isUsed ? (
            <button type="button" className={styles.clear} onClick={clearAll}>
              {texts.clear}
            </button>
          ) : (
            <>
              <p className={`${styles.note} ${styles.awaited}`}>{texts.estimateNote}</p>
              <span className={`${styles.clear} ${styles.awaited}`}>{texts.clear}</span>
            </>
          )}
        </div>
      </div>
      {isOnList && row}
      {trip !== null && (
        <p className="print-only">{formatTrip(trip, texts, spanText?.(trip.days))}</p>
      )}
    </>
  );
}

interface FieldProps {
  readonly label: string;
  /** Large in the empty field, small under its figure; the field's label where it is left out. */
  readonly unit?: string;
  readonly value: string;
  readonly error: string | null;
  readonly errorId: string;
  readonly onChange: (value: string) => void;
}

function Field({ label, unit = label, value, error, errorId, onChange }: FieldProps) {
  return (
    <label className={styles.field}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        placeholder=" "
        aria-label={unit === label ? undefined : label}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.unit}>{unit}</span>
    </label>
  );
}
