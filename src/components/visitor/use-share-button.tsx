import { useState } from "react";
import type { Texts } from "../../catalogue/text/texts";
import { sharingTexts } from "../../catalogue/text/words/en-sharing";
import { iconClass } from "../ui/icon";
import { useTexts } from "../ui/language";

interface Shared {
  /** The address to share, asked for at the press. */
  readonly link: () => string;
  /** A few words about what it leads to. */
  readonly text?: string;
  /** What the page would share now; what became of another thing is stale, and not said. */
  readonly subject: string;
}

/** A button that passes a link on, and the line that says what became of it. */
export function useShareButton({ link, text, subject }: Shared, className = "") {
  const texts = useTexts();
  const [result, setResult] = useState<{ readonly of: string; readonly words: string } | null>(
    null,
  );
  const shareNow = async () => {
    // A second copy is announced only where the words come anew.
    setResult(null);
    setResult({ of: subject, words: await share(link(), text, texts) });
  };
  return [
    <button
      key="share"
      type="button"
      className={iconClass("share", `${className} js-only`)}
      onClick={() => void shareNow()}
    >
      {(texts.sharing ?? sharingTexts).share}
    </button>,
    <p key="shared" role="status">
      {result?.of === subject && result.words}
    </p>,
  ] as const;
}

/**
 * Opens the system's share sheet, else copies words and link.
 *
 * @returns what happened, in words for the visitor; an empty text where the system says it itself
 */
async function share(url: string, text: string | undefined, texts: Texts): Promise<string> {
  const { linkCopied, copyThisLink } = texts.sharing ?? sharingTexts;
  try {
    if ("share" in navigator) {
      await navigator.share(text === undefined ? { url } : { text, url });
      return "";
    }
    await (navigator as Navigator).clipboard.writeText(
      text === undefined ? url : `${text}: ${url}`,
    );
    return linkCopied;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") return "";
    console.warn("The link could neither be shared nor copied.", cause);
    return copyThisLink(url);
  }
}
