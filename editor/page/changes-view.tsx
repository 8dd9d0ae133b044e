import { useEffect, useRef, useState } from "react";
import type { DataWarning } from "../../src/data-check/data-warnings";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { changeWords, itemName } from "../server/change-words";
import { type DataChange, dataChanges, reversed, withChange } from "../server/data-changes";
import { fileWords } from "../../src/data-check/field-words";
import { placeWords, shortLine } from "../../src/data-check/place-words";
import type { Contents, PublishAnswer } from "../server/protocol";
import { type Fault, faultLine } from "../../src/data-check/fault";
import { api, Refused, Unreachable } from "./api";
import type { EditSession } from "./edit-session";
import { withMetConflicts } from "./met-conflicts";
import type { Element } from "./elements";
import { ownFaultsOf, sentence } from "./faults-at";
import { PublisherForm } from "./publisher-form";
import { beingChecked } from "./shown-faults";
import { TakenAddressList } from "./taken-address-list";
import { putUnusedPicturesAway } from "./unused-pictures";
import { UnsentNotice } from "./unsent-notice";
import type { Editing } from "./use-editor";
import { WarningLine } from "./warning-line";
import { withReason } from "./acknowledging";
import { isSame } from "../server/json-values";

interface FaultLinkProps {
  readonly file: DataFile;
  readonly fault: Fault;
  readonly drafts: Contents;
  /** Hears where the link leads, before it does. */
  readonly onGo: (fault: Fault) => void;
}

/** Where something is wrong, and what. */
function FaultLink({ file, fault, drafts, onGo }: FaultLinkProps) {
  const [place, ...steps] = fault.path;
  const content = drafts[file];
  const list = (Array.isArray(content) ? content : []) as readonly Element[];
  const element = typeof place === "number" ? list[place] : undefined;
  const name = element === undefined ? null : itemName(file, element.id, drafts);
  const field =
    element === undefined ? placeWords(fault.path, content) : placeWords(steps, element);
  const words = [
    fileWords[file],
    name,
    field === "" ? null : field,
    lineWords(content, fault.path),
  ];
  return (
    <>
      <a
        href={`#${file}${element === undefined ? "" : `/${element.id}`}`}
        onClick={() => onGo(fault)}
      >
        {words.filter((word) => word !== null).join(", ")}
      </a>
      : {sentence(fault.rule)}
    </>
  );
}

/** The words of the line of words that a place is in, by which somebody finds it; null where it is in none. */
function lineWords(content: unknown, path: Fault["path"]): string | null {
  let inside = content;
  for (const step of path) {
    inside = (inside as Readonly<Record<string | number, unknown>> | null | undefined)?.[step];
    const words = Array.isArray(inside) ? (inside as readonly unknown[]) : [];
    const isLine = words.length > 0 && words.every((word) => typeof word === "string");
    if (typeof step === "number" && isLine) return `“${shortLine(words)}”`;
  }
  return null;
}

/** Where a likely mistake is, as the editor calls it. */
function placeOf({ place, acknowledgedBy: { file, index } }: DataWarning, drafts: Contents) {
  if (!place.startsWith(`${file}.json`)) return place;
  const content = drafts[file];
  const element =
    index === null || !Array.isArray(content) ? undefined : (content as readonly Element[])[index];
  const name = element === undefined ? null : itemName(file, element.id, drafts);
  return name === null ? fileWords[file] : `${fileWords[file]}, ${name}`;
}

/** What came of publishing. */
interface Answer extends PublishAnswer {
  /** Whether it says what only holds as long as not everything is saved. */
  readonly isUntilSaved?: true;
}

interface ChangesViewProps {
  readonly editing: Editing;
  /** Says something to whoever does not see the changes change. */
  readonly onSay: (text: string) => void;
  /** Hears of the fault that somebody goes to mend. */
  readonly onGo: (fault: Fault) => void;
}

/** The likely mistakes in the pictures, and the versions of the files that they were found in. */
interface LookedAt {
  readonly saved: string | null;
  readonly warnings: readonly DataWarning[];
}

function isWritten(session: EditSession | null): session is EditSession {
  return session !== null && isSame(session.base, session.drafts);
}

