import { useLocation } from "@reach/router";
import { navigate } from "gatsby";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { pagePathOf, pageLoader } from "./gatsby-loader";

type NavigationState =
  { readonly status: "idle" } | { readonly status: "loading" | "failed"; readonly path: string };

type GoTo = (
  path: string,
  options?: {
    /** Query with its question mark, fragment or both. */
    readonly search?: string;
    readonly replace?: boolean;
  },
) => void;

/** Whether the visitor came by a link within the site, not by Back, Forward or a new document. */
let wasLinkFollowed = false;

/** Whether the page starts at its top; Back and Forward restore the scroll position. */
export function beginsAtTop(): boolean {
  return wasLinkFollowed && window.location.hash === "";
}

const idle: NavigationState = { status: "idle" };

const retryIntervalMs = 5000;

// Two contexts, so that links do not render again when the state changes.
const GoToContext = createContext<GoTo>(() => undefined);
const StateContext = createContext<NavigationState>(idle);

/** Starts a navigation. The function never changes. */
export function useGoTo(): GoTo {
  return useContext(GoToContext);
}

/** Path of the page on screen, or of the page that failed to load. */
export function useCurrentPath(): string {
  const { pathname } = useLocation();
  const state = useNavigationState();
  return state.status === "failed" ? state.path : pagePathOf(pathname);
}

export function useNavigationState(): NavigationState {
  return useContext(StateContext);
}

/** Loads pages on demand with a loading message and a load error (docs/decisions/0003-navigation.md). */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const [state, setState] = useState<NavigationState>(idle);
  const [{ goTo, onPopState, retry }] = useState(() => pageNavigation(setState));
  const [lastLocation, setLastLocation] = useState(location);
  // The router moves only to loaded pages, so nothing is loading after it has moved.
  if (lastLocation !== location) {
    setLastLocation(location);
    setState(idle);
  }
  useScrollToMessage(state.status !== "idle", `${location.pathname} ${location.key ?? ""}`);
  useEffect(() => {
    window.addEventListener("popstate", onPopState, { capture: true });
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("popstate", onPopState, { capture: true });
      window.removeEventListener("online", retry);
    };
  }, [onPopState, retry]);
  useEffect(() => {
    if (state.status !== "failed") return;
    const timer = setTimeout(retry, retryIntervalMs);
    return () => clearTimeout(timer);
  }, [state, retry]);
  return (
    <GoToContext.Provider value={goTo}>
      <StateContext.Provider value={state}>{children}</StateContext.Provider>
    </GoToContext.Provider>
  );
}

interface PageRequest {
  readonly path: string;
  readonly onLoad: () => void;
  /** Loads the document of a page of another release. */
  readonly openDocument: () => void;
  /** Shows the address of the failed page. Undefined for Back and Forward, which have already shown it. */
  readonly onError?: () => void;
}

function pageNavigation(setState: (state: NavigationState) => void) {
  let latest: { readonly request: PageRequest; hasFailed: boolean } | null = null;

  const load = async (request: PageRequest) => {
    const { path } = request;
    const attempt = { request, hasFailed: latest?.request === request };
    latest = attempt;
    // A retry keeps the error message until the page is loaded.
    if (!attempt.hasFailed && !pageLoader().isLoaded(path)) {
      setState({ status: "loading", path });
    }
    try {
      const isLoaded = await pageLoader().load(path);
      if (latest !== attempt) return;
      if (isLoaded) request.onLoad();
      else request.openDocument();
    } catch (cause) {
      if (latest !== attempt) return;
      if (!attempt.hasFailed) console.error(`The page ${path} did not load.`, cause);
      attempt.hasFailed = true;
      request.onError?.();
      setState({ status: "failed", path });
    }
  };

  const goTo: GoTo = (path, { search = "", replace = false } = {}) => {
    const isTargetCurrent = () =>
      pagePathOf(window.location.pathname) === path && window.location.search === search;
    if (isTargetCurrent()) window.scrollTo({ top: 0 });
    void load({
      path,
      // Push state without telling the router, so that Back finds the old page, which is still mounted.
      onError: () => {
        if (!isTargetCurrent()) window.history.pushState(null, "", path + search);
      },
      onLoad: () => {
        wasLinkFollowed = true;
        navigate(path + search, { replace: isTargetCurrent() || replace });
      },
      openDocument: () => window.location.assign(path + search),
    });
  };

  return {
    goTo,
    /** Handles Back and Forward before the router's listener. */
    onPopState: (event: PopStateEvent) => {
      wasLinkFollowed = false;
      const path = pagePathOf(window.location.pathname);
      if (pageLoader().isLoaded(path)) {
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
    },
    retry: () => {
      if (latest?.hasFailed) void load(latest.request);
    },
  };
}

/**
 * Scrolls to a message, and back when the hidden page is shown again. The router stores
 * positions at scroll events, so scroll events of a message are hidden from the router.
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
    const hideFromRouter = (event: Event) => event.stopPropagation();
    window.addEventListener("scroll", hideFromRouter, { capture: true });
    window.scrollTo(0, 0);
    return () => window.removeEventListener("scroll", hideFromRouter, { capture: true });
  }, [isMessageShown, pageKey]);
}
