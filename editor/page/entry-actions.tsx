import { announce } from "./accessibility";

interface EntryActionsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onCopy?: (() => void) | undefined;
  readonly onRemove: () => void;
}

const moves = [
  { by: -1, direction: "up", symbol: "↑" },
  { by: 1, direction: "down", symbol: "↓" },
] as const;

export function EntryActions(props: EntryActionsProps) {
  const { name, index, count, onMove, onCopy, onRemove } = props;
  return (
    <span className="actions">
      {count > 1 &&
        moves.map(({ by, direction, symbol }) => {
          const newIndex = index + by;
          const canMove = newIndex >= 0 && newIndex < count;
          return (
            <button
              key={direction}
              type="button"
              aria-label={`Move ${name} ${direction}`}
              aria-disabled={!canMove}
              onClick={() => {
                if (!canMove) return;
                onMove(by);
                announce(`${name} moved ${direction}: ${newIndex + 1} of ${count}.`);
              }}
            >
              {symbol}
            </button>
          );
        })}
      {onCopy !== undefined && (
        <button type="button" aria-label={`Copy ${name}`} onClick={onCopy}>
          Copy
        </button>
      )}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={({ currentTarget }) => {
          // The button is removed with its entry, so the list gets the focus.
          currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus();
          onRemove();
          announce(`${name} removed. Undo brings it back.`);
        }}
      >
        Remove
      </button>
    </span>
  );
}
