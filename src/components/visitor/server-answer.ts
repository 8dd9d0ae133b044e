import { useSyncExternalStore } from "react";
import { windowEvents } from "./window-events";

/**
 * - `none`: the server did not answer.
 * - `gone`: a newer release has replaced the file.
 * - `other`: the file is there, or the server has an error, so that the request can be repeated.
 */
type ServerAnswer = "none" | "gone" | "other";

/** What the server answers at the address of a failed request; `none` without an address. */
export async function serverAnswer(address: string | undefined): Promise<ServerAnswer> {
  if (address === undefined) return "none";
  try {
    // The service worker leaves HEAD to the network.
    const { ok, status, headers } = await fetch(address, { method: "HEAD" });
    // Some hosts answer a missing file with a page.
    const isPage = ok && headers.get("Content-Type")?.includes("html");
    return isPage || status === 404 ? "gone" : "other";
  } catch {
    return "none";
  }
}

/** The address of the script that webpack could not load. */
export function scriptOf(cause: unknown): string | undefined {
  return (cause as { readonly request?: string } | undefined)?.request;
}

let isOutdated = false;
const outdatedEvent = "outdated";
const watchOutdated = windowEvents(outdatedEvent);

/** Offers to load the page anew, because files of its release are gone. */
export function markOutdated(): void {
  isOutdated = true;
  window.dispatchEvent(new Event(outdatedEvent));
}

export function useIsOutdated(): boolean {
  return useSyncExternalStore(
    watchOutdated,
    () => isOutdated,
    () => false,
  );
}
