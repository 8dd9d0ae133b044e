import { type ReactElement, type ReactNode, startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

declare global {
  type EarlyControl = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

  interface Window {
    /** Tapped buttons and changed fields, in order, recorded by `start/before-paint.ts` before hydration. */
    earlyInput?: EarlyControl[] | undefined;
  }
}

/**
 * A transition keeps a slow phone responsive; a tap makes React finish at once. The development server has no static
 * HTML and uses Gatsby's function.
 */
export function replaceHydrateFunction() {
  if (process.env.NODE_ENV === "development") return undefined;
  return (element: ReactElement, container: Element) => {
    const controls = window.earlyInput ?? [];
    // React handles later input.
    delete window.earlyInput;
    startTransition(() => {
      hydrateRoot(container, <EarlyInput controls={controls}>{element}</EarlyInput>);
    });
  };
}

interface EarlyInputProps {
  readonly controls: readonly EarlyControl[];
  readonly children: ReactNode;
}

/** Repeats the taps and the input before hydration. */
function EarlyInput({ controls, children }: EarlyInputProps) {
  useEffect(() => {
    const steps = controls
      .filter((control, index) => isButton(control) || controls.lastIndexOf(control) === index)
      .map(repetition);
    // In a microtask, because React must first render the query of the address.
    queueMicrotask(() => {
      for (const step of steps) flushSync(step);
    });
  }, [controls]);
  return children;
}

const isButton = (control: EarlyControl) => control instanceof HTMLButtonElement;

/** Reads the value now, because the next render may clear it. */
function repetition(control: EarlyControl): () => void {
  const { value } = control;
  if (isButton(control))
    return () => {
      // Static HTML shows every toggle as off, so early taps only switch toggles on.
      if (control.getAttribute("aria-pressed") !== "true") control.click();
    };
  if (control instanceof HTMLInputElement && control.type === "radio")
    return () => {
      control.checked = false;
      control.click();
    };
  return () => {
    control.value = "";
    // React notices only a value that is not set through the element's `value`.
    Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
    control.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
