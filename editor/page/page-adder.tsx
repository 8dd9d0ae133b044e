import type { CatalogueName } from "../../src/data-check/catalogue-data";
import { fileWords } from "../../src/data-check/field-words";

interface PageAdderProps {
  /** The catalogues that no page lists. */
  readonly missing: readonly CatalogueName[];
  readonly onAdd: (catalogue: CatalogueName) => void;
}

/** A button for each catalogue that has no page: no catalogue has two. */
export function PageAdder({ missing, onAdd }: PageAdderProps) {
  if (missing.length === 0) {
    return (
      <p className="hint">
        Bikes, cars, hotel rooms and taxis have one page each. A page that was removed can be added
        again here.
      </p>
    );
  }
  return (
    <div className="actions">
      {missing.map((name) => (
        <button type="button" key={name} onClick={() => onAdd(name)}>
          Add a page for {fileWords[name].toLowerCase()}
        </button>
      ))}
    </div>
  );
}
