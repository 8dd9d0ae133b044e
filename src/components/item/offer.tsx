import { chatLink, phoneLink } from "../../catalogue/addresses/links";
import type { itemView } from "../../catalogue/prices/item-view";
import * as notice from "../notice/notice.module.css";
import { ExternalLink } from "../ui/external-link";
import { iconClass } from "../ui/icon";
import { useTexts } from "../visitor/language";

interface CallLinkProps {
  readonly phone: string;
  /** Of the item. */
  readonly title: string;
}

export function CallLink({ phone, title }: CallLinkProps) {
  const texts = useTexts();
  return (
    <a
      className={iconClass("phone", notice.primary)}
      href={phoneLink(phone)}
      aria-label={texts.callAbout(title)}
    >
      {texts.call}
    </a>
  );
}

interface ChatLinkProps extends CallLinkProps {
  readonly enquiry: string;
}

export function ChatLink({ phone, title, enquiry }: ChatLinkProps) {
  const texts = useTexts();
  return (
    <ExternalLink
      className={iconClass("chat", notice.secondary)}
      href={chatLink(phone, enquiry)}
      aria-label={texts.chatAbout(title)}
    >
      {texts.chat}
    </ExternalLink>
  );
}

interface TripSumProps {
  readonly sum: NonNullable<ReturnType<typeof itemView>["sum"]>;
}

/** The total does not break, and stays on the line of the last term. */
export function TripSum({ sum: [terms, total] }: TripSumProps) {
  return (
    <>
      <span>{`${terms}\u00a0`}</span>
      <b>{total.replaceAll(" ", "\u00a0")}</b>
    </>
  );
}
