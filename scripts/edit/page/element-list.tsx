import type { DataFile } from "../../../src/data-check/catalogue-data";
import type { Fault } from "../../../src/data-check/fault";
import { type Element, withCopy, withMoved } from "./elements";
import { faultsBelow } from "./faults-at";
import { markedCount } from "./field-faults";

interface ElementListProps {
  readonly file: DataFile;
  readonly list: readonly Element[];
  readonly names: readonly string[];
  readonly faults: readonly Fault[];
  /** Whether a copy of an element can become right; each catalogue has one page. */
  readonly canCopy: boolean;
  readonly onChange: (list: readonly Element[], place: string) => void;
  /** Says something to whoever does not see the list change. */
  readonly onSay: (text: string) => void;
}

/** The order of a file's elements, with what can be done to each. */
export function ElementList(props: ElementListProps) {
  const { file, list, names, faults, canCopy, onChange, onSay } = props;
  const act = (changed: readonly Element[], place: string, text: string) => {
    onChange(changed, place);
    onSay(text);
  };
  return (
    <ol className="elements">
      {list.map(({ id, image }, index) => {
        const name = names[index] ?? "";
        const wrong = markedCount(faultsBelow(faults, [index]));
        const by = (step: -1 | 1) => () =>
          act(
            withMoved(list, id, step),
            `move ${id}`,
            `${name} moved ${step === -1 ? "up" : "down"}.`,
          );
        return (
          <li key={id}>
            {typeof image === "string" && image !== "" && (
              <img src={image} alt="" width={64} height={48} loading="lazy" />
            )}
            <a href={`#${file}/${id}`}>
              {name}
              {wrong > 0 && <span className="count"> {wrong} wrong</span>}
            </a>
            <span className="actions">
              <button
                type="button"
                aria-label={`Move ${name} up`}
                aria-disabled={index === 0}
                onClick={by(-1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`Move ${name} down`}
                aria-disabled={index === list.length - 1}
                onClick={by(1)}
              >
                ↓
              </button>
              {canCopy && (
                <button
                  type="button"
                  aria-label={`Copy ${name}`}
                  onClick={() => act(withCopy(list, id), `copy ${id}`, `${name} copied.`)}
                >
                  Copy
                </button>
              )}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() =>
                  act(
                    list.filter((element) => element.id !== id),
                    `remove ${id}`,
                    `${name} removed. Undo brings it back.`,
                  )
                }
              >
                Remove
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
