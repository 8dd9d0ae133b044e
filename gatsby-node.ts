export {
  createPages,
  createSchemaCustomization,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  onPreInit,
  sourceNodes,
} from "./src/gatsby/hooks";
