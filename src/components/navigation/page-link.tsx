import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { searchWithPickUp } from "../../catalogue/lists/list-query";
import { usePickUp } from "../visitor/pick-up-context";
import { useGoTo } from "./navigation";
import { pageLoader } from "./gatsby-loader";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly to: string;
  /** Query, fragment or both; the pick-up is added. If it is empty, `goTo` adds the trip, too. */
  readonly search?: string;
}

export function PageLink(props: PageLinkProps) {
  const { to, search: linkSearch = "", children, ...attributes } = props;
  const goTo = useGoTo();
  const search = searchWithPickUp(usePickUp().from, linkSearch);
  const follow = (event: MouseEvent) => {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlainClick) return;
    event.preventDefault();
    goTo(to, { search: linkSearch && search });
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
