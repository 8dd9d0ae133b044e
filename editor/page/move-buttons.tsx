type Direction = "up" | "down";

interface MoveButtonsProps {
  /** What a button does, for whoever does not see where it is. */
  readonly labelOf: (direction: Direction) => string;
  readonly canMove: Readonly<Record<Direction, boolean>>;
  readonly onMove: (direction: Direction) => void;
}

/** The two buttons that move an entry of a list. At an end one of them does nothing, and keeps the focus. */
export function MoveButtons({ labelOf, canMove, onMove }: MoveButtonsProps) {
  return (["up", "down"] as const).map((direction) => (
    <button
      key={direction}
      type="button"
      aria-label={labelOf(direction)}
      aria-disabled={!canMove[direction]}
      onClick={() => {
        if (canMove[direction]) onMove(direction);
      }}
    >
      {direction === "up" ? "↑" : "↓"}
    </button>
  ));
}
