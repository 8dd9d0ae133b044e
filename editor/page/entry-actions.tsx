import { say } from "./attention";

interface EntryActionsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onCopy?: () => void;
  readonly onRemove: () => void;
}

const moves = [
  { by: -1, direction: "up", sign: "↑" },
  { by: 1, direction: "down", sign: "↓" },
] as const;

export function EntryActions(props: EntryActionsProps) {
  const { name, index, count, onMove, onCopy, onRemove } = props;
  return (
    <span className="actions">
      {count > 1 &&
        moves.map(({ by, direction, sign }) => {
          const place = index + by;
          const canMove = place >= 0 && place < count;
          return (
            <button
              key={direction}
              type="button"
              aria-label={`Move ${name} ${direction}`}
              aria-disabled={!canMove}
              onClick={() => {
                if (!canMove) return;
                onMove(by);
                say(`${name} moved ${direction}: ${place + 1} of ${count}.`);
              }}
            >
              {sign}
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
          // The button goes with its entry: the list has the focus next.
          currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus();
          onRemove();
          say(`${name} removed. Undo brings it back.`);
        }}
      >
        Remove
      </button>
    </span>
  );
}
