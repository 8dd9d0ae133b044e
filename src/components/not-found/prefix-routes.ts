import { graphql, withPrefix } from "gatsby";
import { type PrefixRoute, prefixRoutes } from "../../catalogue/page-paths";

export const fragment = graphql`
  fragment PrefixRoutes on Query {
    prefixPages: allPagesJson(filter: { match: { eq: "prefix" } }) {
      nodes {
        path
        match
      }
    }
    brands: allHotelsJson {
      distinct(field: { brand: SELECT })
    }
  }
`;

/** The routes of the pages matched by prefix, from the 404 page's query. */
export function queriedPrefixRoutes(
  data: Queries.PrefixRoutesFragment,
  slug: string,
): PrefixRoute[] {
  return data.prefixPages.nodes.flatMap((page) => prefixRoutes(page, data.brands.distinct, slug));
}

/**
 * Inline script for the head of 404.html. A plain static host answers every unknown address with
 * that file; this leads an address with a known prefix on to its page before anything is painted.
 * `prefixTarget` is the same rule for navigation inside the running site.
 *
 * An address that is no valid percent-encoding, or names a control character, is written with hyphens
 * before that: the router cannot read it, and hosts refuse to be asked for its page data.
 */
export function prefixRedirectScript(routes: readonly PrefixRoute[]): string {
  const sorted = [...routes].sort((a, b) => b.prefix.length - a.prefix.length);
  const pairs = sorted.map(({ prefix, path }) => [withPrefix(prefix), withPrefix(path)]);
  const list = JSON.stringify(pairs).replaceAll("<", "\\u003c");
  return `(function(){var l=location;try{if(/[\\0-\\x1f]/.test(decodeURIComponent(l.pathname)))throw 0}catch(e){history.replaceState(history.state,"",l.pathname.replace(/%/g,"-")+l.search+l.hash)}var r=${list}.filter(function(p){return l.pathname.indexOf(p[0])===0&&l.pathname!==p[1]})[0];if(r)l.replace(r[1]+l.search+l.hash)})()`;
}
