import { useEffect } from "react";

/** What the Tab key stops at. */
const stops = "a[href], button, input:enabled, select, textarea, [tabindex='0']";
/** What opens a keyboard over half of a phone's screen. */
const typedIn = "input:not([type='checkbox'], [type='radio'], [type='file']), textarea";

/** What has the focus, and what is around it. */
interface Focused {
  readonly element: HTMLElement;
  /** What it stands in, the innermost first. */
  readonly within: readonly Element[];
  readonly after: readonly HTMLElement[];
  readonly before: readonly HTMLElement[];
}

/**
 * Keeps the focus in the page: where what has it goes, because what it was for is done, whatever comes after
 * it has it next, or else what came before. What is only moved keeps it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Focused | null = null;
    let isTouched = false;
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLElement && target === document.activeElement) {
        focused = focusedAt(target);
      }
    };
    const touch = ({ pointerType }: PointerEvent) => {
      // What is pressed gets the focus after this; a press beside everything lets it go.
      focused = null;
      isTouched = pointerType === "touch";
    };
    const press = () => (isTouched = false);
    const keep = (records: readonly MutationRecord[]) => {
      if (document.activeElement !== document.body || focused === null) return;
      const { element } = focused;
      const taken = records.flatMap(({ removedNodes }) => [...removedNodes]);
      if (!taken.some((node) => node.contains(element))) return;
      const canHaveIt = (stop: HTMLElement) => !(isTouched && stop.matches(typedIn));
      const next = element.isConnected ? element : nextOf(focused).find(canHaveIt);
      focused = null;
      next?.focus();
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

function allStops(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(stops)];
}

function focusedAt(element: HTMLElement): Focused {
  const within: Element[] = [];
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    within.push(outer);
  }
  const all = allStops();
  const place = all.indexOf(element);
  return {
    element,
    within,
    after: all.slice(place + 1),
    before: all.slice(0, Math.max(place, 0)).reverse(),
  };
}

/** What can have the focus after something that is gone, the best first. */
function nextOf({ within, after, before }: Focused): readonly HTMLElement[] {
  const left = within.find((outer) => outer.isConnected);
  const isBehind = (stop: HTMLElement) =>
    left !== undefined &&
    !left.contains(stop) &&
    (left.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const beside = after.filter((stop) => left?.contains(stop) === true);
  return [...beside, ...allStops().filter(isBehind), ...before].filter(
    (stop) => stop.isConnected && stop.closest("[hidden]") === null,
  );
}
