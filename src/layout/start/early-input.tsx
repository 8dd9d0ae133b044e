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
 * Hydrates in a transition, so that a slow phone stays responsive; a tap makes React finish at once. The
 * development server has no static HTML and uses Gatsby's function.
 */
export function replaceHydrateFunction() {
  if (process.env.NODE_ENV === "development") return undefined;
  return (element: ReactElement, container: Element) => {
    const taps = window.earlyTaps ?? [];
    // React handles later taps.
    delete window.earlyTaps;
    startTransition(() => {
      hydrateRoot(
        container,
        <EarlyInput container={container} taps={taps}>
          {element}
        </EarlyInput>,
      );
    });
  };
}

interface EarlyInputProps {
  readonly container: Element;
  readonly taps: readonly HTMLButtonElement[];
  readonly children: ReactNode;
}

/** Repeats the input and taps of the seconds before hydration on a slow network. */
function EarlyInput({ container, taps, children }: EarlyInputProps) {
  useEffect(() => {
    const steps = [...inputSteps(container), ...taps.map((button) => () => press(button))];
    // In a microtask, because React must first render the query of the address.
    queueMicrotask(() => {
      for (const step of steps) flushSync(step);
    });
  }, [container, taps]);
  return children;
}

/** Returns functions that repeat texts, choices and focus, because the first render may clear them. */
function inputSteps(container: Element): (() => void)[] {
  const inputs = [
    ...container.querySelectorAll<HTMLInputElement>("input[type=text], input[type=search]"),
  ]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => {
      const typed = input.value;
      return () => {
        // React does not notice text that is set through `value`.
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
  const repeatFocus = () => active?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  return [...inputs, ...selects, ...radios, ...(container.contains(active) ? [repeatFocus] : [])];
}

/** Static HTML shows every toggle as off, so early taps only switch toggles on. */
function press(button: HTMLButtonElement): void {
  if (button.getAttribute("aria-pressed") !== "true") button.click();
}
