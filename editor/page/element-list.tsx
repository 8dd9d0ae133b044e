import type { DataFile } from "../../src/data-check/catalogue-data";
import type { ValidationError } from "../../src/data-check/validation-error";
import type { Element } from "../operations";
import { withCopy, withMoved } from "./elements";
import { errorsBelow } from "./errors-at";
import { EntryActions } from "./entry-actions";
import { openElement } from "./use-place";

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
  const copy = (id: number, index: number, ownId: number) => {
    onChange(withCopy(list, id, ownId), `copy ${id}`);
    onSay("Copied. This is the copy, to be changed.");
    onGo({ path: [index + 1, "name"] });
    openElement(file, ownId);
  };
  return (
    <ol className="elements" tabIndex={-1}>
      {list.map(({ id, image }, index) => {
        const name = names[index] ?? "";
        const wrong = errorsBelow(errors, [index]).length;
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
            <EntryActions
              name={name}
              index={index}
              count={list.length}
              onMove={(by) => onChange(withMoved(list, id, by), `move ${id}`)}
              {...(copyId === null ? {} : { onCopy: () => copy(id, index, copyId()) })}
              onRemove={() => onChange(list.toSpliced(index, 1), `remove ${id}`)}
              onSay={onSay}
            />
          </li>
        );
      })}
    </ol>
  );
}
