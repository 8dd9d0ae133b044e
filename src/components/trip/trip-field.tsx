import * as styles from "./trip-board.module.css";

interface TripFieldProps {
  readonly label: string;
  /** Large in an empty field, small below a number. */
  readonly unit?: string;
  readonly value: string;
  readonly error: string | null;
  readonly errorId: string;
  readonly onChange: (value: string) => void;
}

export function TripField({
  label,
  unit = label,
  value,
  error,
  errorId,
  onChange,
}: TripFieldProps) {
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
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : errorId}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.unit}>{unit}</span>
    </label>
  );
}
