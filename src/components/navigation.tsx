import { useLocation } from "@reach/router";
import { navigate, withPrefix } from "gatsby";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { pageAt, pageLoader } from "./page-loader";
import { usePageTransition } from "./page-transition";

/** What the content area shows: the page, its loading message, or why it did not load. */
export type NavigationState =
  | { readonly status: "idle" }
  | { readonly status: "loading"; readonly path: string }
  | { readonly status: "failed"; readonly path: string };

interface Navigation {
  readonly state: NavigationState;
  /** Goes to a page of this site, given without path prefix. */
  readonly goTo: (path: string) => void;
}

const idle: NavigationState = { status: "idle" };

const NavigationContext = createContext<Navigation>({ state: idle, goTo: () => undefined });

/** The state of the current navigation and the way to start one. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}

interface PendingNavigation {
  readonly state: NavigationState;
  /** The place the visitor was at; once that changes, the navigation is over. */
  readonly from: string;
}

/**
 * Loads pages on demand and says so while it does. Gatsby keeps the old page on screen until the
 * next one is there and answers a failure with a document load; here the visitor sees at once that
 * something happens, and what failed.
 */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation();
  const place = placeOf(pathname, key);
  const [pending, setPending] = useState<PendingNavigation | null>(null);
  // Forgotten as soon as the place changes, so that coming back does not bring it back.
  if (pending !== null && pending.from !== place) setPending(null);
  useLoadingView(pending?.state.status === "loading");
  const latestPath = useRef("");
  const transition = usePageTransition(place);

  const navigation = useMemo(() => {
    const show = (state: NavigationState) => setPending({ state, from: currentPlace() });
    const load = async (path: string, arrive: () => void) => {
      const address = window.location.href;
      const isCurrent = () => latestPath.current === path && window.location.href === address;
      latestPath.current = path;
      if (!pageLoader().isLoaded(path)) show({ status: "loading", path });
      try {
        await pageLoader().load(path);
      } catch (cause) {
        console.error(`The page ${path} did not load.`, cause);
        if (isCurrent()) show({ status: "failed", path });
        return;
      }
      if (isCurrent()) arrive();
    };
    const goTo = (path: string) => {
      const isHere = pageAt(window.location.pathname) === path && window.location.search === "";
      latestPath.current = "";
      setPending(null);
      if (isHere) window.scrollTo({ top: 0 });
      else void load(path, () => transition.start(() => navigate(path)));
    };
    const goBack = () => {
      const path = pageAt(window.location.pathname);
      if (!pageLoader().isLoaded(path)) void load(path, () => setPending(null));
    };
    return { goTo, goBack };
  }, [transition]);

  useEffect(() => {
    window.addEventListener("popstate", navigation.goBack);
    return () => window.removeEventListener("popstate", navigation.goBack);
  }, [navigation]);

  const value = useMemo(
    () => ({
      state: pending?.state ?? idle,
      goTo: navigation.goTo,
    }),
    [pending, navigation],
  );
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>;
}

/**
 * Brings the loading message into sight. The router notes where a visitor was on each page, by the
 * scroll events; it must not take this one for the visitor's.
 */
function useLoadingView(isLoading: boolean): void {
  useLayoutEffect(() => {
    if (!isLoading) return;
    const hold = (event: Event) => event.stopPropagation();
    window.addEventListener("scroll", hold, { capture: true });
    window.scrollTo(0, 0);
    return () => window.removeEventListener("scroll", hold, { capture: true });
  }, [isLoading]);
}

/** The router's key tells two visits of one page apart; it keeps it in the history entry. */
function currentPlace(): string {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return placeOf(window.location.pathname, key);
}

function placeOf(pathname: string, key: string | undefined): string {
  return `${pathname} ${key ?? "initial"}`;
}

/** Loads a page as a new document: the only retry that Gatsby's loader, which remembers failures, allows. */
export function retry(path: string): void {
  window.location.assign(withPrefix(path));
}
