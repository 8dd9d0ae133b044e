import { useEffect } from "react";

/** What the Tab key stops at. */
const stops = "a[href], button, input:enabled, select, textarea, [tabindex='0']";
/** What opens a keyboard over half of a phone's screen. */
const typedIn = "input:not([type='checkbox'], [type='radio'], [type='file']), textarea";

/**
 * Keeps the focus in the page: where what has it goes, because what it was for is done, whatever came after
 * it has it next, or else what came before.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let had: HTMLElement | null = null;
    let around: readonly HTMLElement[] = [];
    let isTouched = false;
    const remember = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target !== document.activeElement) return;
      const all = [...document.querySelectorAll<HTMLElement>(stops)];
      const place = all.indexOf(target);
      had = target;
      around = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0)).reverse()];
    };
    const touch = ({ pointerType }: PointerEvent) => (isTouched = pointerType === "touch");
    const press = () => (isTouched = false);
    const keep = () => {
      if (document.activeElement !== document.body || had === null || had.isConnected) return;
      const canHaveIt = (element: HTMLElement) =>
        element.isConnected &&
        element.closest("[hidden]") === null &&
        !(isTouched && element.matches(typedIn));
      had = null;
      around.find(canHaveIt)?.focus();
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("pointerdown", touch, true);
    document.addEventListener("keydown", press, true);
    // At a press, too: the page around what has the focus may have changed since it got it.
    const events = ["focusin", "keydown", "click"];
    for (const name of events) document.addEventListener(name, remember, true);
    return () => {
      observer.disconnect();
      document.removeEventListener("pointerdown", touch, true);
      document.removeEventListener("keydown", press, true);
      for (const name of events) document.removeEventListener(name, remember, true);
    };
  }, []);
}
