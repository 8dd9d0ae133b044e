/** Where `npm run develop` keeps its copy of the last right data. */
export const previewDataFolder = ".preview-data";
