import { usePickUp } from "../ui/pick-up";
import * as styles from "./pick-up-field.module.css";

/** The day from which a room or taxi is wanted, where there is no board. Its space is there before its script. */
export function PickUpField() {
  const { Row } = usePickUp();
  return <div className={`${styles.field} js-only`}>{Row && <Row />}</div>;
}
