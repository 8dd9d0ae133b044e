import path from "node:path";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { parsedData } from "../../src/data-check/data-files";
import { isObject } from "../json-values";
import { type Contents, elementsOf, isElement, valueAt } from "../operations";
import type { RemovedEntry } from "../protocol";
import { git } from "./git";
import { isPictureName, pictureData } from "./pictures";
import { replaceFile } from "./regular-files";
import type { Repository } from "./repository";

const maxCommits = 500;

/** Published entries that `contents` lacks, each from the latest of `earlierDrafts` that has it. Copies their pictures to the archive. */
export async function removedEntries(
  repository: Repository,
  editorFolder: string,
  contents: Contents,
  earlierDrafts: readonly Contents[] = [],
): Promise<readonly RemovedEntry[]> {
  const { dataFolder } = repository;
  const entries = new Map<string, RemovedEntry>();
  for (const { file, content, commit } of await publishedStates(repository, contents)) {
    const elements = elementsOf(content);
    for (const [index, element] of elements.entries()) {
      const key = `${file} ${element.id}`;
      const elementIn = (state: Contents) => valueAt(state[file], [{ id: element.id }]);
      if (elementIn(contents) !== undefined || entries.has(key)) continue;
      const following = elements.slice(index + 1).map(({ id }) => id);
      const entry = earlierDrafts.map(elementIn).find(isElement) ?? element;
      entries.set(key, { file, entry, following, isStillPublished: commit === "HEAD" });
      const name = path.posix.basename(String(entry.image));
      if (!isPictureName(name) || pictureData(dataFolder, editorFolder, name) !== null) continue;
      const parameters = ["show", `${commit}:./images/${name}`];
      const run = await git(dataFolder, parameters, { encoding: "latin1" });
      const picture = Buffer.from(run.output, "latin1");
      if (run.isSuccess) replaceFile(editorFolder, `pictures/${name}`, picture);
    }
  }
  return [...entries.values()];
}

/** States of this shop's files, the latest first. The repository may have begun with another shop, which is left out. */
async function publishedStates(repository: Repository, contents: Contents) {
  const published = (await repository.published()) ?? {};
  const latest = dataFiles.map((file) => ({ file, content: published[file], commit: "HEAD" }));
  const states = [...latest, ...(await replacedStates(repository))];
  const otherShop = states.find(
    ({ file, content }) => file === "business" && isOtherShop(content, contents.business),
  );
  const end = states.findIndex(({ commit }) => commit === otherShop?.commit);
  return states.slice(0, end === -1 ? undefined : end);
}

function isOtherShop(former: unknown, business: unknown): boolean {
  if (!isObject(former) || !isObject(business) || former.name === business.name) return false;
  const phones = Array.isArray(business.phones) ? (business.phones as unknown[]) : [];
  return !(Array.isArray(former.phones) && former.phones.some((phone) => phones.includes(phone)));
}

/** States of files before a commit changed or removed them, the latest first. */
async function replacedStates(repository: Repository) {
  const selection = [`--max-count=${maxCommits}`, "--first-parent", "-m", "--diff-filter=MD"];
  const format = ["--raw", "--no-abbrev", "--no-renames", "--relative", "--format=%H"];
  const paths = dataFiles.map((file) => `${file}.json`);
  const log = await repository.run("log", ...selection, ...format, "--", ...paths);
  // A line has a commit's id, or a file with its blob before the commit.
  const linePattern = /^(\w{40,})$|^:\d+ \d+ (\w+) \w+ \w\t(\w+)\.json$/gm;
  const changes: { commit: string; blob: string; file: DataFile }[] = [];
  let commit = "";
  for (const [, id, blob = "", file] of log.output.matchAll(linePattern)) {
    if (id !== undefined) commit = id;
    else changes.push({ commit: `${commit}^`, blob, file: file as DataFile });
  }
  const texts = await repository.objectTexts(changes.map(({ blob }) => blob));
  return changes.flatMap((change, index) => {
    const parsed = parsedData(change.file, texts[index] ?? "");
    return "content" in parsed ? { ...change, content: parsed.content } : [];
  });
}
