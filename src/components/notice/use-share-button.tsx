import { useState } from "react";
import type { Texts } from "../../catalogue/text/texts";
import { iconClass } from "../ui/icon";
import { useTexts } from "../visitor/language";

interface SharedContent {
  readonly link: () => string;
  readonly text?: string;
  /** Identifies the content: when it changes, the message about the earlier content disappears. */
  readonly subject: string;
}

/** A share button, and the message that follows its use. */
export function useShareButton({ link, text, subject }: SharedContent, className = "") {
  const texts = useTexts();
  const [result, setResult] = useState<readonly [subject: string, message: string] | null>(null);
  const shareNow = async () => {
    // Screen readers announce a second result only if the text changes.
    setResult(null);
    setResult([subject, await share(link(), text, texts)]);
  };
  return [
    <button
      type="button"
      className={iconClass("share", `${className} js-only`)}
      onClick={() => void shareNow()}
    >
      {texts.sharing.share}
    </button>,
    <p role="status">{result?.[0] === subject && result[1]}</p>,
  ] as const;
}

/**
 * Opens the share sheet, or copies text and link.
 *
 * @returns a message; empty if the share sheet was used or closed
 */
async function share(url: string, text: string | undefined, texts: Texts): Promise<string> {
  const { linkCopied, copyThisLink } = texts.sharing;
  const hasShareSheet = "share" in navigator;
  try {
    if (hasShareSheet) {
      await navigator.share(text === undefined ? { url } : { text, url });
      return "";
    }
    await navigator.clipboard.writeText(text === undefined ? url : `${text}: ${url}`);
    return linkCopied;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") return "";
    console.warn("The link could neither be shared nor copied.", cause);
    return copyThisLink(url);
  }
}
