import { useLocation } from "@reach/router";
import { navigate } from "gatsby";
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { windowEvents } from "../visitor/window-events";
import { isPageLoaded, loadPage, pagePathOf } from "./gatsby-loader";

interface NavigationState {
  readonly status: "idle" | "loading" | "failed";
  readonly path: string;
  /** The state ends when the router leaves this location, because the router moves only to loaded pages. */
  readonly from: object | null;
}

interface PageRequest {
  readonly path: string;
  readonly onLoad: () => void;
  /** Loads the document of a page of another release. */
  readonly openDocument: () => void;
  /** Shows the address of the failed page; undefined for Back and Forward, which already show it. */
  readonly onError?: () => void;
}

const retryIntervalMs = 5000;

const changeEvent = "navigation";
const watchState = windowEvents(changeEvent);
const watchPopState = windowEvents("popstate");
const watchScroll = windowEvents("scroll");

const idle: NavigationState = { status: "idle", path: "", from: null };

let state = idle;
let routerLocation: object | null = null;
let latest: PageRequest | null = null;

/** Within the site; false after Back, Forward or a new document. */
let wasLinkFollowed = false;

/** Back and Forward restore the scroll position. */
export function beginsAtTop(): boolean {
  return wasLinkFollowed && window.location.hash === "";
}

export function useNavigationState(): NavigationState {
  const location = useLocation();
  const lastState = useSyncExternalStore(
    watchState,
    () => state,
    () => idle,
  );
  return lastState.from === location ? lastState : idle;
}

/** Path of the page on screen, or of the page that failed to load. */
export function useCurrentPath(): string {
  const { pathname } = useLocation();
  const { status, path } = useNavigationState();
  return status === "failed" ? path : pagePathOf(pathname);
}

/** Handles Back and Forward, and scrolls to the messages of a navigation (docs/decisions/0003-navigation.md). */
export function Navigation() {
  const location = useLocation();
  const { status } = useNavigationState();
  useLayoutEffect(() => {
    routerLocation = location;
  }, [location]);
  useScrollToMessage(status !== "idle", `${location.pathname} ${location.key ?? ""}`);
  useEffect(() => watchPopState(onPopState), []);
  return null;
}

/** @param search query with its question mark, fragment or both */
export function goTo(path: string, search = "", replace = false): void {
  const address = path + search;
  const isTargetCurrent = () =>
    pagePathOf(window.location.pathname) === path && window.location.search === search;
  if (isTargetCurrent()) window.scrollTo({ top: 0 });
  void load({
    path,
    // The router does not see this entry, so that Back finds the old page, which is still mounted.
    onError: () => {
      if (!isTargetCurrent()) window.history.pushState(null, "", address);
    },
    onLoad: () => {
      wasLinkFollowed = true;
      navigate(address, { replace: isTargetCurrent() || replace });
    },
    openDocument: () => window.location.assign(address),
  });
}

/** Runs before the router's listener. */
function onPopState(event: Event): void {
  wasLinkFollowed = false;
  const path = pagePathOf(window.location.pathname);
  if (isPageLoaded(path)) {
    latest = null;
    return;
  }
  // The router would show the old page at the new address, and Gatsby would load the document.
  event.stopImmediatePropagation();
  void load({
    path,
    onLoad: () => {
      window.dispatchEvent(
        new PopStateEvent("popstate", { state: window.history.state as unknown }),
      );
    },
    openDocument: () => window.location.reload(),
  });
}

async function load(request: PageRequest, isRetry = false): Promise<void> {
  const { path } = request;
  latest = request;
  // A retry keeps the error message until the page is loaded.
  if (!isRetry && !isPageLoaded(path)) show("loading", path);
  try {
    const isLoaded = await loadPage(path);
    if (latest !== request) return;
    if (isLoaded) request.onLoad();
    else request.openDocument();
  } catch (cause) {
    if (latest !== request) return;
    if (!isRetry) console.error(`The page ${path} did not load.`, cause);
    request.onError?.();
    show("failed", path);
    setTimeout(() => {
      if (latest === request) void load(request, true);
    }, retryIntervalMs);
  }
}

function show(status: NavigationState["status"], path: string): void {
  state = { status, path, from: routerLocation };
  window.dispatchEvent(new Event(changeEvent));
}

/**
 * Scrolls to a message, and back when the hidden page is shown again. The router stores positions at scroll events,
 * so the events of a message are hidden from it.
 *
 * @param pageKey changes when another page is on screen
 */
function useScrollToMessage(isMessageShown: boolean, pageKey: string): void {
  const saved = useRef<{ readonly pageKey: string; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    if (!isMessageShown) {
      if (saved.current?.pageKey === pageKey) window.scrollTo(0, saved.current.top);
      saved.current = null;
      return;
    }
    saved.current = { pageKey, top: window.scrollY };
    const unwatch = watchScroll((event) => event.stopPropagation());
    window.scrollTo(0, 0);
    return unwatch;
  }, [isMessageShown, pageKey]);
}
