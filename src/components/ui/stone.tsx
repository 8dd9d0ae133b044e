import type { StoneText } from "../../catalogue/prices/stone-text";
import * as styles from "./stone.module.css";

interface StoneProps extends StoneText {
  readonly className?: string | undefined;
  /** Hidden from screen readers, because the text is elsewhere. */
  readonly isDecoration?: boolean;
}

export function Stone(props: StoneProps) {
  const { head, face, before, after, foot, className, isDecoration } = props;
  // Words are longer than numbers and need smaller type.
  const isNumber = /^\W*[\d–]/.test(face);
  const looks = [
    styles.stone,
    className,
    !isNumber && styles.words,
    foot === null && styles.footless,
  ];
  return (
    <p className={looks.filter(Boolean).join(" ")} aria-hidden={isDecoration}>
      <span>{head}</span>{" "}
      <strong>
        {before !== undefined && <small>{before} </small>}
        {face}
        {after !== undefined && <small> {after}</small>}
      </strong>
      {foot !== null && ` ${foot}`}
    </p>
  );
}
