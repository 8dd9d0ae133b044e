export {
  createPages,
  createSchemaCustomization,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  onPreInit,
} from "./src/build/gatsby-apis";
