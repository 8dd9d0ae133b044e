import { type ReactElement, type ReactNode, startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Taps before hydration, in order, recorded by `inline/start-script.ts`. */
    earlyTaps?: HTMLButtonElement[] | undefined;
  }
}

/**
 * Hydrates in a transition, so that a slow phone stays responsive; a tap makes React finish at once. The preview has
 * no static HTML and hydrates by Gatsby's function.
 */
export function replaceHydrateFunction() {
  if (process.env.NODE_ENV === "development") return undefined;
  return (element: ReactElement, container: Element) =>
    startTransition(() => {
      hydrateRoot(container, withEarlyUse(element, container));
    });
}

/**
 * Repeats what a visitor did before hydration, which slow networks delay by seconds: typed texts,
 * and taps.
 *
 * @param container receives events itself from now on
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
    // By then the query of the address is rendered.
    queueMicrotask(() => {
      for (const step of steps) flushSync(step);
    });
  }, [container, taps]);
  return children;
}

/** Functions that type the texts again; the first render may empty the fields. */
function typingIn(container: Element): (() => void)[] {
  const inputs = [
    ...container.querySelectorAll<HTMLInputElement>("input[type=text], input[type=search]"),
  ]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => {
      const typed = input.value;
      return () => {
        // React ignores a value that it set itself, so the text is inserted past its tracking.
        input.value = "";
        input.setRangeText(typed, 0, 0, "end");
        input.dispatchEvent(new Event("input", { bubbles: true }));
      };
    });
  const selects = [...container.querySelectorAll("select")]
    .filter(({ options }) =>
      [...options].some((option) => option.selected !== option.defaultSelected),
    )
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

/** Repeated taps press a toggle once. */
function press(button: HTMLButtonElement): void {
  if (button.getAttribute("aria-pressed") !== "true") button.click();
}
