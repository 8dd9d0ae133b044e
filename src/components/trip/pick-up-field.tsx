import { usePickUp } from "../ui/pick-up-state";
import * as styles from "./pick-up-field.module.css";
import * as board from "./trip-board.module.css";

/** The day from which a room or taxi is wanted, where there is no board. Its space is there before its script. */
export function PickUpField() {
  const { unread, Row, words } = usePickUp();
  return (
    <div className={`${styles.field} js-only`}>
      {unread.length > 0 && words && (
        <p role="alert" className={board.error}>
          {words.leftOutOfLink(unread)}
        </p>
      )}
      {Row && <Row />}
      {words && <p>{words.addedToChat}</p>}
    </div>
  );
}
