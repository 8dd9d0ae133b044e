import type { DataFile } from "../../src/data-check/catalogue-data";
import type { ValidationError } from "../../src/data-check/validation-error";
import type { Element } from "../operations";
import { withCopy, withMoved } from "./elements";
import { errorsBelow } from "./errors-at";
import { markedCount } from "./field-errors";
import { MoveButtons } from "./move-buttons";

interface ElementListProps {
  readonly file: DataFile;
  readonly list: readonly Element[];
  readonly names: readonly string[];
  readonly errors: readonly ValidationError[];
  /** Makes the id of a copy; null where no copy can become right: each catalogue has one page. */
  readonly copyId: (() => number) | null;
  readonly onChange: (list: readonly Element[], place: string) => void;
  /** Says something to whoever does not see the list change. */
  readonly onSay: (text: string) => void;
  /** Hears of the field of a copy that is to be changed, before its form is opened. */
  readonly onGo: (place: Pick<ValidationError, "path">) => void;
}

/** The order of a file's elements, with what can be done to each. */
export function ElementList(props: ElementListProps) {
  const { file, list, names, errors, copyId } = props;
  const { onChange, onSay, onGo } = props;
  const act = (changed: readonly Element[], place: string, text: string) => {
    onChange(changed, place);
    onSay(text);
  };
  return (
    <ol className="elements" tabIndex={-1}>
      {list.map(({ id, image }, index) => {
        const name = names[index] ?? "";
        const wrong = markedCount(errorsBelow(errors, [index]));
        return (
          <li key={id}>
            {typeof image === "string" && image !== "" && (
              <img src={image} alt="" width={64} height={48} loading="lazy" />
            )}
            <a href={`#${file}/${id}`}>
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
                    const own = copyId();
                    const copied = withCopy(list, id, own);
                    act(copied, `copy ${id}`, `${name} copied. This is the copy, to be changed.`);
                    onGo({ path: [index + 1, "name"] });
                    window.location.hash = `#${file}/${own}`;
                  }}
                >
                  Copy
                </button>
              )}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={({ currentTarget }) => {
                  // The button goes with its line: the list has the focus next.
                  currentTarget.closest<HTMLElement>("ol")?.focus();
                  const left = list.filter((element) => element.id !== id);
                  act(left, `remove ${id}`, `${name} removed. Undo brings it back.`);
                }}
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
