import { useEffect, useState } from "react";
import type { DataWarning } from "../../../src/data-check/data-warnings";
import { type DataFile, dataFiles } from "../../../src/data-check/catalogue-data";
import { changeWords, itemName } from "../change-words";
import { type DataChange, dataChanges, isSame, reversed, withChange } from "../data-changes";
import { fileWords } from "../../../src/data-check/field-words";
import { placeWords } from "../../../src/data-check/place-words";
import type { Contents, PublishAnswer } from "../protocol";
import { type Fault, faultLine } from "../../../src/data-check/fault";
import { api, Refused, Unreachable } from "./api";
import type { EditSession } from "./edit-session";
import type { Element } from "./elements";
import { ownFaultsOf, sentence } from "./faults-at";
import { putUnusedPicturesAway } from "./unused-pictures";
import type { Editing } from "./use-editor";
import { WarningLine } from "./warning-line";
import { withReason } from "./acknowledging";

interface FaultLinkProps {
  readonly file: DataFile;
  readonly fault: Fault;
  readonly drafts: Contents;
}

/** Where something is wrong, and what. */
function FaultLink({ file, fault, drafts }: FaultLinkProps) {
  const [place, ...steps] = fault.path;
  const content = drafts[file];
  const list = (Array.isArray(content) ? content : []) as readonly Element[];
  const element = typeof place === "number" ? list[place] : undefined;
  const name = element === undefined ? null : itemName(file, element.id, drafts);
  const field =
    element === undefined ? placeWords(fault.path, content) : placeWords(steps, element);
  const words = [fileWords[file], name, field === "" ? null : field];
  return (
    <>
      <a href={`#${file}${element === undefined ? "" : `/${element.id}`}`}>
        {words.filter((word) => word !== null).join(", ")}
      </a>
      : {sentence(fault.rule)}
    </>
  );
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

interface ChangesViewProps {
  readonly editing: Editing;
  /** Says something to whoever does not see the changes change. */
  readonly onSay: (text: string) => void;
}

function isWritten(session: EditSession | null): session is EditSession {
  return session !== null && isSame(session.base, session.drafts);
}

/** What has changed since the last publishing, to be taken back or published. */
export function ChangesView({ editing, onSay }: ChangesViewProps) {
  const { session, state, redraft } = editing;
  const { published, drafts, faults, warnings } = session;
  const [answer, setAnswer] = useState<PublishAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const changes = published === null ? [] : dataChanges(published, drafts);
  // What the session holds is made anew at every look for others' changes; the versions stay the same.
  const saved = JSON.stringify(session.versions);
  const [pictures, setPictures] = useState<readonly DataWarning[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    const take = (found: readonly DataWarning[]) => {
      if (!isLeft) setPictures(found);
    };
    void api.pictures().then(
      (answer) => take(answer.warnings),
      () => take([]),
    );
    return () => {
      isLeft = true;
    };
  }, [saved]);
  const open = [...warnings, ...(pictures ?? [])].filter(({ reason }) => reason === null);
  const { canCommit, remote } = state.publishing;

  const publish = async () => {
    setBusy(true);
    try {
      let synced = await editing.sync();
      // What others have changed may ask for a change here, which is to be written, too.
      if (!isWritten(synced)) synced = await editing.sync();
      setAnswer(
        isWritten(synced)
          ? await api.publish(synced.versions)
          : {
              message: "Nothing was published: not everything is saved. See what is wrong above.",
              isPublished: false,
              faults: [],
            },
      );
      await editing.reload();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      setAnswer({ message: error.message, isPublished: false, faults: [] });
    }
    setBusy(false);
  };
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
      <h2>Changes since the last publishing</h2>
      {changes.length === 0 && <p>Nothing has changed.</p>}
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
      {faults.length > 0 && (
        <>
          <h3>To mend before publishing</h3>
          <ul>
            {dataFiles.flatMap((file) =>
              ownFaultsOf(faults, file).map((fault) => (
                <li key={faultLine(fault)}>
                  <FaultLink file={file} fault={fault} drafts={drafts} />
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
                message={warning.formMessage ?? warning.message}
                onAcknowledge={(reason) => {
                  redraft(withReason(drafts, warning, reason), `meant so ${warning.place}`);
                  onSay("Noted: it is meant so.");
                }}
              />
            ))}
          </ul>
        </>
      )}
      {pictures === null && <p role="status">The pictures are looked at…</p>}
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
          aria-disabled={isBusy || faults.length > 0 || !canCommit}
          onClick={() => {
            if (!isBusy && faults.length === 0 && canCommit) void publish();
          }}
        >
          Publish
        </button>
      </div>
      <p className="hint">
        {faults.length > 0
          ? "Publish works when nothing is wrong any more: see above."
          : !canCommit
            ? "Publishing is not set up for this folder: ask whoever has set up this computer."
            : remote === null
              ? "Publish checks everything and keeps it as published on this computer. It is sent nowhere: no website is set up that would get it."
              : "Publish checks everything and sends it to the website."}
      </p>
      <div role="status">
        {isBusy && <p>The data and its pictures are checked…</p>}
        {!isBusy && answer !== null && (
          <>
            <p className={answer.isPublished ? "good" : "fault"}>{answer.message}</p>
            <ul>
              {dataFiles.flatMap((file) =>
                ownFaultsOf(answer.faults, file).map((fault) => (
                  <li key={faultLine(fault)}>
                    <FaultLink file={file} fault={fault} drafts={drafts} />
                  </li>
                )),
              )}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
