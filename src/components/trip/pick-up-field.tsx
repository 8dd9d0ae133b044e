import { useTexts } from "../ui/language";
import { usePickUp } from "../ui/pick-up";
import * as styles from "./pick-up-field.module.css";
import * as board from "./trip-board.module.css";

/** The day from which a room or taxi is wanted, where there is no board. Its space is there before its script. */
export function PickUpField() {
  const texts = useTexts();
  const { unread, Row } = usePickUp();
  return (
    <div className={`${styles.field} js-only`}>
      {unread.length > 0 && (
        <p role="alert" className={board.error}>
          {texts.leftOutOfLink(unread)}
        </p>
      )}
      {Row && <Row />}
    </div>
  );
}
