export {
  onPreInit,
  createSchemaCustomization,
  sourceNodes,
  createPages,
  onCreatePage,
  onPreBuild,
  onCreateWebpackConfig,
  onPostBuild,
} from "./src/gatsby/hooks";
