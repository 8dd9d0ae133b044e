import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkedData } from "../../src/data-check/checked-data";
import { DataError, type ValidationError } from "../../src/data-check/validation-error";
import { fixtureFolder } from "./fixture-data";

/** A grey JPEG of 800 pixels that replaces every picture, because a photo takes a second to decode. */
const tinyPicture = atob(
  "/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAJYAyABAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=",
);

/** A copy of the example shop's data that a test may break, with tiny pictures and the project's schemas. */
export class DataCopy {
  constructor(readonly folder = mkdtempSync(path.join(os.tmpdir(), "data-"))) {
    mkdirSync(path.join(this.folder, "images"), { recursive: true });
    for (const file of readdirSync(fixtureFolder)) {
      const content = readFileSync(path.join(fixtureFolder, file), "utf8");
      writeFileSync(path.join(this.folder, file), content);
      for (const [picture] of content.matchAll(/(?<=")images\/[^"]+/g)) {
        // Bytes after the end of a picture give each file another digest.
        writeFileSync(path.join(this.folder, picture), tinyPicture + picture, "latin1");
      }
    }
    cpSync("data/schema", path.join(this.folder, "schema"), { recursive: true });
  }

  /** @param change mutates the parsed content of a file */
  edit<Content>(name: string, change: (content: Content) => void): void {
    const file = path.join(this.folder, `${name}.json`);
    const content = JSON.parse(readFileSync(file, "utf8")) as Content;
    change(content);
    writeFileSync(file, JSON.stringify(content));
  }

  write(name: string, content: string | Buffer): void {
    writeFileSync(path.join(this.folder, name), content);
  }

  remove(name: string): void {
    rmSync(path.join(this.folder, name));
  }

  async errors(): Promise<readonly ValidationError[]> {
    try {
      await checkedData(this.folder);
      return [];
    } catch (error) {
      if (error instanceof DataError) return error.errors;
      throw error;
    }
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}
