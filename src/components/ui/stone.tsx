import type { BadgeText } from "../../catalogue/prices/badge-text";
import * as styles from "./stone.module.css";

interface StoneProps extends BadgeText {
  readonly className?: string | undefined;
  /** Hidden from screen readers, because the text is elsewhere. */
  readonly isDecoration?: boolean;
}

/** Longer prices need smaller type on a phone's card. */
const maxDigits = 6;

/** A price badge in the shape of a kilometre stone. */
export function Stone(props: StoneProps) {
  const { label, value, before, after, note, className, isDecoration } = props;
  // Words are longer than numbers and need smaller type.
  const isNumber = /^\W*[\d–]/.test(value);
  const classNames = [
    styles.stone,
    className,
    !isNumber && styles.words,
    [before, value, after].join("").length > maxDigits && styles.long,
    note === null && styles.withoutNote,
  ];
  return (
    <p
      key={[label, before, value, after, note].join(" ")}
      className={classNames.filter(Boolean).join(" ")}
      aria-hidden={isDecoration}
    >
      <span>{label}</span>{" "}
      <strong>
        {before !== undefined && <small>{before} </small>}
        {value}
        {after !== undefined && <small> {after}</small>}
      </strong>
      {note !== null && ` ${note}`}
    </p>
  );
}
