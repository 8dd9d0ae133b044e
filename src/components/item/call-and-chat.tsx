import { chatLink, phoneLink } from "../../catalogue/addresses/links";
import * as notice from "../notice/notice.module.css";
import { ExternalLink } from "../ui/external-link";
import { iconClass } from "../ui/icon";
import { useTexts } from "../visitor/language";

interface CallAndChatProps {
  readonly phone: string;
  /** Of the item. */
  readonly title: string;
  readonly enquiry: string;
}

export function CallAndChat({ phone, title, enquiry }: CallAndChatProps) {
  const texts = useTexts();
  return (
    <>
      <a
        className={iconClass("phone", notice.primary)}
        href={phoneLink(phone)}
        aria-label={texts.callAbout(title)}
      >
        {texts.call}
      </a>
      <ExternalLink
        className={iconClass("chat", notice.secondary)}
        href={chatLink(phone, enquiry)}
        aria-label={texts.chatAbout(title)}
      >
        {texts.chat}
      </ExternalLink>
    </>
  );
}
