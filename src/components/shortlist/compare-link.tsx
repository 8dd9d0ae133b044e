import { shortlistId } from "../../catalogue/addresses/page-paths";
import { iconClass } from "../ui/icon";
import { useTexts } from "../ui/language";
import * as styles from "./compare-link.module.css";

interface CompareLinkProps {
  /** How many items the comparison holds. Without any, the link keeps its space and is not shown. */
  readonly count: number;
  readonly className?: string | undefined;
}

/** The way to the starred items, in the row of tools unless a class says otherwise. */
export function CompareLink({ count, className = styles.tool }: CompareLinkProps) {
  const texts = useTexts();
  return (
    <a
      href={`#${shortlistId}`}
      className={iconClass(
        "starred",
        `${className} ${count === 0 ? styles.waiting : ""} js-only screen-only`,
      )}
      // Stars may have been given from right to left, and the browser follows the column that it showed.
      onClick={() => document.querySelector(`#${shortlistId} [role=region]`)?.scrollTo({ left: 0 })}
    >
      {texts.compare(count)}
    </a>
  );
}
