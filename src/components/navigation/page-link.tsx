import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { searchFrom } from "../../catalogue/lists/list-query";
import { usePickUp } from "../ui/pick-up-state";
import { useGoTo } from "./navigation";
import { pageLoader } from "./page-loader";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Address of a page of this site. */
  readonly to: string;
  /**
   * The part of the address behind the path: query and fragment, with their marks. A page's pick-up is added.
   * Without any, the trip of this page's address goes along.
   */
  readonly search?: string;
}

/** A link to another page of this site. Without JavaScript it is an ordinary link. */
export function PageLink(props: PageLinkProps) {
  const { to, search: own = "", children, ...attributes } = props;
  const goTo = useGoTo();
  const search = searchFrom(usePickUp().from, own);
  const follow = (event: MouseEvent) => {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlainClick) return;
    event.preventDefault();
    goTo(to, { search: own && search });
  };
  const prefetch = () => pageLoader().prefetch(to);
  return (
    <a
      {...attributes}
      href={to + search}
      onClick={follow}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </a>
  );
}
