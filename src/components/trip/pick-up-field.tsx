import { useIsStatic } from "../visitor/use-is-static";
import { PickUpRow } from "./pick-up-row";
import * as styles from "./pick-up.module.css";

/** The day of a pick-up, on pages without a board. CSS reserves the space, because static HTML has no day. */
export function PickUpField() {
  const isStatic = useIsStatic();
  return <div className={`${styles.field} js-only`}>{!isStatic && <PickUpRow />}</div>;
}
