/* global __BASE_PATH__ */
/**
 * Replaces gatsby-link in the browser. The site has a link of its own, so that only these three
 * are needed; the whole package costs 1.4 kB (gzip).
 */

/** An address below the site's path prefix. */
export function withPrefix(path) {
  return `${__BASE_PATH__}${path}`;
}

/** Goes to a page of this site, given without path prefix. */
export function navigate(path, options) {
  window.___navigate(withPrefix(path), options);
}

/** Takes an address apart, as Gatsby's own navigation wants it. */
export function parsePath(path) {
  const [, pathname, search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path || "/");
  return { pathname, search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}
