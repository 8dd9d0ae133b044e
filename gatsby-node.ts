export {
  createPages,
  createSchemaCustomization,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  onPreInit,
} from "./src/build/gatsby-apis";
