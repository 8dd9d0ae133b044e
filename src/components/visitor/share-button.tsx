import { useState } from "react";
import type { Texts } from "../../catalogue/text/texts";
import { sharingTexts } from "../../catalogue/text/words/en-sharing";
import { iconClass } from "../ui/icon";
import { useTexts } from "../ui/language";

interface ShareButtonProps {
  /** The address to share, asked for at the press. */
  readonly link: () => string;
  /** A few words about what it leads to. */
  readonly text?: string;
  readonly className: string | undefined;
}

/** Passes a link on, and says what became of it. What is said is stale for another link: a key for each resets it. */
export function ShareButton({ link, text, className = "" }: ShareButtonProps) {
  const texts = useTexts();
  const [result, setResult] = useState("");
  const shareNow = async () => {
    // A second copy is announced only where the words come anew.
    setResult("");
    setResult(await share(link(), text, texts));
  };
  return (
    <>
      <button
        type="button"
        className={iconClass("share", `${className} js-only`)}
        onClick={() => void shareNow()}
      >
        {(texts.sharing ?? sharingTexts).share}
      </button>
      <p role="status">{result}</p>
    </>
  );
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
