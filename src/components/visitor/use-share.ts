import { useState } from "react";
import { useTexts } from "../ui/language";
import { type Shared, share } from "./share";

/**
 * Passes something on, and says what became of it for as long as the page shows what was passed on.
 *
 * @param subject what would be passed on now; the words of another one are stale, and not given
 * @returns the words, and what passes on
 */
export function useShare(
  subject: string,
): readonly [words: string, shareNow: (shared: Shared) => Promise<void>] {
  const texts = useTexts();
  const [result, setResult] = useState<{ readonly of: string; readonly words: string } | null>(
    null,
  );
  const shareNow = async (shared: Shared) => {
    // A second copy is announced only where the words come anew.
    setResult(null);
    setResult({ of: subject, words: await share(shared, texts) });
  };
  return [result?.of === subject ? result.words : "", shareNow];
}
