import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { catalogueNames, type DataFile, dataFiles } from "../data-check/catalogue-data";

/** The node of a data file, as far as its elements' places go. */
export interface FileNode {
  readonly absolutePath: string;
  readonly internal: { readonly contentDigest: string };
}

interface DataNode {
  readonly id: string;
  readonly parent?: string | null;
  readonly internal: { readonly contentDigest: string };
  readonly [field: string]: unknown;
}

/** What Gatsby's hooks are given to look at nodes with. */
export interface NodeSource {
  readonly getNodesByType: (type: string) => readonly DataNode[];
  readonly createContentDigest: (content: string | object) => string;
}

/** Type of a data file's nodes: `business` becomes `BusinessJson`. */
export function jsonTypeName(fileName: string): string {
  return `${fileName.charAt(0).toUpperCase()}${fileName.slice(1)}Json`;
}

/** The places of elements by their ids, for each file as it was last read. */
const knownPlaces = new Map<string, { digest: string; places: ReadonlyMap<number, number> }>();

/**
 * Place of an element in its data file, from 0; the end for one that is not there any more. The
 * children of the file's node do not tell it: while the preview follows an edit, an element's node is
 * there before it is linked to the file's.
 *
 * @param id the element's own id
 */
export function placeInFile({ absolutePath, internal }: FileNode, id: number): number {
  const known = knownPlaces.get(absolutePath);
  if (known?.digest === internal.contentDigest) return known.places.get(id) ?? known.places.size;
  const text = readFileSync(absolutePath, "utf8");
  const elements = JSON.parse(text) as readonly { readonly id: number }[];
  const places = new Map(elements.map((element, place) => [element.id, place]));
  const digest = createHash("md5").update(text).digest("hex");
  // The file may be newer than its node.
  if (digest === internal.contentDigest) knownPlaces.set(absolutePath, { digest, places });
  return places.get(id) ?? places.size;
}

/** Version of the data in a folder: another one with each change of a file. */
export function dataVersion(folder: string): string {
  const texts = dataFiles.map((file) => textOf(folder, file));
  return createHash("sha256").update(texts.join("\0")).digest("base64url");
}

/**
 * Whether the nodes are those of the data files as they stand, pictures included. Gatsby makes an
 * edited file's nodes anew one by one, and waits for none of them.
 */
export function areNodesComplete(folder: string, nodes: NodeSource): boolean {
  const files = new Map(
    nodes.getNodesByType("File").map(({ id, absolutePath }) => [absolutePath, id]),
  );
  return dataFiles.every((file) => {
    const parent = files.get(nodePath(filePath(folder, file)));
    const text = textOf(folder, file);
    if (text === "") return parent === undefined;
    const elements = [JSON.parse(text) as unknown].flat() as readonly {
      readonly image?: string;
    }[];
    const found = nodes
      .getNodesByType(jsonTypeName(file))
      .filter((node) => node.parent === parent)
      .map(({ internal }) => internal.contentDigest);
    const wanted = elements.map((element) => nodes.createContentDigest(element));
    const isItemFile = catalogueNames.some((name) => name === file);
    return (
      parent !== undefined &&
      found.sort().join() === wanted.sort().join() &&
      (!isItemFile ||
        elements.every(({ image = "" }) => files.has(nodePath(path.resolve(folder, image)))))
    );
  });
}

/** A data file's text; none where there is no file. */
function textOf(folder: string, file: DataFile): string {
  const place = filePath(folder, file);
  return existsSync(place) ? readFileSync(place, "utf8") : "";
}

function filePath(folder: string, file: DataFile): string {
  return path.join(folder, `${file}.json`);
}

/** A path as nodes of files have it. */
function nodePath(file: string): string {
  return path.resolve(file).replaceAll(path.sep, "/");
}
