import {
  type CatalogueData,
  type CatalogueName,
  catalogueNames,
  dataFiles,
} from "../../data-check/catalogue-data";
import { formFields, type Schemas } from "./cms-fields";

/**
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs) as JSON, so a `pattern` is a text.
 *
 * @param data whose highest numbers new entries follow
 * @throws Error naming a schema that the form cannot show
 */
export function cmsConfig(
  schemas: Schemas,
  repository: string,
  data: Pick<CatalogueData, CatalogueName | "pages">,
) {
  const nextId = (list: readonly { readonly id: number }[]) =>
    Math.max(0, ...list.map(({ id }) => id)) + 1;
  const nextIds = new Map<string, number>(
    [...catalogueNames, "pages" as const].map((name) => [name, nextId(data[name])]),
  );
  return {
    load_config_file: false,
    backend: { name: "github", repo: repository, branch: "main", auth_methods: ["token"] },
    media_folder: "data/images",
    slug: { encoding: "ascii", clean_accents: true },
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: 30_000_000,
          transformations: {
            raster_image: { format: "webp", quality: 85, width: 1600, height: 1600 },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    output: { omit_empty_optional_fields: true, json: { indent_style: "space", indent_size: 2 } },
    editor: { preview: false },
    collections: [
      {
        name: "catalogue",
        label: "Catalogue",
        files: dataFiles.map((file) => ({
          name: file,
          label: schemas[file].title,
          file: `data/${file}.json`,
          format: "json",
          // Relative to the file, as its values are.
          media_folder: "images",
          public_folder: "images",
          fields: formFields(file, schemas, nextIds.get(file)),
        })),
      },
    ],
  };
}
