import { useEffect, useRef, useState } from "react";
import { dataFiles } from "../../src/data-check/catalogue-data";
import type { Fault } from "../../src/data-check/fault";
import { dataChanges } from "../server/data-changes";
import { fileWords } from "../../src/data-check/field-words";
import { BrokenFile } from "./broken-file";
import { ChangesView } from "./changes-view";
import { ConflictContext, goToConflict } from "./conflict-notice";
import { spotOf } from "./conflict-spots";
import type { MetConflict, PublishingState } from "../server/protocol";
import { type EditSession, stepEnded, unsavedContents } from "./edit-session";
import { ElementView } from "./element-view";
import { faultsOf, ownFaultsOf } from "./faults-at";
import { markedCount } from "./field-faults";
import { faultyField } from "./faulty-field";
import { FileView } from "./file-view";
import { MissingFileNotice } from "./missing-file-notice";
import { goToNews, Notices } from "./notices";
import { SingleIdsNotice } from "./single-ids-notice";
import { UnreachableNotice } from "./unreachable-notice";
import { UnsentNotice } from "./unsent-notice";
import { PreviewPane } from "./preview-pane";
import { previewPath } from "./preview-path";
import { type Editing, useEditor } from "./use-editor";
import { useKeptFocus } from "./use-kept-focus";
import { usePlace } from "./use-place";
import { useUnmixedTyping } from "./use-unmixed-typing";

const words: Readonly<Record<Editing["saving"], string>> = {
  saved: "Everything is saved.",
  saving: "Saving…",
  checking: "Checking…",
  faults: "Not saved yet: something is wrong.",
  refused: "Not saved: the editor could not write that; its terminal says why.",
  wrong: "Saved, but something in the files is wrong.",
  broken: "cannot be read.",
  conflict: "Somebody else changed this, too.",
  unreachable: "The editor does not answer.",
};

/** Milliseconds after which a reader of the screen knows a page that was loaded. */
const beginMs = 300;

/** What was done and is to be read in peace. */
interface Note {
  readonly words: string;
  /** Whether two publishings were put together: it is over when that is finished. */
  readonly isPutTogether: boolean;
}

/** How what was put together is finished. */
const endings: Readonly<Record<PublishingState["open"], string>> = {
  none: "",
  merge: " Press Publish to finish that.",
  other:
    " To finish that, open Source Control in Visual Studio Code and press Continue, where it is offered.",
};

const noNews: readonly string[] = [];

