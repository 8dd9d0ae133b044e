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

/** The row on pages without a trip form. CSS reserves the space, because static HTML has no day. */
export function PickUpField() {
  const isStatic = useIsStatic();
  return <div className={`${styles.field} js-only`}>{!isStatic && <PickUpRow />}</div>;
}

/** Day and time of a pick-up, also in words. The address has them only while they are possible. */
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
        error={
          (date !== possibleDate || isDayMissing) && texts.trip.wrongDay(dayInWords(first, texts))
        }
        onChange={(value) => edit(value, time)}
      />
      {hasTime && (
        <NativeField
          type="time"
          label={texts.trip.pickUp}
          min={earliest}
          max={hours.closes}
          value={time}
          error={
            possibleDate !== "" &&
            time !== possibleTime &&
            texts.trip.wrongTime(
              texts.fromTo(texts.clockTime(earliest), texts.clockTime(hours.closes)),
            )
          }
          onChange={(value) => edit(date, value)}
        />
      )}
      {formatSpan && (
        <p className={styles.words}>{sentences([formatSpan(days), texts.trip.dayInChat], texts)}</p>
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
  readonly error: string | false;
  readonly onChange: (value: string) => void;
}

/** The error waits while the visitor types, because a half-typed year is wrong. */
function NativeField({ label, error, onChange, ...input }: NativeFieldProps) {
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const shownError = isTyping ? false : error;
  return (
    <div>
      <label className={`${board.box} ${input.value === "" ? board.blank : ""}`}>
        <input
          {...input}
          aria-invalid={shownError !== false}
          aria-describedby={shownError === false ? undefined : id}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={() => setIsTyping(true)}
          onBlur={() => setIsTyping(false)}
        />
        <span className={board.unit}>{label}</span>
      </label>
      <p id={id} role="alert" className={board.error}>
        {shownError}
      </p>
    </div>
  );
}
