export {
  createPages,
  createSchemaCustomization,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBuild,
  onPreInit,
  sourceNodes,
} from "./src/gatsby/hooks";
