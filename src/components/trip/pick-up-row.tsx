import { type MouseEvent, useEffect, useId, useState } from "react";
import { parsedPickUp } from "../../catalogue/shop/pick-up";
import { dayText } from "../../catalogue/shop/pick-up-text";
import type { LoadedPickUp } from "../ui/pick-up-context";
import * as board from "./trip-board.module.css";
import * as styles from "./pick-up-row.module.css";

interface Refusal {
  readonly from: string;
  readonly message: string;
}

/**
 * Day and time of a pick-up in native fields. An impossible pick-up is removed from the address, but
 * its day and message stay until the visitor chooses.
 */
export function PickUpRow(props: LoadedPickUp) {
  const {
    from,
    rejected,
    change,
    pickUp,
    error,
    validDay,
    days,
    timesOf,
    isAtShop,
    formatSpan,
    texts,
  } = props;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Text of the day field while a visitor types, because a half-typed date is invalid; else null. */
  const [typed, setTyped] = useState<string | null>(null);
  const [first, last] = days;
  const errorId = useId();
  if (error && refusal?.from !== from) setRefusal({ from, message: error });
  useEffect(() => {
    // `change` clears `rejected` by default.
    if (error) change({ from: validDay, rejected });
  }, [error, validDay, rejected, change]);
  const isSelectable = (day: string) => day >= first && day <= last;
  const refusedPickUp = parsedPickUp(refusal?.from ?? "");
  const keptPickUp = refusedPickUp && isSelectable(refusedPickUp.date) ? refusedPickUp : null;
  const { date = "", time = null } = (error ? null : pickUp) ?? keptPickUp ?? {};
  const times = timesOf(date);
  const isTimeOffered = time !== null && times.includes(time);
  const choose = (newDay: string, newTime: string | null) => {
    setRefusal(null);
    const isNewTimeOffered = newTime && timesOf(newDay).includes(newTime);
    change({ from: isNewTimeOffered ? `${newDay}T${newTime}` : newDay });
  };
  const chooseDay = (day: string) => {
    if (typed !== null) setTyped(day);
    // A typed day out of range may be half-typed, so `finishTyping` validates it.
    if (typed === null || isSelectable(day)) choose(day, time);
  };
  const finishTyping = () => {
    setTyped(null);
    if (typed && typed !== date) choose(typed, time);
  };
  return (
    <>
      <div role="group" aria-label={texts.fromWhen} className={styles.row}>
        <label className={`${board.box} ${styles.day} ${typed === null ? "" : styles.typed}`}>
          <input
            className="unseen-field"
            type="date"
            aria-label={texts.fromWhen}
            min={first}
            max={last}
            value={typed ?? date}
            aria-invalid={refusal !== null}
            aria-describedby={refusal === null ? undefined : errorId}
            onChange={(event) => chooseDay(event.target.value)}
            onClick={openPicker}
            onKeyDown={({ key }) => {
              if (/^([0-9]|Arrow.*|Backspace|Delete)$/.test(key)) setTyped(typed ?? date);
            }}
            onBlur={finishTyping}
          />
          <span className="chevron" aria-hidden="true">
            {date === "" ? texts.fromWhen : dayText(date, texts)}
          </span>
          {date !== "" && (
            <small className={board.unit} aria-hidden="true">
              {texts.from}
            </small>
          )}
        </label>
        {isAtShop && (
          <label className={`chevron ${board.box} ${styles.time}`}>
            <select
              aria-label={texts.pickUp}
              disabled={times.length === 0}
              value={isTimeOffered ? time : ""}
              onChange={(event) => choose(date, event.target.value)}
            >
              <option value="">{texts.time}</option>
              {times.map((option) => (
                <option key={option} value={option}>
                  {texts.clockTime(option)}
                </option>
              ))}
            </select>
            {isTimeOffered && (
              <small className={board.unit} aria-hidden="true">
                {texts.pickUp}
              </small>
            )}
          </label>
        )}
        <p id={errorId} role="alert" className={`${board.error} ${styles.error}`}>
          {refusal?.message}
        </p>
      </div>
      {!isAtShop && <p className="print-only">{formatSpan?.()}</p>}
    </>
  );
}

/** Otherwise browsers open the picker only by their button, which the text hides. */
function openPicker({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker();
  } catch {
    // The visitor can type the date instead.
  }
}
