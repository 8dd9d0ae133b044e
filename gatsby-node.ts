export {
  createPages,
  createSchemaCustomization,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  onPreInit,
} from "./src/gatsby/hooks";
