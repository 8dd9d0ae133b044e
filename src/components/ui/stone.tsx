import * as styles from "./stone.module.css";

interface StoneProps {
  /** The painted head: for how long, or what of. */
  readonly head: string;
  /** The price that is read from far. */
  readonly face: string;
  /** Small words before or behind the price, such as "from". */
  readonly before?: string;
  readonly after?: string;
  /** The last line, such as how far; a stone without one is as high. */
  readonly foot?: string | null;
  readonly className?: string | undefined;
  /** Nothing but a picture: what it says is elsewhere in words. */
  readonly isDecoration?: boolean;
}

/** A kilometre stone: every price is on one. */
export function Stone(props: StoneProps) {
  const { head, face, before, after, foot = null, className, isDecoration } = props;
  // Words are set smaller than numbers: they are longer.
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
