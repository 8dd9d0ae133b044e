import { useId, useState } from "react";
import { pickUpDays } from "../../catalogue/hours/pick-up";
import { dayInWords } from "../../catalogue/text/days";
import { sentences } from "../../catalogue/text/sentences";
import { useClock } from "../visitor/clock";
import { useTexts } from "../visitor/language";
import { changePageQuery } from "../visitor/page-query";
import { usePickUp } from "../visitor/pick-up-context";
import { useIsStatic } from "../visitor/use-is-static";
import * as styles from "./pick-up.module.css";
import * as board from "./trip-board.module.css";

/** For pages without a trip form. CSS reserves the space, because static HTML has no day. */
export function PickUpField() {
  const isStatic = useIsStatic();
  return <div className={`${styles.field} js-only`}>{!isStatic && <PickUpRow />}</div>;
}

/** The address has the day and the time only while they are possible. */
export function PickUpRow({ days }: { readonly days?: number | undefined }) {
  const texts = useTexts();
  const { typed, from, hours, hasTime, formatSpan } = usePickUp();
  const [date = "", time = ""] = typed.split("T");
  const [possibleDate = "", possibleTime = ""] = from.split("T");
  const now = useClock((shopNow) => shopNow, "");
  const [today, currentTime = ""] = now.split("T");
  const [first, last] = pickUpDays(hours, hasTime, now);
  const earliest = date === today && currentTime > hours.opens ? currentTime : hours.opens;
  const isDayMissing = hasTime && date === "" && time !== "";
  const dayError =
    (date !== possibleDate || isDayMissing) && texts.trip.wrongDay(dayInWords(first, texts));
  const timeError =
    hasTime &&
    possibleDate !== "" &&
    time !== possibleTime &&
    texts.trip.wrongTime(texts.fromTo(texts.clockTime(earliest), texts.clockTime(hours.closes)));
  const error = dayError || timeError;
  const id = useId();
  const [typedField, setTypedField] = useState("");
  // The error waits while the visitor types, because a half-typed year is wrong.
  const isShown = error !== false && typedField !== (dayError ? "date" : "time");
  const errorId = isShown ? id : undefined;
  const edit = (newDate: string, newTime: string) =>
    changePageQuery({ from: newTime === "" ? newDate : `${newDate}T${newTime}` });
  return (
    <div className={styles.row}>
      <NativeField
        type="date"
        label={texts.trip.fromWhen}
        min={first}
        max={last}
        value={date}
        errorId={dayError ? errorId : undefined}
        onType={setTypedField}
        onChange={(value) => edit(value, time)}
      />
      {hasTime && (
        <NativeField
          type="time"
          label={texts.trip.pickUp}
          min={earliest}
          max={hours.closes}
          value={time}
          errorId={timeError ? errorId : undefined}
          onType={setTypedField}
          onChange={(value) => edit(date, value)}
        />
      )}
      {(error || formatSpan) && (
        <div className={`${styles.words} ${error ? styles.wrong : ""}`}>
          <p id={id} role="alert" className={board.error}>
            {isShown && error}
          </p>
          {!error && formatSpan && (
            <p>{sentences([formatSpan(days), texts.trip.dayInChat], texts)}</p>
          )}
        </div>
      )}
    </div>
  );
}

interface NativeFieldProps {
  readonly type: "date" | "time";
  readonly label: string;
  readonly min: string;
  readonly max: string;
  readonly value: string;
  /** Of the visible error. */
  readonly errorId: string | undefined;
  readonly onChange: (value: string) => void;
  /** Gets the type of the field that the visitor types in, and "" after it. */
  readonly onType: (type: string) => void;
}

function NativeField({ label, errorId, onChange, onType, ...input }: NativeFieldProps) {
  return (
    <label className={`${board.box} ${input.value === "" ? board.blank : ""}`}>
      <input
        {...input}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={() => onType(input.type)}
        onBlur={() => onType("")}
      />
      <span className={board.unit}>{label}</span>
    </label>
  );
}
