import { useState } from "react";
import type { Texts } from "../../catalogue/text/texts";
import { sharingTexts } from "../../catalogue/text/words/en-sharing";
import { iconClass } from "../ui/icon";
import { useTexts } from "../ui/language";

interface SharedContent {
  readonly link: () => string;
  readonly text?: string;
  /** Identifies the content; the message about other content is not shown. */
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
      {(texts.sharing ?? sharingTexts).share}
    </button>,
    <p role="status">{result?.[0] === subject && result[1]}</p>,
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
