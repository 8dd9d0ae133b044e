import * as styles from "./icon.module.css";

type IconName =
  | Queries.TabIcon
  | "pin"
  | "phone"
  | "chat"
  | "retry"
  | "search"
  | "sort"
  | "minus"
  | "plus"
  | "close"
  | "share"
  | "star"
  | "starred";

/** The control needs a text or label. */
export function iconClass(name: IconName, className = ""): string {
  return `${styles.icon} ${styles[name]} ${className}`;
}
