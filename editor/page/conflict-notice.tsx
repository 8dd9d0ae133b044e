import { createContext, useContext, useEffect, useRef, useState } from "react";
import { hasPlace, pathOf, withChange } from "../server/data-changes";
import { api, Refused, Unreachable } from "./api";
import type { MetConflict } from "../server/protocol";
import { redrafted } from "./edit-session";
import { faultText, ownFaultsOf } from "./faults-at";
import type { Editing } from "./use-editor";
import { isObject } from "../server/json-values";

interface ConflictNoticeProps {
  readonly conflict: MetConflict;
  readonly editing: Editing;
  /** Does away with the notice, and sees to where the focus goes. */
  readonly onSettle: (settling: () => void) => void;
  /** Hears that the notice has grown: why the own value is none is known. */
  readonly onGrow?: () => void;
}

/** A change of one's own that met somebody else's, and which of the two is to stand. */
export function ConflictNotice({ conflict, editing, onSettle, onGrow }: ConflictNoticeProps) {
  const { change } = editing;
  /** Why the own value is none, null where it is one; undefined until that is known. */
  const [fault, setFault] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    const take = (found: string | null) => {
      if (!isLeft) setFault(found);
    };
    // Where nobody answers, it is looked at when the own value is taken.
    void ownFault(conflict, editing).then(take, () => take(null));
    return () => {
      isLeft = true;
    };
    // What else is in the data is looked at once more when the own value is taken.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [conflictKey(conflict), JSON.stringify(conflict.to)]);
  useEffect(() => {
    if (typeof fault === "string") onGrow?.();
    // It grows once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fault]);
  const [theirs, own] = [conflict.theirWords.join("; "), conflict.ownWords.join("; ")];
  const takeOwn = async () => {
    const found = await ownFault(conflict, editing).catch((error: unknown) => {
      if (error instanceof Refused || error instanceof Unreachable) return error.message;
      throw error;
    });
    setFault(found);
    if (found === null) {
      onSettle(() => change((now) => redrafted(now, withChange(now.drafts, conflict), "conflict")));
    }
  };
  const keepTheirs = () =>
    onSettle(() =>
      change((now) => ({
        ...now,
        conflicts: now.conflicts.filter((one) => conflictKey(one) !== conflictKey(conflict)),
      })),
    );
  return (
    <div className="notice conflict" role="group" aria-label="Which is right?" tabIndex={-1}>
      <p>Which is right? You and somebody else have changed the same.</p>
      <ul>
        <li>
          Theirs, which stands now: {theirs}
          <ConflictPicture conflict={conflict} image={conflict.standing} name="Their picture" />
        </li>
        <li>
          Yours: {own}
          <ConflictPicture conflict={conflict} image={conflict.to} name="Your picture" />
        </li>
      </ul>
      {typeof fault === "string" && <p className="fault">Yours cannot be used: {fault}</p>}
      {typeof fault !== "string" && (
        // It has its place while its value is looked at, so that nothing moves below a finger.
        <button
          type="button"
          aria-label={`Use mine: ${own}`}
          aria-disabled={fault === undefined}
          onClick={() => {
            if (fault !== undefined) void takeOwn();
          }}
        >
          Use mine
        </button>
      )}
      <button type="button" aria-label={`Keep theirs: ${theirs}`} onClick={keepTheirs}>
        Keep theirs
      </button>
    </div>
  );
}

interface ConflictPictureProps {
  readonly conflict: MetConflict;
  /** Its path below the data folder, where there is one. */
  readonly image: unknown;
  readonly name: string;
}

/** The picture that one side has given; nothing where the question is about something else. */
function ConflictPicture({ conflict, image, name }: ConflictPictureProps) {
  if (conflict.steps.at(-1) !== "image" || typeof image !== "string" || image === "") return null;
  return <img src={image} alt={name} width={160} height={120} />;
}

/** What tells a conflict from others. */
export function conflictKey({ file, steps, isOrder }: MetConflict): string {
  return JSON.stringify([file, steps, isOrder]);
}

/** Leads to the first question that is open in the page. */
export function goToConflict(): void {
  document.querySelector<HTMLElement>(".conflict")?.focus();
}

/** The conflicts that stand beside what they are about, by the ids of those places. */
export interface PlacedConflicts {
  readonly editing: Editing;
  readonly at: ReadonlyMap<string, readonly MetConflict[]>;
}

export const ConflictContext = createContext<PlacedConflicts | null>(null);

interface ConflictsAtProps {
  /** The id of the place. */
  readonly spot: string;
}

/** Whether conflicts stand at a place. */
export function useHasConflicts(): (spot: string) => boolean {
  const placed = useContext(ConflictContext);
  return (spot) => placed?.at.has(spot) === true;
}

/** The questions about one place, beside it. */
export function ConflictsAt({ spot }: ConflictsAtProps) {
  const placed = useContext(ConflictContext);
  const place = useRef<HTMLDivElement>(null);
  const conflicts = placed?.at.get(spot) ?? [];
  const keys = conflicts.map(conflictKey);
  const seen = useRef<readonly string[]>([]);
  /** The question that whoever is at its field sees come, and that field. */
  const shown = (questions: readonly MetConflict[]) => {
    const one = questions.find((conflict) => {
      const [field, focused] = [fieldAt(spot, conflict), document.activeElement];
      return field === focused || groupOf(conflict)?.contains(focused) === true;
    });
    return one === undefined ? null : groupOf(one);
  };
  const groupOf = (conflict: MetConflict) =>
    place.current?.querySelectorAll<HTMLElement>(":scope > .conflict")[conflicts.indexOf(conflict)];
  useEffect(() => {
    const fresh = conflicts.filter((one) => !seen.current.includes(conflictKey(one)));
    seen.current = keys;
    const group = shown(fresh);
    group?.scrollIntoView({ block: "nearest" });
    // What is typed on there would be added to what somebody else has written.
    if (document.activeElement?.matches(typedIn) === true) group?.focus({ preventScroll: true });
    // The same question comes once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [spot, keys.join(" ")]);
  if (placed === null || conflicts.length === 0) return null;
  return (
    <div className="conflicts" ref={place}>
      {conflicts.map((conflict) => (
        <ConflictNotice
          key={conflictKey(conflict)}
          conflict={conflict}
          editing={placed.editing}
          onGrow={() => shown([conflict])?.scrollIntoView({ block: "nearest" })}
          onSettle={(settling) => {
            fieldAt(spot, conflict)?.focus();
            settling();
          }}
        />
      ))}
    </div>
  );
}

/** The field that a conflict is about, or else the first thing at its place that can have the focus. */
function fieldAt(spot: string, { steps }: MetConflict): HTMLElement | null {
  const [element, , row] = steps;
  const cell =
    typeof element === "object" && typeof row === "object" ? `${element.id}-${row.id}` : "";
  const place = document.getElementById(spot) ?? document.getElementById(`${spot}-place`);
  return (
    document.querySelector<HTMLElement>(`[data-price="${cell}"]`) ??
    (place?.matches(stops) === true ? place : (place?.querySelector<HTMLElement>(stops) ?? null))
  );
}

const typedIn = "input, select, textarea";
const stops = `${typedIn}, a, button`;

/** Why the own value of a conflict is none that could ever be saved, or null where it can. */
async function ownFault(conflict: MetConflict, { session }: Editing): Promise<string | null> {
  if (!hasPlace(session.drafts, conflict)) return "what it is a part of was removed.";
  // What has fields of its own comes back to be mended in its form.
  if (isObject(conflict.to)) return null;
  const contents = withChange(session.drafts, conflict);
  const { faults } = await api.check({ [conflict.file]: contents[conflict.file] });
  return faultText(ownFaultsOf(faults, conflict.file), pathOf(contents, conflict));
}
