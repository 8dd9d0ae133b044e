import { graphql } from "gatsby";
import { goneQuery } from "../../catalogue/lists/list-query";
import { itemRedirects, type Redirect } from "../../catalogue/addresses/item-address";
import { type PrefixRoute, prefixRoutes } from "../../catalogue/addresses/page-paths";

export const fragment = graphql`
  fragment UnknownAddresses on Query {
    addressPages: allPagesJson(filter: { hasItems: { eq: true } }, sort: { place: ASC }) {
      nodes {
        path
        match
        catalogue
      }
    }
    brands: allHotelsJson {
      distinct(field: { brand: SELECT })
    }
    moved: allCatalogueItem(filter: { formerSlugs: { ne: null } }) {
      nodes {
        internal {
          type
        }
        slug
        brand
        formerSlugs
      }
    }
  }
`;

export interface UnknownAddresses {
  readonly redirects: readonly Redirect[];
  readonly prefixes: readonly PrefixRoute[];
}

export function queriedAddresses(
  { addressPages, brands, moved }: Queries.UnknownAddressesFragment,
  slug: string,
): UnknownAddresses {
  const pages = addressPages.nodes;
  return {
    redirects: pages.flatMap((page) =>
      itemRedirects(
        page,
        moved.nodes.filter(({ internal }) => isOfCatalogue(internal.type, page.catalogue)),
        slug,
      ),
    ),
    prefixes: pages.flatMap((page) =>
      page.match === "prefix"
        ? prefixRoutes(page, brands.distinct, slug).map((route) =>
            route.prefix.endsWith("/") ? withdrawnRoute(route) : route,
          )
        : withdrawnRoute(page),
    ),
  };
}

/** What lies below a list and is no page was one of an item, most likely: the list says that it is gone. */
function withdrawnRoute({ path }: { readonly path: string }): PrefixRoute {
  return { prefix: `${path}/`, path: path + goneQuery };
}

/** The nodes of `bikes.json` are of the type `BikesJson`. */
function isOfCatalogue(type: string, catalogue: string): boolean {
  return type.toLowerCase() === `${catalogue}json`;
}

/**
 * Inline script for the head of 404.html. A plain static host answers every unknown address with
 * that file; this leads a former address of an item, and an address with a known prefix, on to its page
 * before anything is painted. `PrefixRedirect` is the same rule for navigation inside the running site.
 *
 * An address that is no valid percent-encoding, or names a control character, is written with hyphens
 * before that: the router cannot read it, and hosts refuse to be asked for its page data.
 */
export function unknownAddressScript({ redirects, prefixes }: UnknownAddresses): string {
  const sorted = [...prefixes].sort((a, b) => b.prefix.length - a.prefix.length);
  const moved = redirects.map(({ from, to }) => [from, to]);
  const pairs = sorted.map(({ prefix, path }) => [prefix, path]);
  const [former, list] = [moved, pairs].map((addresses) =>
    JSON.stringify(addresses).replaceAll("<", "\\u003c"),
  );
  return `(function(){var l=location;try{if(/[\\0-\\x1f]/.test(decodeURIComponent(l.pathname)))throw 0}catch(e){history.replaceState(history.state,"",l.pathname.replace(/%/g,"-")+l.search+l.hash)}var a=l.pathname.replace(/\\/$/,""),r=${former}.filter(function(p){return a===p[0]}).concat(${list}.filter(function(p){return l.pathname.indexOf(p[0])===0&&l.pathname!==p[1]}))[0];if(r)l.replace(r[1]+(r[1].indexOf("?")<0?l.search:l.search.replace("?","&"))+l.hash)})()`;
}
