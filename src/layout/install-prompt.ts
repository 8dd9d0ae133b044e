/** The browser's offer to install the site, which is not in the language's own types yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt;
  }
}

/** Tells the running site that the browser offers the installation. */
export const installableEvent = "installable";

/**
 * Inline script for the document's head. The browser's offer comes when it likes, mostly before the
 * site's scripts run; this keeps it, and keeps the browser from putting a bar over the page.
 */
export const installScript = `addEventListener("beforeinstallprompt",function(event){event.preventDefault();window.installPrompt=event;dispatchEvent(new Event("${installableEvent}"))})`;

const storageKey = "install-hint";

/**
 * Whether the hint is to be shown: not on the first page of the first visit, when nobody knows yet
 * whether the site is worth keeping, and never again once it was answered.
 */
export function isHintDue(): boolean {
  try {
    const state = localStorage.getItem(storageKey);
    if (state === null) localStorage.setItem(storageKey, "offered");
    return state === "offered";
  } catch {
    // Where nothing can be stored, an answer could not be remembered.
    return false;
  }
}

/** Remembers that the hint was answered. */
export function rememberAnswer(): void {
  localStorage.setItem(storageKey, "answered");
}
