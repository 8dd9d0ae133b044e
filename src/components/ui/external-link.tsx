import type { AnchorHTMLAttributes } from "react";

interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "rel"> {
  readonly href: string;
}

/** Hides the referrer and the opener from the other site. */
export function ExternalLink({ href, children, ...attributes }: ExternalLinkProps) {
  return (
    <a {...attributes} href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}
