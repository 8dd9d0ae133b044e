import {
  type Conflict,
  type DataChange,
  isAbout,
  reversed,
  valueAt,
  withChange,
} from "../server/data-changes";
import type { Contents, MetConflict } from "../server/protocol";
import { isSame } from "../server/json-values";

/** The questions that a page asks once others have removed what some of its earlier ones are about parts of. */
interface Questions {
  readonly earlier: readonly MetConflict[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Of what others have removed no part can be changed: an earlier question about one becomes a part of the question
 * whether the whole is to come back, with that change in it.
 *
 * @param questions the earlier ones, and those that the others' changes ask anew
 * @param theirs what others have changed
 * @param own the own data before that
 */
export function withRemovedPlaces(
  questions: Questions,
  theirs: readonly DataChange[],
  own: Contents,
): Questions {
  return questions.earlier.reduce<Questions>(
    ({ earlier, conflicts }, one) => {
      const removal = theirs.find((change) => removes(change, one));
      if (removal === undefined) return { earlier: [...earlier, one], conflicts };
      const isAsked = (other: Conflict) =>
        isAbout(other, removal) && isSame(other.steps, removal.steps);
      const asked = conflicts.find(isAsked) ?? {
        ...reversed(removal),
        to: valueAt(own, removal),
        own: [],
        theirs: [removal],
      };
      const whole = withChange(own, asked);
      const to = valueAt(withChange(whole, one), removal);
      const wanted = { ...asked, to, own: [...one.own, ...asked.own] };
      return { earlier, conflicts: [...conflicts.filter((other) => !isAsked(other)), wanted] };
    },
    { earlier: [], conflicts: questions.conflicts },
  );
}

function removes({ to, ...change }: DataChange, { file, steps }: MetConflict): boolean {
  const above = steps.slice(0, change.steps.length);
  return (
    to === undefined &&
    change.file === file &&
    change.steps.length < steps.length &&
    isSame(above, change.steps)
  );
}