/** What has changed since the last publishing, to be taken back or published. */
export function ChangesView({ editing, onSay, onGo }: ChangesViewProps) {
  const { session, state, redraft, answerIsShown } = editing;
  const { published, drafts, faults, warnings, conflicts } = session;
  const [answer, setAnswer] = useState<Answer | null>(null);
  // What kept it from being published is over.
  if (answer?.isUntilSaved === true && editing.saving === "saved") setAnswer(null);
  const [asked, setAsked] = useState<string | null>(null);
  const { doing, answer: unshown } = state.publishing;
  // This page may have been loaded anew since it was asked for.
  const isOver = doing === null || editing.saving === "unreachable";
  const busy = asked ?? (isOver ? null : doingWords[doing]);
  const isBusy = busy !== null;
  const [heard, setHeard] = useState<number | null>(null);
  if (!isBusy && unshown !== null && unshown.number !== heard) {
    setHeard(unshown.number);
    setAnswer(unshown);
  }
  useEffect(() => {
    if (heard !== null) answerIsShown(heard);
  }, [heard, answerIsShown]);
  const place = useRef<HTMLDivElement>(null);
  const changes = published === null ? [] : dataChanges(published, drafts);
  // What the session holds is made anew at every look for others' changes; the versions stay the same.
  const saved = JSON.stringify(session.versions);
  const [pictures, setPictures] = useState<LookedAt>({ saved: null, warnings: [] });
  const areLookedAt = pictures.saved === saved;
  useEffect(() => {
    let isLeft = false;
    const take = (found: readonly DataWarning[]) => {
      if (!isLeft) setPictures({ saved, warnings: found });
    };
    void api.pictures().then(
      (answer) => take(answer.warnings),
      () => take([]),
    );
    return () => {
      isLeft = true;
    };
  }, [saved]);
  const open = [...warnings, ...pictures.warnings].filter(({ reason }) => reason === null);
  const { canCommit, remote } = state.publishing;
  const obstacle =
    conflicts.length > 0
      ? "Publish works when it is decided what is right, yours or somebody else’s: see “Which is right?” above."
      : faults.length > 0
        ? "Publish works when nothing is wrong any more: see above."
        : !canCommit
          ? "Publishing is not set up for this folder: ask whoever has set up this computer."
          : !areLookedAt
            ? "Publish works when the pictures have been looked at: what may be wrong with them is said above."
            : null;

  const ask = async (words: string, work: () => Promise<Answer>) => {
    setAsked(words);
    // What was pressed may be gone when there is an answer.
    place.current?.focus();
    try {
      const found = await work();
      // What was done is said even where nothing can be read any more.
      await editing.reload().catch((error: unknown) => console.error(error));
      editing.change((now) => withMetConflicts(now, found.conflicts));
      // Not before: what is asked for in it is pressed at once, and has to work.
      setAnswer(found);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      const message = error instanceof Refused ? error.message : unanswered;
      // A form that asks who publishes stays, with what was typed into it.
      setAnswer((last) => ({
        message,
        isPublished: false,
        faults: [],
        isPublisherUnknown: last?.isPublisherUnknown === true,
      }));
    }
    setAsked(null);
  };
  const publish = async (): Promise<Answer> => {
    let synced = await editing.sync();
    // What others have changed may ask for a change here, which is to be written, too.
    if (!isWritten(synced)) synced = await editing.sync();
    const hasConflicts = synced !== null && synced.conflicts.length > 0;
    if (isWritten(synced) && !hasConflicts) return api.publish(synced.versions);
    // Where nobody answers, that is why.
    await api.check({});
    return {
      message: hasConflicts
        ? "Nothing was published: somebody else has changed the same as you. See “Which is right?” above."
        : "Nothing was published: not everything is saved. See what is wrong above.",
      isPublished: false,
      isUntilSaved: true,
      faults: [],
    };
  };
  const known = new Set(faults.map(faultLine));
  const checkedNow = new Set(faults.filter(({ rule }) => rule === beingChecked).map(spotOf));
  const unsaid = (answer?.faults ?? []).filter(
    (fault) => !known.has(faultLine(fault)) && !checkedNow.has(spotOf(fault)),
  );
  const takeBack = (next: Contents, place: string) => {
    redraft(next, place);
    void putUnusedPicturesAway(editing);
  };
  const undo = (change: DataChange, words: string) => {
    takeBack(withChange(drafts, reversed(change)), `undo ${JSON.stringify(change.steps)}`);
    onSay(`Taken back: ${words}`);
  };

  return (
    <>
      {answer?.isPublisherUnknown !== true && (
        <UnsentNotice
          publishing={state.publishing}
          said={isBusy ? "" : (answer?.message ?? "")}
          isBusy={isBusy}
          onSend={() => void ask(doingWords.sending, () => api.send())}
        />
      )}
      {changes.length === 0 && <p>{unchangedWords(state.publishing.unsent)}</p>}
      <ul className="changes">
        {changes.map((change) => {
          const words = changeWords(change, published ?? {}, drafts);
          return (
            <li key={JSON.stringify([change.file, change.steps, change.isOrder])}>
              <span>{words}</span>
              <button
                type="button"
                aria-label={`Undo: ${words}`}
                onClick={() => undo(change, words)}
              >
                Undo
              </button>
            </li>
          );
        })}
      </ul>
      <TakenAddressList published={published} drafts={drafts} />
      {faults.length > 0 && (
        <>
          <h3>To mend before publishing</h3>
          <ul>
            {dataFiles.flatMap((file) =>
              ownFaultsOf(faults, file).map((fault) => (
                <li key={faultLine(fault)}>
                  <FaultLink file={file} fault={fault} drafts={drafts} onGo={onGo} />
                </li>
              )),
            )}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <>
          <h3>Likely mistakes</h3>
          <ul className="warnings">
            {open.map((warning) => (
              <WarningLine
                key={warning.place + warning.message}
                place={placeOf(warning, drafts)}
                message={warning.message}
                onAcknowledge={(reason) => {
                  redraft(withReason(drafts, warning, reason), `meant so ${warning.place}`);
                  onSay("Noted: it is meant so.");
                }}
              />
            ))}
          </ul>
        </>
      )}
      {!areLookedAt && <p role="status">The pictures are looked at…</p>}
      <div className="actions">
        {changes.length > 0 && (
          <button
            type="button"
            onClick={() => {
              takeBack({ ...drafts, ...published }, "undo all");
              onSay("All changes are taken back.");
            }}
          >
            Undo all of them
          </button>
        )}
        <button
          type="button"
          className="main-action"
          aria-disabled={isBusy || obstacle !== null}
          onClick={() => {
            if (!isBusy && obstacle === null) void ask(checking, publish);
          }}
        >
          Publish
        </button>
      </div>
      <p className="hint">
        {obstacle ??
          (remote === null
            ? "Publish checks everything and keeps it as published on this computer. It is sent nowhere: no website is set up that would get it."
            : "Publish checks everything and sends it to the website.")}
      </p>
      <div role="status" tabIndex={-1} ref={place}>
        {isBusy && <p>{busy}</p>}
        {!isBusy && answer !== null && (
          <>
            <p className={answer.isPublished ? "good" : "fault"}>{answer.message}</p>
            <ul>
              {dataFiles.flatMap((file) =>
                ownFaultsOf(unsaid, file).map((fault) => (
                  <li key={faultLine(fault)}>
                    <FaultLink file={file} fault={fault} drafts={drafts} onGo={onGo} />
                  </li>
                )),
              )}
            </ul>
          </>
        )}
      </div>
      {answer?.isPublisherUnknown === true && (
        <PublisherForm
          isBusy={isBusy}
          onPublish={(publisher) =>
            void ask(checking, async () => {
              await api.setPublisher(publisher);
              return publish();
            })
          }
        />
      )}
    </>
  );
}

/** Says that nothing has changed; beside publishings that are not sent, since which of them. */
function unchangedWords(unsent: number): string {
  if (unsent === 0) return "Nothing has changed.";
  return unsent === 1
    ? "Nothing has changed since that publishing."
    : "Nothing has changed since the last of those publishings.";
}

const unanswered =
  "The editor does not answer: nothing can be published or sent from here. What to do stands at the top of this page.";

const spotOf = ({ file, path }: Fault): string => JSON.stringify([file, path]);

const doingWords = { publishing: "Publishing…", sending: "It is being sent…" } as const;

const checking = "The data and its pictures are checked…";
