import { useState } from "react";
import type { Texts } from "../../catalogue/text/texts";
import { sharingTexts } from "../../catalogue/text/words/en-sharing";
import { useTexts } from "../ui/language";

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

/** What is shared: a link, and a few words about what it leads to. */
interface Shared {
  readonly link: string;
  readonly text?: string;
}

/**
 * Opens the system's share sheet, else copies words and link.
 *
 * @returns what happened, in words for the visitor; an empty text where the system says it itself
 */
async function share({ link, text }: Shared, texts: Texts): Promise<string> {
  const { linkCopied, copyThisLink } = texts.sharing ?? sharingTexts;
  try {
    if ("share" in navigator) {
      await navigator.share(text === undefined ? { url: link } : { text, url: link });
      return "";
    }
    await (navigator as Navigator).clipboard.writeText(
      text === undefined ? link : `${text}: ${link}`,
    );
    return linkCopied;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") return "";
    console.warn("The link could neither be shared nor copied.", cause);
    return copyThisLink(link);
  }
}
