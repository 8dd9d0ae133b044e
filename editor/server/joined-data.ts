import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  catalogueNames,
  type DataFile,
  dataFiles,
  isOptional,
} from "../../src/data-check/catalogue-data";
import { changeWords } from "./change-words";
import { conflictInWords } from "./conflict-words";
import { dataChanges, merged } from "./data-changes";
import { git } from "./git";
import { type HighestOf, type Sides, withOwnIds, withOwnPictures } from "./own-ids";
import type { Contents, MetConflict } from "./protocol";
import { highestPublishedId } from "./published-ids";

/** What comes of two publishings that were made without knowing of each other. */
export interface JoinedData {
  readonly contents: Contents;
  readonly sides: Sides<Contents>;
  readonly conflicts: readonly MetConflict[];
  /** What the other publishing has changed, in words. */
  readonly theirWords: readonly string[];
  /** The own pictures whose names the other publishing has given to different ones, by those names. */
  readonly pictures: ReadonlyMap<string, OwnPicture>;
}

/** A picture that gives its name up, to be written under another one. */
export interface OwnPicture {
  /** Its new path below the data folder, `images/dio-2.jpg`. */
  readonly image: string;
  readonly blob: string;
}

/**
 * Puts the data of two commits together, field by field and item by item.
 *
 * @param commits the last commit that both come from, the one of this computer, and the other one
 * @returns null where one of them has a file that cannot be read
 */
export async function joinedData(
  dataFolder: string,
  commits: Sides<string>,
): Promise<JoinedData | null> {
  const [base, own, others] = await Promise.all(
    [commits.base, commits.own, commits.others].map((commit) => contentsAt(dataFolder, commit)),
  );
  if (!base || !own || !others) return null;
  const pictures = await ownPictures(dataFolder, commits);
  const highest = await highestIds(dataFolder, commits);
  return { ...joinedContents({ base, own, others }, highest, pictures), pictures };
}

/** Puts three states of the data together, of which one is both others' beginning. */
export function joinedContents(
  { base, own: before, others }: Sides<Contents>,
  highest: Readonly<Partial<Record<DataFile, HighestOf>>> = {},
  pictures: ReadonlyMap<string, OwnPicture> = new Map(),
): Omit<JoinedData, "pictures"> {
  const names = new Map([...pictures].map(([image, own]) => [image, own.image]));
  const own = withOwnIds(
    { base, own: withOwnPictures({ base, own: before }, names), others },
    highest,
  );
  const { contents, conflicts } = merged(base, own, others);
  return {
    contents,
    sides: { base, own, others },
    conflicts: conflicts.map((conflict) =>
      conflictInWords(conflict, { base, own, others }, contents),
    ),
    theirWords: dataChanges(base, others).map((change) => changeWords(change, base, others)),
  };
}

/** The data in a commit; null where a file of it cannot be read. */
async function contentsAt(dataFolder: string, commit: string): Promise<Contents | null> {
  const read = async (file: DataFile) => {
    const { isDone, output } = await git(dataFolder, "show", `${commit}:./${file}.json`);
    return [file, isDone ? parsed(output) : isOptional(file) ? [] : undefined] as const;
  };
  const found = await Promise.all(dataFiles.map(read));
  return found.some(([, content]) => content === undefined) ? null : Object.fromEntries(found);
}

/** What a text of JSON holds; undefined where it cannot be read. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Whoever asks says so in its own words.
    return undefined;
  }
}

async function highestIds(
  dataFolder: string,
  commits: Sides<string>,
): Promise<Partial<Record<DataFile, HighestOf>>> {
  const found = catalogueNames.map(async (name) => {
    const [base, own, others] = await Promise.all([
      highestPublishedId(dataFolder, name, commits.base),
      highestPublishedId(dataFolder, name, commits.own),
      highestPublishedId(dataFolder, name, commits.others),
    ]);
    return [name, { base, own, others }] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** The pictures of one's own that another publishing has, too, under the same name and as another picture. */
async function ownPictures(
  dataFolder: string,
  commits: Sides<string>,
): Promise<ReadonlyMap<string, OwnPicture>> {
  const [base, own, others] = await Promise.all(
    [commits.base, commits.own, commits.others].map((commit) => picturesAt(dataFolder, commit)),
  );
  const found = new Map<string, OwnPicture>();
  for (const [image, blob] of own ?? []) {
    const theirs = others?.get(image);
    const was = base?.get(image);
    if (theirs === undefined || [theirs, was].includes(blob) || theirs === was) continue;
    const taken = new Set([
      ...[base, own, others].flatMap((pictures) => [...(pictures?.keys() ?? [])]),
      ...[...found.values()].map((picture) => picture.image),
    ]);
    found.set(image, { image: await freeName(dataFolder, image, blob, taken), blob });
  }
  return found;
}

/** A name that no other picture has; on the disk it may stand for this one already. */
async function freeName(
  dataFolder: string,
  image: string,
  blob: string,
  taken: ReadonlySet<string>,
): Promise<string> {
  const { dir, name, ext } = path.posix.parse(image);
  const stem = name.replace(/-\d+$/, "");
  for (let number = 2; ; number += 1) {
    const free = `${dir}/${stem}-${number}${ext}`;
    if (taken.has(free)) continue;
    if (!existsSync(path.join(dataFolder, free))) return free;
    const { output } = await git(dataFolder, "hash-object", "--", `./${free}`);
    if (output.trim() === blob) return free;
  }
}

/** The pictures of a commit by their paths below the data folder. */
async function picturesAt(
  dataFolder: string,
  commit: string,
): Promise<ReadonlyMap<string, string>> {
  const { isDone, output } = await git(dataFolder, "ls-tree", "-z", commit, "--", "images/");
  const entries = isDone ? output.split("\0") : [];
  return new Map(
    entries.flatMap((entry) => {
      const [, type, blob = "", image = ""] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(entry) ?? [];
      return type === "blob" ? [[image, blob] as const] : [];
    }),
  );
}

/** The text of a data file on the disk, or null where there is none. */
export function textIn(dataFolder: string, file: DataFile): string | null {
  const place = path.join(dataFolder, `${file}.json`);
  return existsSync(place) ? readFileSync(place, "utf8") : null;
}
