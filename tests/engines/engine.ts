/** Decides on the user agent and the size of the window. */
export type DeviceKind = "phone" | "desktop";

/** Arguments and results of functions that run in a page. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A function that runs in the page. It is sent as text, so it can use only its parameters and the page. */
export type PageFunction<Args extends readonly Json[], Result> = (...args: Args) => Result;

/** An element of the page that receives real input events. */
export interface EngineElement {
  /** Taps its middle. */
  readonly tap: () => Promise<void>;
  /** Presses Control+V, which replaces the selection in the element. */
  readonly paste: () => Promise<void>;
}

/** What every driver offers: a browser with one page. */
export interface EngineBrowser {
  /** Loads a document and waits for it. */
  readonly goto: (address: string) => Promise<void>;
  readonly evaluate: <Args extends readonly Json[], Result extends Json>(
    pageFunction: PageFunction<Args, Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs the text of a script in the page. */
  readonly runScript: (script: string) => Promise<void>;
  /** The element that a function returns in the page, or null. */
  readonly element: <Args extends readonly Json[]>(
    pageFunction: PageFunction<Args, Element | null>,
    ...args: Args
  ) => Promise<EngineElement | null>;
  /** Opens another tab and closes the current one. */
  readonly changeTab: () => Promise<void>;
  /** Errors in the console, as far as the driver reports them. */
  readonly errors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A device with its storage. */
export interface Profile {
  readonly start: (device: DeviceKind) => Promise<EngineBrowser>;
  readonly remove: () => Promise<void>;
}

export interface Engine {
  readonly profile: () => Promise<Profile>;
  /** Why a profile loses its storage when the browser closes; null if it does not. */
  readonly storageLimitation: string | null;
}

/** Long enough for a busy machine; it only ends tests that hang. */
export const timeoutMs = 120_000;

/** In pixels. WebKit's test browser widens this window to 447, because of its tool bar. */
export const phoneWindow = { width: 360, height: 740 } as const;
export const desktopWindow = { width: 1280, height: 800 } as const;
