/** The device of a visitor. */
export interface Setting {
  /** By user agent and by the width of the window. */
  readonly device: "phone" | "desktop";
}

/** What goes into a page and comes out of it. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * A function that runs in the page. It is sent there as text: it sees its parameters and the page, and
 * nothing else of its file.
 */
export type PageWork<Args extends readonly Json[], Result> = (...args: Args) => Result;

/** An element of the page, used by input events that the engine itself makes. */
export interface EngineElement {
  /** Taps its middle. */
  readonly tap: () => Promise<void>;
  /** Gives it the focus and types; what is selected is replaced. */
  readonly type: (text: string) => Promise<void>;
  /** Presses Control and V in it: what was copied replaces what is selected. */
  readonly paste: () => Promise<void>;
}

/** A browser of one engine with one page: what a driver has to do, and no more. */
export interface EngineBrowser {
  /** Loads a document and waits for it. */
  readonly goto: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly evaluate: <Args extends readonly Json[], Result extends Json>(
    work: PageWork<Args, Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs the text of a script in the page. */
  readonly run: (script: string) => Promise<void>;
  /** The element that a function finds in the page, or null. */
  readonly element: <Args extends readonly Json[]>(
    work: PageWork<Args, Element | null>,
    ...args: Args
  ) => Promise<EngineElement | null>;
  /** Opens another tab and closes the one there was. */
  readonly changeTab: () => Promise<void>;
  /** What the engine has written to its console as an error, as far as its driver tells it. */
  readonly errors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** What a visitor's device stores while the browser is closed. */
export interface Profile {
  readonly start: (setting: Setting) => Promise<EngineBrowser>;
  readonly remove: () => Promise<void>;
}

/** An engine: its browser, and what its test browser cannot do. */
export interface Engine {
  readonly profile: () => Promise<Profile>;
  /** Why the profile stores nothing once the browser is closed; null where it stores everything. */
  readonly whyNotStored: string | null;
}

/** Windows in pixels. WebKit's test browser goes no narrower than 447, its tool bar's width. */
export const phoneWindow = { width: 360, height: 740 } as const;
export const desktopWindow = { width: 1280, height: 800 } as const;
