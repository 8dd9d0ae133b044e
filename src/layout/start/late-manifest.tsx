import { isValidElement, type ReactNode } from "react";

/** Id of the element that holds the manifest's link until the site has started. */
const holderId = "manifest";

/**
 * A component of the document's head as it is, or the manifest's link where only a browser without
 * scripts follows it. All others would fetch the manifest and the icon that it names before the first
 * pictures, which share the connection.
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

/** Names the manifest to the browser, which reads it then. */
export function nameManifest(): void {
  const link = document.getElementById(holderId)?.textContent ?? "";
  document.head.insertAdjacentHTML("beforeend", link);
}
