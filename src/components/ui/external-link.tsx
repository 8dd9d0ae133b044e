import type { AnchorHTMLAttributes } from "react";

interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "rel"> {
  readonly href: string;
}

/** A link out of the site; the other side learns nothing of the visitor and gets no handle on the page. */
export function ExternalLink({ href, children, ...attributes }: ExternalLinkProps) {
  return (
    <a {...attributes} href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}
