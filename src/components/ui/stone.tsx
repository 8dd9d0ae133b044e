import * as styles from "./stone.module.css";

interface StoneProps {
  /** The painted head: for how long, or what of. */
  readonly head: string;
  /** The figure that is read from far. */
  readonly face: string;
  /** The last line, such as how far; a stone without one stands as high. */
  readonly foot?: string | null;
  readonly className?: string | undefined;
  /** Nothing but a picture: what it says stands elsewhere in words. */
  readonly isDecoration?: boolean;
}

/** A kilometre stone: the sign on which every price stands. */
export function Stone({ head, face, foot = null, className, isDecoration }: StoneProps) {
  // Words are set smaller than figures: they are longer.
  const isFigure = /^\W*[\d–]/.test(face);
  return (
    <p
      className={`${styles.stone} ${className ?? ""} ${isFigure ? "" : styles.words}`}
      aria-hidden={isDecoration}
    >
      <span>{head}</span> <strong>{face}</strong>
      {foot !== null && (
        <>
          {" "}
          <span>{foot}</span>
        </>
      )}
    </p>
  );
}
