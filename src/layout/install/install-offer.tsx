import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { contactLinks } from "../../catalogue/links";
import { interestEvent } from "../../components/visitor/interest";
import { claimInstallHint, isInstallHintDue, noteVisit, watchInstallHint } from "./install-prompt";

// Named, so that the build lists it among the scripts that are kept for offline use.
const InstallHint = lazy(() => import(/* webpackChunkName: "install-hint" */ "./install-hint"));

/**
 * The place of the install hint, in the flow after the list. It opens only below the screen, so that
 * nothing that is read or tapped moves, and the hint is loaded only then.
 */
export function InstallOffer() {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isDue = useSyncExternalStore(watchInstallHint, isInstallHintDue, () => false);
  useEffect(noteVisit, []);
  useEffect(watchInterest, []);
  useEffect(() => {
    if (!isDue || place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setIsOpen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isDue]);
  return (
    <div ref={place}>
      {isDue && isOpen && (
        <Suspense>
          <InstallHint />
        </Suspense>
      )}
    </div>
  );
}

/** Hears of calls and chats, and of what the list says the visitor did. */
function watchInterest(): () => void {
  const hear = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(contactLinks)) claimInstallHint();
  };
  document.addEventListener("click", hear);
  window.addEventListener(interestEvent, claimInstallHint);
  return () => {
    document.removeEventListener("click", hear);
    window.removeEventListener(interestEvent, claimInstallHint);
  };
}
