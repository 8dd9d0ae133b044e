import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useGoTo } from "./navigation";
import { pageLoader } from "./page-loader";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Address of a page of this site, without path prefix. */
  readonly to: string;
}

/** A link to another page of this site. Without JavaScript it is an ordinary link. */
export function PageLink({ to, children, ...attributes }: PageLinkProps) {
  const goTo = useGoTo();
  const follow = (event: MouseEvent) => {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlainClick) return;
    event.preventDefault();
    goTo(to);
  };
  const prefetch = () => pageLoader().prefetch(to);
  return (
    <a
      {...attributes}
      href={withPrefix(to)}
      onClick={follow}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </a>
  );
}
