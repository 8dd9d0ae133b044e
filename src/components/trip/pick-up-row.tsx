import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { shopTime } from "../../catalogue/hours/opening-hours";
import { dayAfter, isPickUp, pickUpDays } from "../../catalogue/hours/pick-up";
import { useTexts } from "../visitor/language";
import type { PagePickUp } from "../visitor/pick-up-context";
import * as styles from "./pick-up.module.css";
import * as board from "./trip-board.module.css";

/** Day and time of a pick-up. The address has them only while they are possible. */
export function PickUpRow({ from, change, hours, hasTime }: PagePickUp) {
  const texts = useTexts().trip;
  const [edited, setEdited] = useState({ from, fields: from.split("T") });
  const [date = "", time = ""] = edited.from === from ? edited.fields : from.split("T");
  const now = new Date();
  const [today, last] = pickUpDays(now);
  const [, currentTime = ""] = shopTime(now).split("T");
  // A vehicle is handed over while the shop is open.
  const first = hasTime && currentTime > hours.closes ? dayAfter(today, 1) : today;
  const edit = (newDate: string, newTime: string) => {
    const moments = [`${newDate}T${newTime}`, newDate];
    const isPast = (moment: string) => moment < (moment === newDate ? first : shopTime(now));
    const newFrom = moments.find((moment) => isPickUp(moment, hours, now) && !isPast(moment)) ?? "";
    setEdited({ from: newFrom, fields: [newDate, newTime] });
    change({ from: newFrom });
  };
  return (
    <div className={styles.row}>
      <NativeField
        type="date"
        label={texts.fromWhen}
        min={first}
        max={last}
        value={date}
        onChange={(value) => edit(value, time)}
      />
      {hasTime && (
        <NativeField
          type="time"
          label={texts.pickUp}
          min={date === today && currentTime > hours.opens ? currentTime : hours.opens}
          max={hours.closes}
          value={time}
          onChange={(value) => edit(date, value)}
        />
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
  readonly onChange: (value: string) => void;
}

/** Once a visitor leaves it, it shows what the browser says about its value. */
function NativeField({ label, onChange, ...input }: NativeFieldProps) {
  const [message, setMessage] = useState("");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Another day allows other times.
  useEffect(() => setMessage(field.current?.validationMessage ?? ""), [input.min]);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.validity.valid) setMessage("");
    onChange(target.value);
  };
  return (
    <div>
      <label className={board.box}>
        <input
          {...input}
          ref={field}
          aria-invalid={message !== ""}
          aria-describedby={message === "" ? undefined : id}
          onChange={change}
          onBlur={({ target }) => setMessage(target.validationMessage)}
        />
        <span className={board.unit}>{label}</span>
      </label>
      <p id={id} role="alert" className={board.error}>
        {message}
      </p>
    </div>
  );
}
