import { createHash } from "node:crypto";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { readDataFile } from "../../src/data-check/data-files";
import { LinkError, readPlain } from "./plain-files";

/** A data file as it is on the disk. */
export interface FileOnDisk {
  readonly digest: string;
  /** Null where the file is missing or is a link. */
  readonly text: string | null;
  readonly content?: unknown;
  /** Why it cannot be read; absent where it can. */
  readonly unreadable?: string;
}
export type FilesOnDisk = Readonly<Record<DataFile, FileOnDisk>>;

/** The data files as they are on the disk; a text that was read already is not parsed again. */
export class DataFolder {
  private readonly known = new Map<DataFile, FileOnDisk>();

  constructor(private readonly folder: string) {}

  read(): FilesOnDisk {
    for (const file of dataFiles) this.known.set(file, this.file(file));
    return Object.fromEntries(this.known) as FilesOnDisk;
  }

  private file(file: DataFile): FileOnDisk {
    try {
      const bytes = readPlain(this.folder, `${file}.json`);
      const digest = bytes === null ? "none" : digestOf(bytes);
      const known = this.known.get(file);
      if (known?.digest === digest) return known;
      const text = bytes?.toString() ?? null;
      const result = readDataFile(this.folder, file);
      if ("content" in result) return { digest, text, content: result.content };
      return { digest, text, unreadable: result.errors.map(({ rule }) => rule).join("; ") };
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      return { digest: "link", text: null, unreadable: error.message };
    }
  }
}

export function digestOf(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("base64url");
}
