import { useState } from "react";
import type { Texts } from "../../catalogue/text/texts";
import { sharingTexts } from "../../catalogue/text/words/en-sharing";
import { iconClass } from "../ui/icon";
import { useTexts } from "../ui/language";

interface Shared {
  readonly link: () => string;
  readonly text?: string;
  /** The result of another subject is not shown. */
  readonly subject: string;
}

export function useShareButton({ link, text, subject }: Shared, className = "") {
  const texts = useTexts();
  const [result, setResult] = useState<{ readonly of: string; readonly words: string } | null>(
    null,
  );
  const shareNow = async () => {
    // Screen readers announce a second result only if the text changes.
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
 * Opens the share sheet, or copies text and link.
 *
 * @returns a message; empty where the system shows the result
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
