import { useEffect, useRef, useState } from "react";
import { shortlistId } from "../../catalogue/page-paths";
import { Icon } from "../ui/icon";
import { useTexts } from "../ui/language";
import * as styles from "./compare-link.module.css";

interface CompareLinkProps {
  /** How many items the comparison holds. Without any, the link keeps its space and is not shown. */
  readonly count: number;
}

/** The way to the starred items in the row of tools, where that has room for it. */
export function CompareLink({ count }: CompareLinkProps) {
  return <Link count={count} className={styles.tool} />;
}

/**
 * The same as a storey of the tab bar, on phones and in narrow windows: docked at the foot for as long
 * as the comparison, before which it stands, is below the screen.
 */
export function DockedCompareLink({ count }: CompareLinkProps) {
  const end = useRef<HTMLDivElement>(null);
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    if (end.current === null || !("IntersectionObserver" in window)) return;
    // What has passed the screen's upper edge still counts.
    const observer = new IntersectionObserver(
      ([entry]) => setIsReached(entry?.isIntersecting === true),
      { rootMargin: "9999999px 0px 0px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {count > 0 && !isReached && (
        <div className={styles.dock} data-tab-storey>
          <Link count={count} className={styles.storey} />
        </div>
      )}
      <div ref={end} />
    </>
  );
}

function Link({ count, className }: CompareLinkProps & { readonly className: string | undefined }) {
  const texts = useTexts();
  return (
    <a
      href={`#${shortlistId}`}
      className={`${className} ${count === 0 ? styles.waiting : ""} js-only`}
    >
      <Icon name="star" />
      {texts.compare(count)}
    </a>
  );
}
