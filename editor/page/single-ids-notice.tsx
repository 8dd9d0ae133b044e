import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { fileWords } from "../../src/data-check/field-words";
import { isElementList } from "../server/data-changes";
import { doubled, withSingleIds } from "./single-ids";
import type { Editing } from "./use-editor";

interface SingleIdsNoticeProps {
  readonly editing: Editing;
  /** Takes the focus on when the notice has gone. */
  readonly onSettled: () => void;
}

/**
 * Offers numbers of their own to what has one number: another program puts two publishings together without a
 * look at them, and no form shows them.
 */
export function SingleIdsNotice({ editing, onSettled }: SingleIdsNoticeProps) {
  const { drafts, highestIds, published } = editing.session;
  const found = dataFiles.flatMap((file) => {
    const list = drafts[file];
    const names = isElementList(list) ? doubled(list) : [];
    return isElementList(list) && names.length > 0 ? [{ file, list, names }] : [];
  });
  return found.map(({ file, list, names }) => (
    <div className="notice" key={file} role="group" aria-label="One number for two">
      <p>
        The website tells items and prices apart by numbers, and here two have the same:{" "}
        {fileWords[file]}, {names.map((name) => `“${name}”`).join(" and ")}. Most often another
        program has put together what two people have added.
      </p>
      <button
        type="button"
        onClick={() => {
          onSettled();
          const highest: Readonly<Partial<Record<DataFile, number>>> = highestIds;
          const before = published?.[file];
          const known = isElementList(before) ? before : [];
          editing.edit(file, withSingleIds(list, highest[file], known), "numbers");
        }}
      >
        Give each a number of its own
      </button>
    </div>
  ));
}
