import { isValidElement, type ReactNode } from "react";

const noscriptId = "manifest";

/**
 * Hides the manifest's link in a `noscript` element. Browsers would otherwise fetch the manifest and its icon
 * before the first pictures.
 */
export function withLateManifest(component: ReactNode): ReactNode {
  const isManifest =
    isValidElement<{ rel?: string }>(component) && component.props.rel === "manifest";
  if (!isManifest) return component;
  return (
    <noscript key={component.key} id={noscriptId}>
      {component}
    </noscript>
  );
}

export function addManifestLink(): void {
  const link = document.getElementById(noscriptId)?.textContent ?? "";
  document.head.insertAdjacentHTML("beforeend", link);
}
