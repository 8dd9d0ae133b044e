import { type ReactElement, type ReactNode, startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Buttons in the order of the taps that came before React took over; `inline/start-script.ts` notes them. */
    earlyTaps?: HTMLButtonElement[] | undefined;
  }
}

/**
 * Lets React take over the static page as a transition: in pieces of a few milliseconds, and a slow phone answers in
 * between. A tap that comes meanwhile makes it finish at once. The preview has no static HTML, and starts by Gatsby's
 * function.
 */
export function replaceHydrateFunction() {
  if (process.env.NODE_ENV === "development") return undefined;
  return (element: ReactElement, container: Element) =>
    startTransition(() => {
      hydrateRoot(container, withEarlyUse(element, container));
    });
}

/**
 * Carries out what a visitor did to a static page before React could answer: the page can be read, and
 * its fields typed into, seconds before its scripts have come by a slow network. What is in a field
 * is typed anew once the page knows its address, and the buttons that were tapped are tapped.
 *
 * @param container the element that React is about to take over; from then on it sees taps itself
 */
function withEarlyUse(element: ReactElement, container: Element): ReactElement {
  const taps = window.earlyTaps ?? [];
  delete window.earlyTaps;
  return (
    <EarlyUse container={container} taps={taps}>
      {element}
    </EarlyUse>
  );
}

interface EarlyUseProps {
  readonly container: Element;
  readonly taps: readonly HTMLButtonElement[];
  readonly children: ReactNode;
}

function EarlyUse({ container, taps, children }: EarlyUseProps) {
  useEffect(() => {
    const steps = [...typingIn(container), ...taps.map((button) => () => press(button))];
    // What the address asks is rendered when the effects are over.
    queueMicrotask(() => {
      for (const step of steps) flushSync(step);
    });
  }, [container, taps]);
  return children;
}

/** What types the fields' contents anew; the first rendering after the start may empty them. */
function typingIn(container: Element): (() => void)[] {
  const inputs = [
    ...container.querySelectorAll<HTMLInputElement>("input[type=text], input[type=search]"),
  ]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => {
      const typed = input.value;
      return () => {
        // React compares with the value that was last set, and does not see how it is put in here.
        input.value = "";
        input.setRangeText(typed, 0, 0, "end");
        input.dispatchEvent(new Event("input", { bubbles: true }));
      };
    });
  const selects = [...container.querySelectorAll("select")]
    .filter(({ options }) => [...options].some((one) => one.selected !== one.defaultSelected))
    .map((select) => {
      const { value } = select;
      return () => {
        select.value = value;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      };
    });
  const radios = [...container.querySelectorAll<HTMLInputElement>("input[type=radio]")]
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .map((radio) => () => {
      radio.checked = false;
      radio.click();
    });
  const active = document.activeElement;
  const focus = () => active?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  return [...inputs, ...selects, ...radios, ...(container.contains(active) ? [focus] : [])];
}

/** A toggle is pressed once, however often an impatient visitor has tapped it. */
function press(button: HTMLButtonElement): void {
  if (button.getAttribute("aria-pressed") !== "true") button.click();
}
