import { dataFiles } from "../../src/data-check/catalogue-data";
import { type EditSession, type KeptChanges, unsavedContents } from "./edit-session";
import type { Contents } from "../server/protocol";

/** Milliseconds in which another page of this browser says that some changes are its own. */
const answerMs = 250;

/** What a page asks the others, and how they answer. */
interface Word {
  readonly kind: "whose" | "mine";
  readonly key: string;
}

/**
 * A page's own unwritten changes, kept in the browser: they are there again when the page is loaded
 * anew. Changes of a page that has been closed are taken over by the next one that opens; those of a page
 * that is open stay with it.
 */
export class KeptStore {
  private readonly channel = new BroadcastChannel("catalogue-editor");
  private readonly prefix: string;
  private key: string;
  /** Whether this page can still write its changes. */
  private isWriting = true;

  /** @param folder what tells the data folder from others that are edited at this address */
  constructor(folder: string) {
    this.prefix = `unsaved-changes ${folder} `;
    this.key = sessionStorage.getItem(this.prefix) ?? this.newKey();
  }

  /** Takes what this page kept before it was loaded anew, and what closed pages have kept. */
  async taken(): Promise<readonly KeptChanges[]> {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(this.prefix));
    const others = await this.keysOfOpenPages([...keys, this.key]);
    // A page that was duplicated has the key of the one that it was made of.
    if (others.has(this.key)) this.key = this.newKey();
    sessionStorage.setItem(this.prefix, this.key);
    this.channel.onmessage = ({ data }: MessageEvent<Word>) => {
      // What a page cannot write any more, because its editor has ended, is for the next one.
      if (data.kind === "whose" && data.key === this.key && this.isWriting) {
        this.say("mine", this.key);
      }
    };
    return keys
      .filter((key) => !others.has(key))
      .flatMap((key) => {
        const kept = changesOf(localStorage.getItem(key));
        localStorage.removeItem(key);
        return kept;
      });
  }

  /** Keeps a session's unwritten changes and open conflicts, or that there are none. */
  keep(session: EditSession): void {
    const changed = unsavedContents(session);
    const { conflicts, firstPublished } = session;
    if (Object.keys(changed).length === 0 && conflicts.length === 0) {
      localStorage.removeItem(this.key);
      return;
    }
    const named = new Set([...Object.keys(changed), ...conflicts.map(({ file }) => file)]);
    const files = dataFiles.filter((file) => named.has(file));
    const ofFiles = (contents: Contents) =>
      Object.fromEntries(files.map((file) => [file, contents[file]]));
    const kept: KeptChanges = {
      base: ofFiles(session.base),
      drafts: ofFiles(session.drafts),
      conflicts,
      ...(firstPublished === null ? {} : { published: ofFiles(firstPublished) }),
    };
    localStorage.setItem(this.key, JSON.stringify(kept));
  }

  /** Hears whether the editor's server still answers this page. */
  isAnswered(isWriting: boolean): void {
    this.isWriting = isWriting;
  }

  /** Ends the answers to other pages. */
  close(): void {
    this.channel.close();
  }

  private async keysOfOpenPages(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    this.channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.kind === "mine") found.add(data.key);
    };
    for (const key of new Set(keys)) this.say("whose", key);
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    return found;
  }

  private say(kind: Word["kind"], key: string): void {
    const word: Word = { kind, key };
    this.channel.postMessage(word);
  }

  private newKey(): string {
    return `${this.prefix}${Date.now()}-${Math.random()}`;
  }
}

/** Kept changes as they were written; none where they cannot be read. */
function changesOf(text: string | null): KeptChanges[] {
  try {
    const {
      base,
      drafts,
      conflicts = [],
      published,
    } = JSON.parse(text ?? "") as Partial<KeptChanges>;
    if (!isContents(base) || !isContents(drafts)) throw new Error("These are no contents of files");
    if (!areConflicts(conflicts)) throw new Error("These are no conflicts");
    return [{ base, drafts, conflicts, ...(isContents(published) ? { published } : {}) }];
  } catch (error) {
    console.error("Changes that this browser has kept cannot be read.", error);
    return [];
  }
}

function isContents(value: unknown): value is KeptChanges["base"] {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).every((file) => dataFiles.some((known) => known === file))
  );
}

function areConflicts(value: unknown): value is KeptChanges["conflicts"] {
  return (
    Array.isArray(value) &&
    (value as readonly Partial<KeptChanges["conflicts"][number]>[]).every(
      ({ file, steps, ownWords, theirWords }) =>
        dataFiles.some((known) => known === file) &&
        [steps, ownWords, theirWords].every((list) => Array.isArray(list)),
    )
  );
}
