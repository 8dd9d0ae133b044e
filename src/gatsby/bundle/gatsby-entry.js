/**
 * What `import … from "gatsby"` means in the browser: the parts that this site and Gatsby's own
 * start-up use. Gatsby's entry would bring slices, static queries, its link and script component.
 */
export { navigate, withPrefix } from "gatsby-link";
export { StaticQueryContext } from "../../../.cache/static-query";
