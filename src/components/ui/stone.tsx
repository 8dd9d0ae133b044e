import * as styles from "./stone.module.css";

interface StoneProps {
  /** The painted head: for how long, or what of. */
  readonly head: string;
  /** The figure that is read from far. */
  readonly face: string;
  /** A small word before the figure, such as "from". */
  readonly before?: string | undefined;
  /** The last line, such as how far; a stone without one stands as high. */
  readonly foot?: string | null;
  readonly className?: string | undefined;
  /** Nothing but a picture: what it says stands elsewhere in words. */
  readonly isDecoration?: boolean;
}

/** A kilometre stone: the sign on which every price stands. */
export function Stone(props: StoneProps) {
  const { head, face, before, foot = null, className, isDecoration } = props;
  // Words are set smaller than figures: they are longer.
  const isFigure = /^\W*[\d–]/.test(face);
  return (
    <p
      className={`${styles.stone} ${className ?? ""} ${isFigure ? "" : styles.words}`}
      aria-hidden={isDecoration}
    >
      <span>{head}</span>{" "}
      <strong>
        {before !== undefined && <small>{before} </small>}
        {face}
      </strong>
      {foot !== null && (
        <>
          {" "}
          <span>{foot}</span>
        </>
      )}
    </p>
  );
}
