export {
  onPreInit,
  createSchemaCustomization,
  createPages,
  onCreatePage,
  onPreBuild,
  onCreateWebpackConfig,
  onPostBuild,
} from "./src/gatsby/hooks";
