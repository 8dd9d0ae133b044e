import { checkedContents } from "../../src/data-check/checked-data";
import { type DataPath, errorLine } from "../../src/data-check/validation-error";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { fixtureText } from "./fixture-data";

type Contents = Readonly<Partial<Record<DataFile, unknown>>>;

/** The data of the example shop, by file. */
export const exampleShop = Object.fromEntries(
  dataFiles.map((file) => [file, JSON.parse(fixtureText(file)) as unknown]),
) as Required<Contents>;

/**
 * Error lines of the example shop with one value changed; undefined removes a field.
 *
 * @param path the empty path replaces the whole content of the file
 */
export function linesWith(file: DataFile, path: DataPath, value: unknown): string[] {
  const content = path.length === 0 ? value : contentWith(file, path, value);
  const changed = JSON.parse(JSON.stringify({ [file]: content })) as Contents;
  const contents = { ...exampleShop, ...changed };
  return checkedContents((name) => ({ content: contents[name] })).errors.map(errorLine);
}

function contentWith(file: DataFile, path: DataPath, value: unknown): unknown {
  const content = structuredClone(exampleShop[file]);
  let parent = content as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) parent = parent[step] as typeof parent;
  parent[path.at(-1) ?? ""] = value;
  return content;
}