/** The whole editor. */
export function EditorPage() {
  const { editing, failure, isRestored } = useEditor();
  const place = usePlace(editing?.session.renumberings);
  const [said, setSaid] = useState("");
  // What is said twice is another text the second time, or nobody would hear it.
  const say = (text: string) => setSaid((last) => (last === text ? `${text}\u00a0` : text));
  const [note, setNote] = useState<Note | null>(null);
  const [isPreviewShown, setPreviewShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { file, id } = place;
  const isFirst = useRef(true);
  /** What somebody goes to fill in or to mend. */
  const sought = useRef<Pick<Fault, "path" | "fields"> | null>(null);
  useEffect(() => {
    const fault = sought.current;
    sought.current = null;
    const field = fault === null || file === "changes" ? null : faultyField(fault, file, id);
    if (isFirst.current) isFirst.current = false;
    else (field ?? heading.current)?.focus();
    // An element that has another id is the same place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place.key]);
  useKeptFocus();
  useUnmixedTyping(editing?.session.news ?? noNews, goToNews);
  const isThere = editing !== null;
  const isUnsaved = editing !== null && Object.keys(unsavedContents(editing.session)).length > 0;
  useEffect(() => {
    if (!isThere || !isRestored || !isUnsaved) return;
    // Said once the page stands: what is there from the beginning is not read out.
    const timer = setTimeout(() => {
      setSaid("What was not saved yet is here again.");
      if (document.activeElement === document.body) heading.current?.focus();
    }, beginMs);
    return () => clearTimeout(timer);
    // What is typed later was not here before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere]);
  const change = editing?.change;
  useEffect(() => {
    // Each field that is left comes by here, after what leaving it has changed.
    const end = () => change?.(stepEnded);
    document.addEventListener("focusout", end);
    return () => document.removeEventListener("focusout", end);
  }, [change]);
  const open = editing?.state.publishing.open;
  const [openBefore, setOpenBefore] = useState(open);
  if (open !== openBefore) {
    setOpenBefore(open);
    // What was put together is finished: there is nothing left to say of it.
    if (open === "none" && note?.isPutTogether === true) setNote(null);
  }
  if (editing === null) return <p role="status">{failure ?? "Loading…"}</p>;
  const { session, saving, undo } = editing;
  const changes = session.published === null ? [] : dataChanges(session.published, session.drafts);
  const broken = file === "changes" ? undefined : session.broken[file];
  const above: MetConflict[] = [];
  const beside = new Map<string, MetConflict[]>();
  for (const conflict of session.conflicts) {
    const spot =
      broken === undefined ? spotOf(conflict, place, session.drafts, editing.state.schemas) : null;
    if (spot === null) above.push(conflict);
    else beside.set(spot, [...(beside.get(spot) ?? []), conflict]);
  }
  return (
    <ConflictContext.Provider value={{ editing, at: beside }}>
      <header className="top">
        <h1>Catalogue editor</h1>
        <div className="state">
          <p
            role="status"
            className={saving === "saved" ? "good" : isPassing(saving) ? "" : "fault"}
          >
            {isPassing(saving) ? (
              // What comes of it is read out, and not each time that somebody begins to type.
              <span aria-hidden="true">{words[saving]}</span>
            ) : saving === "broken" ? (
              `${brokenWords(session)} ${words.broken}`
            ) : (
              words[saving]
            )}
          </p>
          {saving === "conflict" && (
            <button type="button" onClick={goToConflict}>
              See both
            </button>
          )}
          <button
            type="button"
            aria-disabled={session.history.length === 0}
            onClick={() => {
              undo();
              say(session.history.length === 0 ? "There is nothing to undo." : "Undone.");
            }}
          >
            Undo
          </button>
        </div>
        <button
          type="button"
          aria-expanded={isPreviewShown}
          onClick={() => setPreviewShown(!isPreviewShown)}
        >
          Preview
        </button>
        <a className="main-action" href="#changes">
          Changes{changes.length === 0 ? "" : ` (${changes.length})`} and publishing
        </a>
      </header>
      {saving === "unreachable" && <UnreachableNotice session={session} />}
      {file !== "changes" && <UnsentNotice publishing={editing.state.publishing} />}
      <nav aria-label="What to edit">
        {dataFiles.map((name) => {
          const count = markedCount(faultsOf(session.faults, name));
          return (
            <a key={name} href={`#${name}`} {...(file === name ? { "aria-current": "page" } : {})}>
              {fileWords[name]}
              {count > 0 && (
                <>
                  : <span className="count">{count} wrong</span>
                </>
              )}
            </a>
          );
        })}
      </nav>
      <div className={isPreviewShown ? "with-preview" : "without-preview"}>
        {isPreviewShown && (
          <aside aria-label="Preview">
            <PreviewPane path={previewPath(session.drafts, file)} />
          </aside>
        )}
        <main>
          <div className={note === null ? undefined : "notice"}>
            <div role="status">
              {note !== null && (
                <p>
                  {note.words}
                  {note.isPutTogether && endings[editing.state.publishing.open]}
                </p>
              )}
            </div>
            {note !== null && (
              <button
                type="button"
                onClick={() => {
                  heading.current?.focus();
                  setNote(null);
                }}
              >
                Understood
              </button>
            )}
          </div>
          <MissingFileNotice editing={editing} onSettled={() => heading.current?.focus()} />
          <SingleIdsNotice editing={editing} onSettled={() => heading.current?.focus()} />
          <Notices
            editing={editing}
            conflicts={above}
            onNoneLeft={() => heading.current?.focus()}
          />
          <h2 tabIndex={-1} ref={heading}>
            {file === "changes" ? "Changes since the last publishing" : fileWords[file]}
          </h2>
          {file === "changes" ? (
            <ChangesView editing={editing} onSay={say} onGo={(fault) => (sought.current = fault)} />
          ) : broken !== undefined ? (
            <BrokenFile
              key={broken.version}
              file={file}
              state={broken}
              faults={ownFaultsOf(session.faults, file)}
              isPublished={session.published?.[file] !== undefined}
              isInConflict={editing.state.publishing.inConflict.includes(file)}
              onMended={editing.reload}
              onTakenBack={(done, isPutTogether) => {
                setNote({ words: done, isPutTogether });
                heading.current?.focus();
              }}
            />
          ) : id === null ? (
            <FileView
              key={file}
              file={file}
              editing={editing}
              onSay={say}
              onGo={(field) => (sought.current = field)}
            />
          ) : (
            <ElementView key={place.key} file={file} id={id} editing={editing} onSay={say} />
          )}
        </main>
      </div>
      <p className="unseen" role="status">
        {said}
      </p>
    </ConflictContext.Provider>
  );
}

/** Whether a state of the page ends by itself. */
function isPassing(saving: Editing["saving"]): boolean {
  return saving === "saving" || saving === "checking";
}

/** The files that cannot be read, by their names. */
function brokenWords({ broken }: EditSession): string {
  const names = dataFiles.filter((file) => broken[file] !== undefined);
  return names.map((file) => `“${fileWords[file]}”`).join(", ");
}
