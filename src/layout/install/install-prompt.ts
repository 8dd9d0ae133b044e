import { readStored, watchStored, writeStored } from "../../components/visitor/device-storage";

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

/** What is stored once the visitor has shown interest, and for good once the hint was answered. */
const claimed = "claimed";
const answered = "answered";

/**
 * Whether the hint is to be shown: the browser offers the installation, and the visitor called,
 * chatted, starred, shared or planned a trip, or was here on another day, and has not answered yet.
 */
export function isInstallHintDue(): boolean {
  const state = readStored(storageKey);
  if (window.installPrompt === undefined || state === null || state === answered) return false;
  return state === claimed || state !== today();
}

/** Remembers the day of the first visit. */
export function noteVisit(): void {
  if (readStored(storageKey) === null) writeStored(storageKey, today());
}

/** Makes the hint due, unless it was answered: the visitor has shown interest. */
export function claimInstallHint(): void {
  const state = readStored(storageKey);
  if (state !== claimed && state !== answered) writeStored(storageKey, claimed);
}

/** Remembers that the hint was answered. It never comes again. */
export function rememberAnswer(): void {
  writeStored(storageKey, answered);
}

/** Calls back when the hint may have become due, or was answered in another tab. */
export function watchInstallHint(onChange: () => void): () => void {
  const endWatch = watchStored(onChange);
  window.addEventListener(installableEvent, onChange);
  return () => {
    endWatch();
    window.removeEventListener(installableEvent, onChange);
  };
}

/** The day on the visitor's calendar. */
function today(): string {
  return new Date().toDateString();
}
