import path from "node:path";
import type { CatalogueData } from "./catalogue-data";
import { type Contents, crossFileFaults } from "./cross-file-check";
import { dataFiles, readDataFile } from "./data-files";
import { DataError, type Fault } from "./fault";
import { pictureFaults } from "./picture-check";
import { schemaCheck } from "./schema-check";

/**
 * Reads and checks the whole data folder.
 *
 * @param dataFolder folder with the JSON files and `images/`
 * @param schemaFolder folder with the JSON Schemas
 * @returns the data, which from here on can be trusted
 * @throws DataError with all faults at once
 */
export async function checkedData(
  dataFolder: string,
  schemaFolder = path.join(dataFolder, "schema"),
): Promise<CatalogueData> {
  const check = schemaCheck(schemaFolder);
  const contents: Contents = {};
  const faults: Fault[] = [];
  for (const file of dataFiles) {
    const result = readDataFile(dataFolder, file);
    if ("faults" in result) {
      faults.push(...result.faults);
    } else {
      contents[file] = result.content;
      faults.push(...check(file, result.content));
    }
  }
  faults.push(...crossFileFaults(contents), ...(await pictureFaults(dataFolder, contents)));
  if (faults.length > 0) throw new DataError(faults);
  return contents as unknown as CatalogueData;
}
