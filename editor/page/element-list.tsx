import type { DataFile } from "../../src/data-check/catalogue-data";
import type { Fault } from "../../src/data-check/fault";
import { ConflictsAt } from "./conflict-notice";
import { listSpot } from "./conflict-spots";
import { type Element, withCopy, withMoved } from "./elements";
import { faultsBelow } from "./faults-at";
import { markedCount } from "./field-faults";
import { MoveButtons } from "./move-buttons";

interface ElementListProps {
  readonly file: DataFile;
  readonly list: readonly Element[];
  readonly names: readonly string[];
  /** What tells a line from others, by the id of its element; it stays when that gets another id. */
  readonly keyOf?: (id: number) => string;
  readonly faults: readonly Fault[];
  /** The id of a copy; null where no copy can become right: each catalogue has one page. */
  readonly copyId: number | null;
  /** Whether a table above shows the elements, too, and what is to be decided about them. */
  readonly isBelowTable: boolean;
  readonly onChange: (list: readonly Element[], place: string) => void;
  /** Says something to whoever does not see the list change. */
  readonly onSay: (text: string) => void;
  /** Hears of the field of a copy that is to be changed, before its form is opened. */
  readonly onGo: (place: Pick<Fault, "path">) => void;
}

/** The order of a file's elements, with what can be done to each. */
export function ElementList(props: ElementListProps) {
  const { file, list, names, keyOf = String, faults, copyId, isBelowTable } = props;
  const { onChange, onSay, onGo } = props;
  const act = (changed: readonly Element[], place: string, text: string) => {
    onChange(changed, place);
    onSay(text);
  };
  return (
    <ol className="elements">
      {list.map(({ id, image }, index) => {
        const name = names[index] ?? "";
        const wrong = markedCount(faultsBelow(faults, [index]));
        return (
          <li key={keyOf(id)}>
            {typeof image === "string" && image !== "" && (
              <img src={image} alt="" width={64} height={48} loading="lazy" />
            )}
            <a id={isBelowTable ? undefined : listSpot(id)} href={`#${file}/${id}`}>
              {name}
              {wrong > 0 && (
                <>
                  : <span className="count">{wrong} wrong</span>
                </>
              )}
            </a>
            <span className="actions">
              <MoveButtons
                labelOf={(direction) => `Move ${name} ${direction}`}
                canMove={{ up: index > 0, down: index < list.length - 1 }}
                onMove={(direction) => {
                  const by = direction === "up" ? -1 : 1;
                  const place = `${index + 1 + by} of ${list.length}`;
                  act(
                    withMoved(list, id, by),
                    `move ${id}`,
                    `${name} moved ${direction}: ${place}.`,
                  );
                }}
              />
              {copyId !== null && (
                <button
                  type="button"
                  aria-label={`Copy ${name}`}
                  onClick={() => {
                    const copied = withCopy(list, id, copyId);
                    act(copied, `copy ${id}`, `${name} copied. This is the copy, to be changed.`);
                    onGo({ path: [index + 1, "name"] });
                    window.location.hash = `#${file}/${copyId}`;
                  }}
                >
                  Copy
                </button>
              )}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() =>
                  act(
                    list.filter((_, place) => place !== index),
                    `remove ${id}`,
                    `${name} removed. Undo brings it back.`,
                  )
                }
              >
                Remove
              </button>
            </span>
            {!isBelowTable && <ConflictsAt spot={listSpot(id)} />}
          </li>
        );
      })}
    </ol>
  );
}
