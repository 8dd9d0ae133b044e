import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { pageQueryText, readPageQuery } from "../../catalogue/lists/page-query";
import { useTripSearch } from "../visitor/page-query";
import { goTo } from "./navigation";
import { prefetchPage } from "./gatsby-loader";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** The page's trip and pick-up are added. */
  readonly to: string;
  /** A search on the other page. */
  readonly q?: string;
  /** With its hash. */
  readonly fragment?: string;
}

export function PageLink(props: PageLinkProps) {
  const { to, q = "", fragment = "", children, ...attributes } = props;
  const trip = useTripSearch();
  const search = (q === "" ? trip : pageQueryText({ ...readPageQuery(trip), q })) + fragment;
  const follow = (event: MouseEvent) => {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlainClick) return;
    event.preventDefault();
    goTo(to, search);
  };
  const prefetch = () => prefetchPage(to);
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
