import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useTexts } from "../ui/language";
import { ErrorBoundary } from "../ui/error-boundary";
import type { ShortlistSection } from "./shortlist-section";

// Named, so that the build lists it among the scripts that are kept for offline use.
const Section = lazy(async () => {
  const module = await import(/* webpackChunkName: "shortlist" */ "./shortlist-section");
  return { default: module.ShortlistSection };
});

/**
 * The comparison of starred items, asked for when there is one to show: most visitors star nothing, and
 * need none of its script. Once shown it stays, to say that it is empty.
 */
export function LazyShortlist(props: ComponentProps<typeof ShortlistSection>) {
  const texts = useTexts();
  const [isWanted, setIsWanted] = useState(false);
  const hasItems = props.shortlist.shown.length > 0 || props.shortlist.isShared;
  if (hasItems && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={() => <p role="status">{texts.shortlistFailed}</p>}>
      <Suspense>
        <Section {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
