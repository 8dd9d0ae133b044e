import { useTexts } from "../visitor/language";
import { usePickUp } from "../visitor/pick-up-context";
import { useIsStatic } from "../visitor/use-is-static";
import { PickUpRow } from "./pick-up-row";
import * as styles from "./pick-up.module.css";
import * as board from "./trip-board.module.css";

/** The day of a pick-up, on pages without a board. CSS reserves the space, because static HTML has no day. */
export function PickUpField() {
  const texts = useTexts();
  const isStatic = useIsStatic();
  const pickUp = usePickUp();
  const { rejected } = pickUp;
  return (
    <div className={`${styles.field} js-only`}>
      {!isStatic && <PickUpRow {...pickUp} />}
      {rejected.length > 0 && (
        <p role="alert" className={board.error}>
          {texts.trip.leftOutOfLink(rejected)}
        </p>
      )}
    </div>
  );
}
