import { catalogueNames } from "../../src/data-check/catalogue-data";
import { counted } from "../../src/data-check/counted";
import { fileWords } from "../../src/data-check/field-words";
import type { Editing } from "./use-editor";

interface MissingFileNoticeProps {
  readonly editing: Editing;
  /** Takes the focus on when the notice has gone. */
  readonly onSettled: () => void;
}

/**
 * Says so where a catalogue's file is gone, whose items are published: a catalogue may do without one, and so
 * nothing is wrong with that, but another program that was cut off leaves it like this, too.
 */
export function MissingFileNotice({ editing, onSettled }: MissingFileNoticeProps) {
  const { published, drafts, versions } = editing.session;
  const gone = catalogueNames.flatMap((name) => {
    const [before, now] = [published?.[name], drafts[name]];
    const isGone = versions[name] === "none" && Array.isArray(now) && now.length === 0;
    return isGone && Array.isArray(before) && before.length > 0 ? [{ name, before }] : [];
  });
  return gone.map(({ name, before }) => (
    <div className="notice" key={name} role="group" aria-label="A file is gone">
      <p>
        The file of {fileWords[name]} is not there any more, and with it{" "}
        {counted(before.length, "item", "items")} that the website has. Another program has removed
        it, or was cut off. Unless that is meant, bring it back before you publish.
      </p>
      <button
        type="button"
        onClick={() => {
          onSettled();
          editing.edit(name, before, "file");
        }}
      >
        Bring {fileWords[name]} back
      </button>
    </div>
  ));
}
