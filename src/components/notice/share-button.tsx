import { useState } from "react";
import type { Texts } from "../../catalogue/text/texts";
import { iconClass } from "../ui/icon";
import { useTexts } from "../visitor/language";
import * as styles from "./notice.module.css";

interface SharedContent {
  readonly link: () => string;
  readonly text?: string;
  /** The message disappears when the subject changes. */
  readonly subject: string;
}

/** `message` tells the result of the last `share`. */
export function useShare({ link, text, subject }: SharedContent) {
  const texts = useTexts();
  const [result, setResult] = useState<readonly [subject: string, message: string] | null>(null);
  const share = async () => {
    // Screen readers announce a second result only if the text changes.
    setResult(null);
    setResult([subject, await shareResult(link(), text, texts)]);
  };
  return { share, message: result?.[0] === subject ? result[1] : "" };
}

export function ShareButton({ share }: Pick<ReturnType<typeof useShare>, "share">) {
  const texts = useTexts();
  return (
    <button
      type="button"
      className={iconClass("share", `${styles.secondary} js-only`)}
      onClick={() => void share()}
    >
      {texts.sharing.share}
    </button>
  );
}

/** @returns a message; empty if the share sheet was used or closed, or is already open */
async function shareResult(url: string, text: string | undefined, texts: Texts): Promise<string> {
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
    // A second tap finds the sheet open.
    const isSilent =
      cause instanceof DOMException && ["AbortError", "InvalidStateError"].includes(cause.name);
    if (isSilent) return "";
    console.warn("The link could neither be shared nor copied.", cause);
    return copyThisLink(url);
  }
}
