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
import { tripOfSearch } from "../../catalogue/lists/list-query";
import { writeSearchNow } from "./list-address";
import { pageAt, pageLoader } from "./page-loader";

/** What the content area shows: the page, its loading message, or why it did not load. */
type NavigationState =
  { readonly status: "idle" } | { readonly status: "loading" | "failed"; readonly path: string };

/** Goes to a page of this site. */
type GoTo = (
  path: string,
  options?: {
    /** The part of the address behind the path, with its question mark; without any, the trip goes along. */
    readonly search?: string;
    /** Whether the page takes the place of the one on screen, which Back then does not find. */
    readonly isInstead?: boolean;
  },
) => void;

/** Whether the page on screen was reached by a link, to be read from its top. */
let isFollowed = false;

/** Whether the page that is rendered begins at its top: Back returns to where a visitor was. */
export function beginsAtTop(): boolean {
  return isFollowed && window.location.hash === "";
}

const idle: NavigationState = { status: "idle" };

/** How long after a failure a page is requested again, in milliseconds. */
const retryIntervalMs = 5000;

// Two contexts, so that the many links render neither when a page loads nor when it has failed.
const GoToContext = createContext<GoTo>(() => undefined);
const StateContext = createContext<NavigationState>(idle);

/** The way to start a navigation; always the same function. */
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

/**
 * Loads pages on demand and says so while it does. Gatsby keeps the old page on screen until the
 * next one is there and answers a failure with a document load; here the visitor sees at once that
 * something happens, and what failed (docs/decisions/0003-navigation.md).
 */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const [state, setState] = useState<NavigationState>(idle);
  const [{ goTo, goThrough, tryAgain, comeBack }] = useState(() => pageNavigation(setState));
  const [settledAt, setSettledAt] = useState(location);
  // The router moves only to pages that are there: when it has, nothing is on its way any more.
  if (settledAt !== location) {
    setSettledAt(location);
    setState(idle);
  }
  useMessageView(state.status !== "idle", `${location.pathname} ${location.key ?? ""}`);
  useEffect(readAnnouncerAsText, []);
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

/** Gatsby's announcer reads `innerText`, for which a browser lays out the whole page before it paints any. */
function readAnnouncerAsText(): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer === null) return;
  Object.defineProperty(announcer, "innerText", {
    get: () => announcer.textContent,
    set: (text: string) => (announcer.textContent = text),
  });
}

interface Wanted {
  readonly path: string;
  /** Makes the address that of the page, which did not load. */
  readonly stayAt: () => void;
  readonly arrive: () => void;
}

/** @param show what the content area is to show until the router moves */
function pageNavigation(show: (state: NavigationState) => void) {
  let newest: { readonly wanted: Wanted; hasFailed: boolean } | null = null;

  const load = async (wanted: Wanted) => {
    const { path } = wanted;
    const attempt = { wanted, hasFailed: newest?.wanted === wanted };
    newest = attempt;
    // The message of what failed stays until it is there.
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

  const goTo: GoTo = (path, { search: own = "", isInstead = false } = {}) => {
    writeSearchNow();
    // A trip stays with the visitor, also through lists that have no price for it.
    const asked = own || tripOfSearch(window.location.search);
    const isHere = () =>
      pageAt(window.location.pathname) === path && window.location.search === asked;
    if (isHere()) window.scrollTo({ top: 0 });
    void load({
      path,
      // Behind the router's back, which still shows the old page: Back finds that as it was.
      stayAt: () => {
        if (!isHere()) window.history.pushState(null, "", path + asked);
      },
      arrive: () => {
        isFollowed = true;
        navigate(path + asked, { replace: isHere() || isInstead });
      },
    });
  };

  return {
    goTo,
    /** Answers Back and Forward; runs before the router's own listener. */
    goThrough: (event: PopStateEvent) => {
      isFollowed = false;
      const path = pageAt(window.location.pathname);
      if (pageLoader().isLoaded(path)) {
        newest = null;
        return;
      }
      // The router would show the old page at the new address, and Gatsby load the document anew.
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
    /** Loads the page anew that has failed, if one has. */
    tryAgain: () => {
      if (newest?.hasFailed) void load(newest.wanted);
    },
    /** Shows the page that Back brought from the browser's memory, and not what was on its way from there. */
    comeBack: ({ persisted }: PageTransitionEvent) => {
      if (!persisted || newest?.hasFailed) return;
      // Else Back or Forward has changed the address already, and its page is still on its way.
      if (!pageLoader().isLoaded(pageAt(window.location.pathname))) return;
      newest = null;
      show(idle);
    },
  };
}

/**
 * Brings a message in the page's place into sight, and a page that comes back out of its
 * hiding to where it was. The router notes where a visitor was on each page, by the scroll events; it
 * must not take these for the visitor's.
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
