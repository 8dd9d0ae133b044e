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

/** Classes of a control that shows a decorative icon before its text; its text or label is its name. */
export function iconClass(name: IconName, className = ""): string {
  return `${styles.icon} ${styles[name]} ${className}`;
}
