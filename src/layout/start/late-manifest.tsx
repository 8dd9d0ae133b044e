import { isValidElement, type ReactNode } from "react";

const holderId = "manifest";

/**
 * Hides the manifest's link in a `noscript` element. Browsers would otherwise fetch the manifest and its icon
 * before the first pictures.
 */
export function withLateManifest(component: ReactNode): ReactNode {
  const isManifest =
    isValidElement<{ rel?: string }>(component) && component.props.rel === "manifest";
  if (!isManifest) return component;
  return (
    <noscript key={component.key} id={holderId}>
      {component}
    </noscript>
  );
}

/** Adds the manifest's link after the start. */
export function nameManifest(): void {
  const link = document.getElementById(holderId)?.textContent ?? "";
  document.head.insertAdjacentHTML("beforeend", link);
}
