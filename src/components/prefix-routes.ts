import { graphql, withPrefix } from "gatsby";
import { brandPagePath, listPagePath, type PrefixRoute } from "../catalogue/page-paths";

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

/** The pages that answer every address with their prefix, brands before the whole catalogue. */
export function prefixRoutes(data: Queries.PrefixRoutesFragment, slug: string): PrefixRoute[] {
  return data.prefixPages.nodes.flatMap((page) => [
    { prefix: page.path, path: listPagePath(page, slug) },
    ...data.brands.distinct.map((brand) => ({
      prefix: `${brandPagePath(page, brand)}/`,
      path: brandPagePath(page, brand),
    })),
  ]);
}

/**
 * Inline script for the head of 404.html. A plain static host answers every unknown address with
 * that file; this leads an address with a known prefix on to its page before anything is painted.
 * `prefixTarget` is the same rule for navigation inside the running site.
 */
export function prefixRedirectScript(routes: readonly PrefixRoute[]): string {
  const sorted = [...routes].sort((a, b) => b.prefix.length - a.prefix.length);
  const pairs = sorted.map(({ prefix, path }) => [withPrefix(prefix), withPrefix(path)]);
  const list = JSON.stringify(pairs).replaceAll("<", "\\u003c");
  return `(function(){var l=location,r=${list}.filter(function(p){return l.pathname.indexOf(p[0])===0&&l.pathname!==p[1]})[0];if(r)l.replace(r[1]+l.search+l.hash)})()`;
}
