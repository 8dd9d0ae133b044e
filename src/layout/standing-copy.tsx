import { type ReactNode, useCallback, useState } from "react";
import * as styles from "./site-frame.module.css";

interface StandingCopyProps {
  readonly of: string;
  /** What is shown where nothing of it is on the screen. */
  readonly otherwise?: ReactNode;
}

/**
 * What is on the screen at this moment, without React: texts, prices, pictures and links. To be
 * rendered in the place of what is copied, which is there until this has been rendered. Controls that
 * need a script are hidden.
 */
export function StandingCopy({ of, otherwise = null }: StandingCopyProps) {
  const [copy] = useState(() => copiedContent(of));
  const put = useCallback((place: HTMLElement | null) => place?.append(...copy), [copy]);
  return copy.length === 0 ? otherwise : <div className={styles.copy} ref={put} />;
}

function copiedContent(id: string): Node[] {
  const standing = document.getElementById(id)?.childNodes ?? [];
  return [...standing].map((node) => node.cloneNode(true));
}
