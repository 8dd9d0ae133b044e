import fc from "fast-check";
import { withChange } from "../../editor/server/data-changes";
import {
  begun,
  edited,
  type EditSession,
  redrafted,
  synced,
  undone,
  unsavedContents,
} from "../../editor/page/edit-session";
import type { Contents, EditorState, FileStates } from "../../editor/server/protocol";
import { without } from "../../editor/server/json-values";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";

interface Row {
  readonly id: number;
  readonly cost: string;
}
interface Item {
  readonly id: number;
  readonly name: string;
  readonly note?: string;
  readonly priceDetails: readonly Row[];
}

const kinds = [
  "sync",
  "sync",
  "load anew",
  "undo",
  "mine",
  "theirs",
  "name",
  "note",
  "no note",
  "price",
  "price",
  "add item",
  "remove item",
  "add row",
  "remove row",
  "move",
  "add phone",
  "remove phone",
  "change phone",
] as const;

/** What somebody does at one of two pages, and at which of the things that are there. */
const step = fc.record({
  page: fc.integer({ min: 0, max: 1 }),
  kind: fc.constantFrom(...kinds),
  at: fc.nat({ max: 11 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const wordsIn = (value: unknown) => new Set(JSON.stringify([value]).match(/word \d+/g));
const copied = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

/** Two pages of one editor. Every word that is typed is another one, so that each can be looked for. */
class TwoPages {
  private words = 0;
  private readonly item = (id: number): Item => ({
    id,
    name: this.word(),
    note: this.word(),
    priceDetails: [1, 2].map((row) => ({ id: row, cost: this.word() })),
  });
  private readonly published: Contents = {
    ...Object.fromEntries(dataFiles.map((file) => [file, []])),
    bikes: [1, 2, 3].map(this.item),
    business: { phones: [this.word(), this.word()] },
  };
  private disk = this.published;
  private readonly pages = [this.opened(), this.opened()];
  /** The words that somebody at one of the pages has taken away, has overwritten or decided against. */
  private readonly gone = [new Set<string>(), new Set<string>()];

  /** The words that are nowhere, though nobody has taken them away. */
  lost(): string[] {
    const asked = this.pages.flatMap(({ conflicts }) =>
      conflicts.flatMap(({ to, own }) => [...wordsIn([to, own])]),
    );
    const known = new Set([
      ...wordsIn(this.disk),
      ...asked,
      ...this.gone.flatMap((set) => [...set]),
    ]);
    return Array.from({ length: this.words }, (_, index) => `word ${index + 1}`).filter(
      (word) => !known.has(word),
    );
  }

  /** What the pages show, and what stands on the disk, of the bikes. */
  shown() {
    return { pages: this.pages.map(({ drafts }) => drafts.bikes), disk: this.disk.bikes };
  }

  rest(): void {
    for (const page of [0, 1, 0, 1, 0, 1, 0, 1]) this.sync(page);
  }

  take({ page, kind, at }: Step): void {
    const session = this.page(page);
    const conflict = session.conflicts[at % session.conflicts.length];
    if (kind === "sync") this.sync(page);
    else if (kind === "load anew") this.pages[page] = this.loadedAnew(session);
    else if (kind === "undo") this.act(page, undone(session));
    else if (kind === "mine" || kind === "theirs") {
      if (conflict === undefined) return;
      const drafts = kind === "mine" ? withChange(session.drafts, conflict) : session.drafts;
      const after = redrafted(session, drafts, `${kind} ${this.words}`);
      this.act(page, { ...after, conflicts: after.conflicts.filter((one) => one !== conflict) });
    } else if (kind.endsWith("phone")) {
      const { phones } = session.drafts.business as { phones: string[] };
      const added = kind === "remove phone" ? [] : [this.word()];
      const next = phones.toSpliced(
        at % (phones.length + 1),
        kind === "add phone" ? 0 : 1,
        ...added,
      );
      this.act(page, edited(session, "business", { phones: next }, `${kind} ${this.words}`));
    } else {
      const bikes = this.changed(session.drafts.bikes as readonly Item[], kind, at);
      this.act(page, edited(session, "bikes", bikes, `${kind} ${this.words}`));
    }
  }

  private changed(items: readonly Item[], kind: Step["kind"], at: number): readonly Item[] {
    const place = at % Math.max(1, items.length);
    if (kind === "add item") {
      const id = Math.max(3, ...items.map((item) => item.id)) + 1;
      return items.toSpliced(place, 0, this.item(id));
    }
    const item = items[place];
    if (item === undefined) return items;
    const { priceDetails: rows } = item;
    const row = rows[at % Math.max(1, rows.length)];
    const others = items.toSpliced(place, 1);
    if (kind === "remove item") return others;
    if (kind === "move") return others.toSpliced((at * 7) % items.length, 0, item);
    const next: Partial<Record<Step["kind"], () => Item>> = {
      name: () => ({ ...item, name: this.word() }),
      note: () => ({ ...item, note: this.word() }),
      "no note": () => without({ ...item }, "note"),
      "add row": () => {
        const id = Math.max(0, ...rows.map((one) => one.id)) + 1;
        return { ...item, priceDetails: [...rows, { id, cost: this.word() }] };
      },
      "remove row": () => ({ ...item, priceDetails: rows.filter((one) => one !== row) }),
      price: () => {
        if (row === undefined) return item;
        const cost = this.word();
        return { ...item, priceDetails: rows.map((one) => (one === row ? { ...one, cost } : one)) };
      },
    };
    return items.with(place, next[kind]?.() ?? item);
  }

  private act(page: number, after: EditSession): void {
    const before = this.page(page);
    const decided = before.conflicts.filter((one) => !after.conflicts.includes(one));
    const gone = this.gone[page] ?? new Set();
    const [had, has] = [wordsIn(before.drafts), wordsIn(after.drafts)];
    for (const word of [...had, ...wordsIn(decided)]) if (!has.has(word)) gone.add(word);
    for (const word of has) if (!had.has(word)) gone.delete(word);
    this.pages[page] = after;
  }

  private sync(page: number): void {
    const session = this.page(page);
    const before = this.files();
    const changed = unsavedContents(session);
    const isStale = (file: DataFile) => before[file].version !== session.versions[file];
    const own = dataFiles.filter((file) => file in changed && !isStale(file));
    this.disk = { ...this.disk, ...Object.fromEntries(own.map((file) => [file, changed[file]])) };
    const after = this.files();
    const of = (files: readonly DataFile[]) =>
      Object.fromEntries(files.map((file) => [file, after[file]]));
    const elsewhere = of(dataFiles.filter(isStale));
    this.pages[page] = synced(session, { saved: of(own), elsewhere, faults: [], warnings: [] });
  }

  private loadedAnew({ base, drafts, conflicts, firstPublished }: EditSession): EditSession {
    return this.opened([{ base, drafts, conflicts, published: firstPublished ?? {} }]);
  }

  private opened(kept: Parameters<typeof begun>[1] = []): EditSession {
    const state: Partial<EditorState> = {
      files: this.files(),
      published: this.published,
      highestIds: { bikes: 3, cars: 0, taxis: 0, hotels: 0 },
    };
    return begun(copied(state) as EditorState, copied(kept));
  }

  private files(): FileStates {
    const states = dataFiles.map((file) => {
      const content = this.disk[file];
      return [file, { version: JSON.stringify(content), content: copied(content) }] as const;
    });
    return Object.fromEntries(states) as FileStates;
  }

  private page(page: number): EditSession {
    const session = this.pages[page];
    if (session === undefined) throw new Error(`There is no page ${page}.`);
    return session;
  }

  private word(): string {
    this.words += 1;
    return `word ${this.words}`;
  }
}

test("whatever two pages do, each shows what is saved, and no word is lost that nobody has taken away", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 24, size: "max" }), (steps) => {
      const pages = new TwoPages();
      for (const one of steps) pages.take(one);
      pages.rest();
      const { disk, pages: shown } = pages.shown();
      expect(shown).toEqual([disk, disk]);
      const ids = (disk as readonly Item[]).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(pages.lost()).toEqual([]);
    }),
    { numRuns: 1000, seed: 23 },
  );
});
