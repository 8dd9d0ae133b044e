import { useEffect, useRef } from "react";

/** What somebody types in, and what stands there. */
interface Typing {
  readonly field: Element | null;
  readonly value: string | null;
}

/**
 * Keeps what somebody types from being added to what somebody else has written into the same field: whoever is
 * in a field whose content others change is led out of it.
 *
 * @param news what others have changed, another list after each change of theirs
 * @param lead leads to where it is said
 */
export function useUnmixedTyping(news: readonly string[], lead: () => void): void {
  const last = useRef<Typing>({ field: null, value: null });
  const known = useRef(news);
  useEffect(() => {
    const remember = () => (last.current = typing());
    for (const name of ["focusin", "input"]) document.addEventListener(name, remember);
    return () => {
      for (const name of ["focusin", "input"]) document.removeEventListener(name, remember);
    };
  }, []);
  // After each rendering: that is what the person has seen until the next one.
  useEffect(() => {
    const [before, now] = [last.current, typing()];
    const isNews = known.current !== news && news.length > 0;
    last.current = now;
    known.current = news;
    if (isNews && now.value !== null && now.field === before.field && now.value !== before.value) {
      lead();
    }
  });
}

function typing(): Typing {
  const field = document.activeElement;
  const isTypedIn = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return { field, value: isTypedIn ? field.value : null };
}
