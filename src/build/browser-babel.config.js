/**
 * How Babel writes the browser's scripts. Gatsby's own preset turns classes, spread and parameters
 * into the language of 2009 whatever browsers a site names; this one leaves what every browser of
 * package.json's list understands. gatsby-plugin-typescript still rewrites `?.` and `??`; without
 * `document.all` that takes half the words. Together they save 1 kB (gzip).
 */
module.exports = {
  assumptions: { noDocumentAll: true },
  presets: [
    ["@babel/preset-env", { modules: false, bugfixes: true }],
    ["@babel/preset-react", { runtime: "automatic" }],
  ],
};
