import { type ReactNode, useLayoutEffect, useRef } from "react";

interface RouterProps {
  readonly location: Location & { readonly key?: string };
}

interface ScrollContextProps extends RouterProps {
  /** Gatsby's question whether to scroll after a navigation. */
  readonly shouldUpdateScroll: (before: RouterProps, now: RouterProps) => unknown;
  readonly children: ReactNode;
}

/**
 * Stands for gatsby-react-router-scroll in the browser: notes the visitor's place on each page and
 * restores it. That package costs 2 kB (gzip), half of it because it asks for the whole router. It
 * also scrolls when a document starts, which browsers have done by themselves long before: here that
 * would move a visitor who has begun to read.
 */
export function ScrollContext({ location, shouldUpdateScroll, children }: ScrollContextProps) {
  const before = useRef<RouterProps | null>(null);
  useLayoutEffect(() => {
    const place = placeOf(location);
    if (before.current !== null && shouldUpdateScroll(before.current, { location })) {
      if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
      else window.scrollTo(0, savedTop(place));
    }
    before.current = { location };
    const note = () => saveTop(place, window.scrollY);
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [location, shouldUpdateScroll]);
  return children;
}

/** A visit to a page; the router's key, kept in the history entry, tells two of the same page apart. */
function placeOf({ pathname, key }: RouterProps["location"]): string {
  const entry = window.history.state as { readonly key?: string } | null;
  return `@@scroll|${pathname}|${key ?? entry?.key ?? "initial"}`;
}

/** Stands in where the browser keeps nothing for the site. */
const tops = new Map<string, number>();

function saveTop(place: string, top: number): void {
  try {
    sessionStorage.setItem(place, String(top));
  } catch {
    tops.set(place, top);
  }
}

function savedTop(place: string): number {
  try {
    return Number(sessionStorage.getItem(place));
  } catch {
    return tops.get(place) ?? 0;
  }
}
