import { usePickUp } from "../visitor/pick-up-context";
import * as styles from "./pick-up.module.css";
import * as board from "./trip-board.module.css";

/** The day of a pick-up, on pages without a board. CSS reserves the space until the script is loaded. */
export function PickUpField() {
  const pickUp = usePickUp();
  const { rejected, texts } = pickUp;
  return (
    <div className={`${styles.field} js-only`}>
      {pickUp.Row && <pickUp.Row {...pickUp} />}
      {rejected.length > 0 && texts && (
        <p role="alert" className={board.error}>
          {texts.leftOutOfLink(rejected)}
        </p>
      )}
    </div>
  );
}
