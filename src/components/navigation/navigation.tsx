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
import { tripSearchOf } from "../../catalogue/lists/list-query";
import { writeSearchNow } from "./list-address";
import { pageAt, pageLoader } from "./page-loader";

type NavigationState =
  { readonly status: "idle" } | { readonly status: "loading" | "failed"; readonly path: string };

type GoTo = (
  path: string,
  options?: {
    /** Query with its question mark. Without it, the trip of the current address is added. */
    readonly search?: string;
    /** Whether the page replaces the current history entry. */
    readonly isInstead?: boolean;
  },
) => void;

let isFollowed = false;

/** Whether the page starts at its top; Back and Forward restore the scroll position. */
export function beginsAtTop(): boolean {
  return isFollowed && window.location.hash === "";
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

/** Address of the page on screen, or of the one that failed to load. */
export function useCurrentPath(): string {
  const { pathname } = useLocation();
  const state = useNavigationState();
  return state.status === "failed" ? state.path : pageAt(pathname);
}

export function useNavigationState(): NavigationState {
  return useContext(StateContext);
}

/** Loads pages on demand with a loading message and a load error (docs/decisions/0003-navigation.md). */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const [state, setState] = useState<NavigationState>(idle);
  const [{ goTo, goThrough, tryAgain, comeBack }] = useState(() => pageNavigation(setState));
  const [settledAt, setSettledAt] = useState(location);
  // The router moves only to loaded pages, so nothing is loading after it has moved.
  if (settledAt !== location) {
    setSettledAt(location);
    setState(idle);
  }
  useMessageView(state.status !== "idle", `${location.pathname} ${location.key ?? ""}`);
  useEffect(() => {
    window.addEventListener("popstate", goThrough, { capture: true });
    window.addEventListener("online", tryAgain);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("popstate", goThrough, { capture: true });
      window.removeEventListener("online", tryAgain);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [goThrough, tryAgain, comeBack]);
  useEffect(() => {
    if (state.status !== "failed") return;
    const timer = setTimeout(tryAgain, retryIntervalMs);
    return () => clearTimeout(timer);
  }, [state, tryAgain]);
  return (
    <GoToContext.Provider value={goTo}>
      <StateContext.Provider value={state}>{children}</StateContext.Provider>
    </GoToContext.Provider>
  );
}

interface Wanted {
  readonly path: string;
  /** Makes the address that of the page, which did not load. */
  readonly stayAt: () => void;
  readonly arrive: () => void;
}

/** @param show sets the state of the content area until the router moves */
function pageNavigation(show: (state: NavigationState) => void) {
  let newest: { readonly wanted: Wanted; hasFailed: boolean } | null = null;

  const load = async (wanted: Wanted) => {
    const { path } = wanted;
    const attempt = { wanted, hasFailed: newest?.wanted === wanted };
    newest = attempt;
    // A retry keeps the error message until the page is loaded.
    if (!attempt.hasFailed && !pageLoader().isLoaded(path)) {
      show({ status: "loading", path });
    }
    try {
      await pageLoader().load(path);
      if (newest === attempt) wanted.arrive();
    } catch (cause) {
      if (newest !== attempt) return;
      if (!attempt.hasFailed) console.error(`The page ${path} did not load.`, cause);
      attempt.hasFailed = true;
      wanted.stayAt();
      show({ status: "failed", path });
    }
  };

  const goTo: GoTo = (path, { search: requestedSearch = "", isInstead = false } = {}) => {
    writeSearchNow();
    // The trip also survives lists that have no price for it.
    const search = requestedSearch || tripSearchOf(window.location.search);
    const isHere = () =>
      pageAt(window.location.pathname) === path && window.location.search === search;
    if (isHere()) window.scrollTo({ top: 0 });
    void load({
      path,
      // Push state without telling the router, so that Back finds the old page, which is still mounted.
      stayAt: () => {
        if (!isHere()) window.history.pushState(null, "", path + search);
      },
      arrive: () => {
        isFollowed = true;
        navigate(path + search, { replace: isHere() || isInstead });
      },
    });
  };

  return {
    goTo,
    /** Handles Back and Forward before the router's listener. */
    goThrough: (event: PopStateEvent) => {
      isFollowed = false;
      const path = pageAt(window.location.pathname);
      if (pageLoader().isLoaded(path)) {
        newest = null;
        return;
      }
      // The router would show the old page at the new address, and Gatsby would load the document.
      event.stopImmediatePropagation();
      void load({
        path,
        stayAt: () => undefined,
        arrive: () => {
          window.dispatchEvent(
            new PopStateEvent("popstate", { state: window.history.state as unknown }),
          );
        },
      });
    },
    tryAgain: () => {
      if (newest?.hasFailed) void load(newest.wanted);
    },
    /** Cancels the pending navigation of a page that Back restored from the back/forward cache. */
    comeBack: ({ persisted }: PageTransitionEvent) => {
      if (!persisted || newest?.hasFailed) return;
      // Otherwise Back or Forward has already changed the address, and its page is still loading.
      if (!pageLoader().isLoaded(pageAt(window.location.pathname))) return;
      newest = null;
      show(idle);
    },
  };
}

/**
 * Scrolls to a message, and back when the hidden page is shown again. The router stores scroll
 * positions by scroll events, so it must not see these.
 *
 * @param place changes when another page is on screen
 */
function useMessageView(isMessageShown: boolean, place: string): void {
  const left = useRef<{ readonly place: string; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    if (!isMessageShown) {
      if (left.current?.place === place) window.scrollTo(0, left.current.top);
      left.current = null;
      return;
    }
    left.current = { place, top: window.scrollY };
    const hold = (event: Event) => event.stopPropagation();
    window.addEventListener("scroll", hold, { capture: true });
    window.scrollTo(0, 0);
    return () => window.removeEventListener("scroll", hold, { capture: true });
  }, [isMessageShown, place]);
}
