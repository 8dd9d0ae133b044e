const { createTransformer } = require("babel-jest").default;

module.exports = createTransformer({
  configFile: false,
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
});
