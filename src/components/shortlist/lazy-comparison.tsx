import { lazy, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "../notice/error-boundary";
import { useTexts } from "../ui/language";
import type { ComparisonProps } from "./comparison";

// Named, so that the build lists it among the scripts that are precached for offline use.
const LoadedComparison = lazy(async () => {
  const module = await import(/* webpackChunkName: "shortlist" */ "./comparison");
  return { default: module.Comparison };
});

interface LazyComparisonProps extends ComparisonProps {
  /** What is shown until the script is loaded. */
  readonly fallback?: ReactNode;
}

/** The comparison in a script of its own: most visitors star nothing, and need none of it. */
export function LazyComparison({ fallback = null, ...props }: LazyComparisonProps) {
  const texts = useTexts();
  return (
    <ErrorBoundary
      fallback={
        <p role="status" className="wrap">
          {texts.shortlistFailed}
        </p>
      }
    >
      <Suspense fallback={fallback}>
        <LoadedComparison {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
