/**
 * Compiles for the browsers of package.json. Gatsby's preset would also replace optional chaining, classes and
 * parameters, for older browsers (docs/decisions/0009-browser-bundle.md).
 */
module.exports = (api) => {
  const stage = api.cache(() => process.env.GATSBY_BUILD_STAGE ?? "");
  const isBrowser = ["develop", "build-javascript"].includes(stage);
  // Without targets, Babel reads those of package.json.
  const targets = isBrowser ? {} : { targets: { node: "current" } };
  return {
    presets: [
      ["@babel/preset-env", { bugfixes: true, ...targets }],
      ["@babel/preset-react", { runtime: "automatic" }],
      "@babel/preset-typescript",
    ],
  };
};
