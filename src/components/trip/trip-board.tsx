import { type ReactNode, useId, useRef, useState } from "react";
import { formatTrip } from "../../catalogue/prices/enquiry";
import { noTrip, type PageQuery, tripOf, type TripTexts } from "../../catalogue/lists/page-query";
import { bounds } from "../../catalogue/text/bounds";
import { tripFor } from "../../catalogue/prices/priced-items";
import type { ListContent, ListContext } from "../../catalogue/lists/list-context";
import { useTexts } from "../visitor/language";
import { iconClass } from "../ui/icon";
import { usePickUp } from "../visitor/pick-up-context";
import { useIsStatic } from "../visitor/use-is-static";
import { PickUpRow } from "./pick-up-row";
import { PlaceRow } from "./place-row";
import * as styles from "./trip-board.module.css";
import { TripField } from "./trip-field";
import { TripNote } from "./trip-note";

interface TripBoardProps {
  readonly query: TripTexts;
  readonly onChange: (part: Partial<PageQuery>) => void;
  /** Whether prices depend on kilometres. */
  readonly hasDistance: boolean;
  readonly places: ListContent["places"];
  readonly tours: ListContext["tours"];
  readonly isOnList: boolean;
  readonly price: ReactNode;
  readonly placesClassName?: string | undefined;
}

/** A wrong text shows an error and is no trip, because a price beside it would be wrong. */
export function TripBoard(props: TripBoardProps) {
  const { query, onChange, hasDistance, tours, isOnList, price, placesClassName } = props;
  const texts = useTexts();
  const isStatic = useIsStatic();
  const read = tripOf(query, props.places, texts);
  const { days, to, shownKm, errors } = read;
  // Without kilometres, the form hides the place, which stays in the address.
  const trip = hasDistance ? read.trip : tripFor([], read.trip);
  const places = hasDistance ? props.places : [];
  const { typed: typedPickUp, formatSpan } = usePickUp();
  const [isOpen, setIsOpen] = useState(false);
  // The row stays while a visitor edits its only value, because a half-typed day is empty.
  const [hasPickUpRow, setHasPickUpRow] = useState(false);
  if ((trip !== null || typedPickUp !== "") && !hasPickUpRow) setHasPickUpRow(true);
  const id = useId();
  const board = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const changeDays = (difference: number) => {
    const next = Math.min(bounds.days.max, (days ?? 0) + difference);
    if (next > 0 && next !== days) onChange({ days: String(next) });
  };
  const clearAll = () => {
    // The button disappears, and a focused field would open the keyboard.
    board.current?.focus({ preventScroll: true });
    onChange({ ...noTrip, from: "" });
    setHasPickUpRow(false);
  };
  const close = () => {
    setIsOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  const isFilled = query.days.trim() !== "" || shownKm.trim() !== "";
  const lacksDays = hasDistance && query.days.trim() === "" && shownKm.trim() !== "";
  const daysError = errors.days ? texts.wrongDays(bounds.days.max) : null;
  const kmError = errors.km ? texts.wrongKm(bounds.km.max) : null;
  const placeError = hasDistance && errors.to ? texts.unknownPlace(query.to) : null;
  const error = [daysError, kmError, placeError].filter(Boolean).join(" ");
  // In static HTML the form is unused; CSS shows its foot if the address has a trip.
  const isUsed = isFilled || typedPickUp !== "" || error !== "";
  const hasPlaces = places.length > 0;
  const rowId = `${id}-places`;
  const placeRow = hasPlaces && (
    <PlaceRow
      id={rowId}
      places={places}
      chosenSlug={to?.slug}
      isOpen={isOpen}
      isOnList={isOnList}
      onChoose={({ slug }) =>
        onChange({ days: query.days.trim() === "" ? "1" : query.days, km: "", to: slug })
      }
      onClose={close}
      className={placesClassName}
    />
  );
  const classNames = [
    styles.board,
    isOnList ? styles.onList : "",
    hasPlaces && isOnList ? styles.withPlaces : "",
    isOpen ? styles.open : "",
    isUsed ? styles.used : "",
    "js-only",
  ];
  return (
    <>
      {!isOnList && placeRow}
      <div
        ref={board}
        role="group"
        aria-labelledby={id}
        className={classNames.filter(Boolean).join(" ")}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <h2 id={id}>{texts.tripPrice}</h2>
          {!isUsed && <p className={styles.hint}>{texts.tripHint}</p>}
        </div>
        {hasPlaces && isOnList && (
          <button
            ref={opener}
            type="button"
            className={`${styles.box} ${styles.opener}`}
            aria-expanded={isOpen}
            aria-controls={rowId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {to && <strong className={styles.to}>{to.name}</strong>}
            <span className="chevron">{texts.whereTo}</span>
          </button>
        )}
        <div className={`${styles.fields} ${hasDistance ? "" : styles.withoutKm}`}>
          <div className={`${styles.box} ${styles.step} ${daysError === null ? "" : styles.wrong}`}>
            <button
              type="button"
              className={iconClass("minus")}
              aria-label={texts.fewerDays}
              aria-disabled={days === null || days === 1}
              onClick={() => changeDays(-1)}
            />
            <TripField
              label={texts.daysUnit}
              unit={days === 1 ? texts.dayUnit : texts.daysUnit}
              value={query.days}
              error={daysError}
              errorId={`${id}-error`}
              onChange={(text) => onChange({ days: text })}
            />
            <button
              type="button"
              className={iconClass("plus")}
              aria-label={texts.moreDays}
              aria-disabled={days === bounds.days.max}
              onClick={() => changeDays(1)}
            />
          </div>
          {hasDistance && (
            <div className={`${styles.box} ${styles.km} ${kmError === null ? "" : styles.wrong}`}>
              <TripField
                label={texts.kmInAll}
                value={shownKm}
                error={kmError}
                errorId={`${id}-error`}
                onChange={(text) => onChange({ km: text, to: "" })}
              />
            </div>
          )}
          {(hasPickUpRow || isStatic || !hasDistance) && (
            <div className={styles.when}>{!isStatic && <PickUpRow days={trip?.days} />}</div>
          )}
        </div>
        <div className={styles.foot} hidden={!isUsed && !isStatic}>
          {/* The start script shows the trip here until its price is known. */}
          <p
            role="status"
            className={styles.sum}
            data-to={texts.daysTo(texts.days(1), "#")}
            data-unit={texts.daysUnit}
            data-day={texts.days(1)}
          >
            {price}
          </p>
          {error === "" && (
            <p className={styles.note}>
              {isStatic && texts.estimateNote}
              {trip === null ? (
                lacksDays && texts.daysMissing
              ) : (
                <TripNote trip={trip} tours={tours} />
              )}
            </p>
          )}
          {isUsed && (
            <>
              <p id={`${id}-error`} role="alert" className={styles.error}>
                {error}
              </p>
              <button type="button" className={styles.clear} onClick={clearAll}>
                {texts.clear}
              </button>
            </>
          )}
        </div>
      </div>
      {isOnList && placeRow}
      {isOnList && trip !== null && (
        <p className="print-only">{formatTrip(trip, texts, formatSpan?.(trip.days))}</p>
      )}
    </>
  );
}
