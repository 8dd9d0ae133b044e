/**
 * Replaces gatsby-script and its partytown glue in the browser: the site runs no script of a third
 * party. Gatsby's internal plugin asks for these names in every build.
 */
export const collectedScriptsByPage = new Map();
export const partytownSnippet = () => "";
