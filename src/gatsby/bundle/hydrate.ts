import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Lets React take over the static page as a transition: in pieces of a few milliseconds, and a slow
 * phone answers in between. A tap that comes meanwhile makes it finish at once. Every page of the
 * finished build has static HTML; the preview, which has none, starts without this.
 */
export function hydrateInTransition(element: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
