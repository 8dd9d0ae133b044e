import type { Texts } from "../../catalogue/text/texts";
import { sharingTexts } from "../../catalogue/text/words/en-sharing";

/** What is shared: a link, and a few words about what it leads to. */
export interface Shared {
  readonly link: string;
  readonly text?: string;
}

/**
 * Opens the system's share sheet, else copies words and link.
 *
 * @returns what happened, in words for the visitor; an empty text where the system says it itself
 */
export async function share({ link, text }: Shared, texts: Texts): Promise<string> {
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
