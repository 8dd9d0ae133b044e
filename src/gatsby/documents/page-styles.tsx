import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Icons } from "./icon-sprite";
import { classesOf, criticalStyles, propertiesIn } from "./critical-styles";

interface StyleProps {
  readonly "data-identity"?: string;
  readonly "data-href": string;
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

/** By classes and properties, which are equal on pages of one kind. */
const cache = new Map<string, string>();

/**
 * Replaces the whole sheet by critical styles. The start script fetches the sheet; browsers without scripts fetch it
 * at once.
 *
 * @param body static HTML
 */
export function withCriticalStyles(
  head: readonly ReactNode[],
  body: string,
  icons: Icons,
): ReactNode {
  return head.map((component) => {
    if (!isSheet(component)) return component;
    const {
      "data-href": href,
      dangerouslySetInnerHTML: { __html: css },
    } = component.props;
    const classes = classesOf(body);
    const properties = propertiesIn(body);
    const key = [css.length, ...classes, ...properties].sort().join(" ");
    const critical = cache.get(key) ?? criticalStyles(css, classes, properties, icons);
    cache.set(key, critical);
    return (
      <Fragment key={href}>
        <style data-href={href} dangerouslySetInnerHTML={{ __html: critical }} />
        <noscript>
          <link rel="stylesheet" href={href} />
        </noscript>
      </Fragment>
    );
  });
}

function isSheet(component: ReactNode): component is ReactElement<StyleProps> {
  return (
    isValidElement<Partial<StyleProps>>(component) &&
    component.props["data-identity"] === "gatsby-global-css"
  );
}
