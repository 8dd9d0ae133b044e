/**
 * Compiles for the browsers that package.json names and no further. Gatsby's own preset writes optional chaining,
 * classes and parameters as older browsers need them (docs/decisions/0009-browser-bundle.md).
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
