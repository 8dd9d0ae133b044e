/**
 * A webpack loader for Gatsby's own page loader. Before it shows the page for unknown addresses, that
 * asks the host whether there is a file after all, and forgets the site's path prefix: it would ask
 * another site on the same host, and not start the page when that has such a file.
 *
 * @param {string} source Gatsby's `loader.js`
 * @throws Error when the request is not where it used to be
 */
module.exports = function askBelowPrefix(source) {
  const request = "doFetch(rawPath, `HEAD`)";
  if (!source.includes(request)) {
    throw new Error(`Gatsby's loader.js has no ${request} where its path prefix was missing`);
  }
  return source.replaceAll(request, "doFetch(__BASE_PATH__ + rawPath, `HEAD`)");
};
