import { shortlistId } from "../../catalogue/addresses/page-paths";
import { iconClass } from "../ui/icon";
import { useTexts } from "../visitor/language";
import * as styles from "./compare-link.module.css";

interface CompareLinkProps {
  /** Without items the link is invisible but keeps its space. */
  readonly count: number;
  readonly className?: string | undefined;
}

export function CompareLink({ count, className = styles.tool }: CompareLinkProps) {
  const texts = useTexts();
  return (
    <a
      href={`#${shortlistId}`}
      className={iconClass(
        "starred",
        `${className} ${count === 0 ? styles.hidden : ""} js-only screen-only`,
      )}
      onClick={() => document.querySelector(`#${shortlistId} [role=region]`)?.scrollTo({ left: 0 })}
    >
      {texts.compare(count)}
    </a>
  );
}
