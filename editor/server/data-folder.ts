import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { readDataFile, type ReadResult } from "../../src/data-check/data-files";
import { LinkError, plainPlace } from "./plain-files";

export type FilesOnDisk = Readonly<Record<DataFile, ReadResult>>;

export function filesIn(folder: string): FilesOnDisk {
  return Object.fromEntries(dataFiles.map((file) => [file, fileIn(folder, file)])) as FilesOnDisk;
}

function fileIn(folder: string, file: DataFile): ReadResult {
  const name = `${file}.json`;
  try {
    plainPlace(folder, name);
    return readDataFile(folder, file);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const rule = error.message;
    return { errors: [{ file: name, item: null, field: null, value: null, rule, path: [] }] };
  }
}
