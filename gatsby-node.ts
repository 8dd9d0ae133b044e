export {
  createPages,
  createSchemaCustomization,
  onCreateWebpackConfig,
  onPostBuild,
  onPreInit,
} from "./src/build/gatsby-apis";
