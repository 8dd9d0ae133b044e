import { type MouseEvent, useEffect, useId, useState } from "react";
import { parsedPickUp } from "../../catalogue/shop/pick-up";
import { dayText } from "../../catalogue/shop/pick-up-text";
import type { LoadedPickUp } from "../ui/pick-up-context";
import * as board from "./trip-board.module.css";
import * as styles from "./pick-up-row.module.css";

/** A rejected pick-up. Its message stays, and its day if only the time is impossible. */
interface Refusal {
  readonly from: string;
  readonly text: string;
}

/**
 * Day and time of a pick-up in native fields. An impossible pick-up is reported once and dropped.
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
  /** Keyboard input that is not a date yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [first, last] = days;
  const errorId = useId();
  if (error && refusal?.from !== from) setRefusal({ from, text: error });
  useEffect(() => {
    if (error) change({ from: validDay, rejected });
  }, [error, validDay, rejected, change]);
  const refused = parsedPickUp(refusal?.from ?? "");
  const isNear = refused && refused.date >= first && refused.date <= last;
  const { date = "", time = null } = (error ? null : pickUp) ?? (isNear ? refused : {});
  const times = timesOf(date);
  const isTime = time !== null && times.includes(time);
  const choose = (day: string, at: string | null) => {
    setRefusal(null);
    const isKept = at && timesOf(day).includes(at);
    change({ from: isKept ? `${day}T${at}` : day });
  };
  const chooseDay = (day: string) => {
    if (typed !== null) setTyped(day);
    // Half-typed years are invalid; validate on blur.
    if (typed === null || (day >= first && day <= last)) choose(day, time);
  };
  const leave = () => {
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
            onBlur={leave}
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
              value={isTime ? time : ""}
              onChange={(event) => choose(date, event.target.value)}
            >
              <option value="">{texts.time}</option>
              {times.map((option) => (
                <option key={option} value={option}>
                  {texts.clockTime(option)}
                </option>
              ))}
            </select>
            {isTime && (
              <small className={board.unit} aria-hidden="true">
                {texts.pickUp}
              </small>
            )}
          </label>
        )}
        <p id={errorId} role="alert" className={`${board.error} ${styles.error}`}>
          {refusal?.text}
        </p>
      </div>
      {!isAtShop && <p className="print-only">{formatSpan?.()}</p>}
    </>
  );
}

/** Browsers open the picker from their button alone, which is hidden below the text. */
function openPicker({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker();
  } catch {
    // The visitor can type instead.
  }
}
