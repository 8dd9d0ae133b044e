/**
 * Compiles for the browsers of package.json. Gatsby's preset also replaces optional chaining, classes and
 * parameters, which only older browsers need (docs/decisions/0009-browser-bundle.md).
 */
module.exports = (api) => {
  const stage = api.cache(() => process.env.GATSBY_BUILD_STAGE ?? "");
  const isBrowser = ["develop", "build-javascript"].includes(stage);
  const targets = isBrowser ? undefined : { node: "current" };
  return {
    presets: [
      ["@babel/preset-env", { bugfixes: true, ...(targets && { targets }) }],
      ["@babel/preset-react", { runtime: "automatic" }],
      "@babel/preset-typescript",
    ],
  };
};
