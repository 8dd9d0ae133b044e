import type { DataFile } from "../../src/data-check/catalogue-data";
import type { ValidationError } from "../../src/data-check/messages/validation-error";
import type { Element } from "../operations";
import { withMoved } from "./elements";
import { EntryActions } from "./entry-actions";
import { errorsBelow } from "./errors-at";
import { fieldAddress } from "./use-view";

type CopyElement = (id: number) => void;

export interface ListProps {
  readonly file: DataFile;
  readonly list: readonly Element[];
  readonly names: readonly string[];
  readonly errors: readonly ValidationError[];
  readonly onChange: (list: readonly Element[], undoKey: string) => void;
}

export function ElementList(props: ListProps & { readonly onCopy?: CopyElement | undefined }) {
  const { file, list, names, errors, onChange, onCopy } = props;
  return (
    <ol className="lines" tabIndex={-1}>
      {list.map(({ id, image }, index) => {
        const elementErrors = errorsBelow(errors, [index]);
        return (
          <li key={id}>
            <Thumbnail image={image} />
            <a href={fieldAddress(file, id, elementErrors[0]?.path.slice(1) ?? [])}>
              {names[index]}
              <ErrorCount count={elementErrors.length} />
            </a>
            <EntryActions
              name={names[index] ?? ""}
              index={index}
              count={list.length}
              onMove={(by) => onChange(withMoved(list, index, by), `move ${id}`)}
              onCopy={onCopy && (() => onCopy(id))}
              onRemove={() => onChange(list.toSpliced(index, 1), `remove ${id}`)}
            />
          </li>
        );
      })}
    </ol>
  );
}

export function Thumbnail({ image }: { readonly image: unknown }) {
  if (typeof image !== "string" || image === "") return null;
  return <img src={image} alt="" width={64} height={48} loading="lazy" />;
}

export function ErrorCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <>
      : <span className="count">{count} wrong</span>
    </>
  );
}
