import type { HeadProps } from "gatsby";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";

interface HeadRequest {
  /** The page's module, as far as Gatsby loaded it for its head. */
  readonly pageComponent?: { readonly Head?: ComponentType<Partial<HeadProps>> };
  readonly pageComponentProps: Omit<HeadProps, "serverData">;
}

const mark = "data-gatsby-head";
const container = document.createElement("div");
let root: Root | undefined;

/**
 * Stands for Gatsby's head handling in the browser: renders the `Head` of a page aside and puts what
 * comes out into the document's head. Gatsby's own costs 1.2 kB (gzip) more, for attributes of html
 * and body, scripts and repeated ids in a head, and for React 19; no page of this site has those.
 */
function useHead({ pageComponent, pageComponentProps }: HeadRequest): void {
  useEffect(() => {
    const Head = pageComponent?.Head;
    const { location, params, data, pageContext } = pageComponentProps;
    const props = { location: { pathname: location.pathname }, params, data, pageContext };
    root ??= createRoot(container);
    root.render(<Rendered>{Head && <Head {...props} />}</Rendered>);
  });
}

function Rendered({ children }: { readonly children: ReactNode }) {
  useEffect(replaceHead);
  return children;
}

/** What is the same on the new page stays where it is. */
function replaceHead(): void {
  const wanted = [...container.children].map((element) => {
    const copy = element.cloneNode(true) as Element;
    copy.setAttribute(mark, "true");
    return copy;
  });
  for (const old of document.querySelectorAll(`[${mark}]`)) {
    const same = wanted.findIndex((element) => element.isEqualNode(old));
    if (same < 0) old.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}

export { useHead as headHandlerForBrowser };
