/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DataStore } from "../../editor/server/data-store";
import { type DataChange, dataChanges, withChange } from "../../editor/server/data-changes";
import { allowedPath, type Asked } from "../../editor/server/guard";
import {
  begun,
  edited,
  type EditSession,
  republished,
  stepEnded,
  synced,
  undone,
  unsavedContents,
} from "../../editor/page/edit-session";
import { toldApart, withCopy, withMoved, withNew } from "../../editor/page/elements";
import { withReason } from "../../editor/page/acknowledging";
import { itemName } from "../../editor/server/change-words";
import { leftAddresses, leftWords } from "../../editor/page/page-addresses";
import { spotOf } from "../../editor/page/conflict-spots";
import { faultsOf, formErrors } from "../../editor/page/faults-at";
import { fieldFaults, markedCount, oncePerLine } from "../../editor/page/field-faults";
import { formContent, formPlan } from "../../editor/page/form-schema";
import {
  type Item,
  priceColumns,
  withConfirmedPrice,
  withKilometres,
  withPrice,
} from "../../editor/page/price-cells";
import { takenAddresses } from "../../editor/page/taken-addresses";
import { typedNumber } from "../../editor/page/typed-number";
import type { EditorState, SyncRequest } from "../../editor/server/protocol";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import * as dataWarningsModule from "../../src/data-check/data-warnings";
import { DataCopy } from "../support/broken-data";
import { without } from "../../editor/server/json-values";
import { nextId } from "../../editor/server/next-id";

describe("who is let in", () => {
  const permission = { token: "secret", hosts: ["127.0.0.1:8400", "localhost:8400"] };
  const own: Asked = {
    url: "/secret/state?x=1",
    host: "127.0.0.1:8400",
    origin: undefined,
    site: undefined,
  };
  test.each<[string, Partial<Asked>, string | null]>([
    ["the page itself", {}, "/state"],
    ["the page by its other name", { host: "localhost:8400" }, "/state"],
    ["a script of the page", { origin: "http://127.0.0.1:8400", site: "same-origin" }, "/state"],
    ["a typed address", { site: "none" }, "/state"],
    ["another token", { url: "/secreT/state" }, null],
    ["a longer token", { url: "/secret1/state" }, null],
    ["no token", { url: "/state" }, null],
    ["another host", { host: "example.com:8400" }, null],
    ["no host", { host: undefined }, null],
    ["another origin", { origin: "http://example.com" }, null],
    ["a page of this machine on another port", { origin: "http://127.0.0.1:8000" }, null],
    ["a page that hides its origin", { origin: "null" }, null],
    ["another site", { site: "cross-site" }, null],
  ])("%s", (_what, change, expected) => {
    expect(allowedPath({ ...own, ...change }, permission)).toBe(expected);
  });
});

describe("the data folder", () => {
  let data: DataCopy;
  let store: DataStore;
  const asIs = (text: string) => Promise.resolve(text);
  const text = (file: DataFile) => readFileSync(path.join(data.folder, `${file}.json`), "utf8");
  const versions = () => {
    const files = store.files();
    return Object.fromEntries(
      dataFiles.map((file) => [file, files[file].version]),
    ) as SyncRequest["versions"];
  };
  const content = (file: DataFile) => JSON.parse(text(file)) as Item[];
  const priced = (items: readonly Item[], index: number, price: number | string) =>
    items.map((item, place) => (place === index ? withPrice(item, "1 day", price) : item));
  beforeEach(() => {
    data = new DataCopy();
    store = new DataStore(data.folder, asIs);
  });
  afterEach(() => data.dispose());

  test("is written where it is right, one line for one value", async () => {
    const before = text("bikes");
    const bikes = priced(content("bikes"), 0, 4321);
    const answer = await store.sync({ versions: versions(), changed: { bikes } });
    expect(answer).toMatchObject({ elsewhere: {}, faults: [] });
    expect(content("bikes")).toEqual(bikes);
    const lines = text("bikes").split("\n");
    expect(lines.filter((line, index) => line !== before.split("\n")[index])).toHaveLength(1);
    expect(answer.saved.bikes?.version).toBe(versions().bikes);
  });

  test("keeps an element that is wrong as it was, and says what is wrong", async () => {
    const before = content("bikes");
    const bikes = priced(priced(before, 0, 777), 1, "lots");
    const { saved, faults } = await store.sync({ versions: versions(), changed: { bikes } });
    expect(content("bikes")).toEqual(priced(before, 0, 777));
    expect(saved.bikes?.content).toEqual(priced(before, 0, 777));
    expect(faults.map((fault) => fault.path)).toEqual([[1, "priceDetails", 0, "price"]]);
  });

  test("keeps as it was what asks for something that another file lacks, and takes the rest", async () => {
    data.edit<Record<string, unknown>>("business", (business) => delete business.monthDays);
    const before = content("bikes");
    const monthly = before.map((item, place) =>
      place === 1 ? withPrice(item, "1 month", 9000) : item,
    );
    const { faults } = await store.sync({
      versions: versions(),
      changed: { bikes: priced(monthly, 0, 777) },
    });
    expect(content("bikes")).toEqual(priced(before, 0, 777));
    expect(faults.map(({ path }) => path)).toEqual([["monthDays"]]);
  });

  test("of two items that want one address, keeps the one that has it", async () => {
    const before = content("cars");
    const name = before.at(-1)?.name;
    const cars = before.map((item, place) => (place === 0 ? { ...item, name } : item));
    const { faults } = await store.sync({ versions: versions(), changed: { cars } });
    expect(faults.map(({ path }) => path)).toEqual([[0, "slug"]]);
    expect(content("cars")).toEqual(before);
  });

  test("leaves out a new element that is wrong", async () => {
    const before = content("cars");
    const cars = withNew(before, 900, ["exceed"]);
    await store.sync({ versions: versions(), changed: { cars } });
    expect(content("cars")).toEqual(before);
  });

  test("may lack a catalogue, which is written with its first item", async () => {
    const taxis = content("taxis");
    data.remove("taxis.json");
    const shown = store.files();
    expect(shown.taxis.content).toEqual([]);
    const { saved } = await store.sync({ versions: versions(), changed: { taxis } });
    expect(content("taxis")).toEqual(taxis);
    expect(saved.taxis?.content).toEqual(taxis);
  });

  test("is not written over what somebody else has changed", async () => {
    const old = versions();
    const bikes = priced(content("bikes"), 0, 777);
    const theirs = JSON.stringify(priced(content("bikes"), 1, 888));
    data.write("bikes.json", theirs);
    const { saved, elsewhere } = await store.sync({ versions: old, changed: { bikes } });
    expect([saved, text("bikes")]).toEqual([{}, theirs]);
    expect(elsewhere.bikes?.content).toEqual(JSON.parse(theirs));
  });

  test("that has a fault already keeps nobody from changing the rest", async () => {
    data.write("cars.json", "[");
    const bikes = priced(content("bikes"), 0, 777);
    const { faults } = await store.sync({ versions: versions(), changed: { bikes } });
    expect(content("bikes")).toEqual(bikes);
    expect(faults.map(({ file }) => file)).toEqual(["cars.json"]);
    expect(store.files().cars).toMatchObject({ text: "[" });
  });

  test("takes two files together where only both are right", async () => {
    const pages = JSON.parse(text("pages")) as Record<string, unknown>[];
    const hotels = content("hotels").map((item) => ({ ...item, brand: `${String(item.brand)}-x` }));
    await store.sync({ versions: versions(), changed: { hotels } });
    expect(content("hotels")).not.toEqual(hotels);
    const changed = { hotels, pages: pages.map((page) => without(page, "labels")) };
    await store.sync({ versions: versions(), changed });
    expect(content("hotels")).toEqual(hotels);
  });

  test("mends a text, unless it has changed in the meantime", async () => {
    const right = text("cars");
    data.write("cars.json", "[");
    const { version } = store.files().cars;
    expect(await store.mend("cars", "another", right)).toBe(false);
    expect(text("cars")).toBe("[");
    expect(await store.mend("cars", version, right)).toBe(true);
    expect(text("cars")).toBe(right);
  });

  test("is looked at for pictures that are likely mistakes, but for those that publishing mends", async () => {
    writeFileSync(path.join(data.folder, "images", "unused.jpg"), "unused");
    const rules = async () => new Set((await store.pictureWarnings()).map(({ rule }) => rule));
    expect(await rules()).toEqual(new Set(["small-picture"]));
    data.write("cars.json", "[");
    expect(await rules()).toEqual(new Set());
  });

  test("is asked again for its pictures where one is put away while they are looked at", async () => {
    const look = dataWarningsModule.dataWarnings;
    const image = content("cars")[0]?.image ?? "";
    const spy = jest.spyOn(dataWarningsModule, "dataWarnings").mockImplementation((...asked) => {
      rmSync(path.join(data.folder, image));
      return look(...asked);
    });
    expect(await store.pictureWarnings()).toEqual([]);
    spy.mockRejectedValue(new Error("Something else"));
    data.write(image, readFileSync(path.join(data.folder, content("cars")[1]?.image ?? "")));
    await expect(store.pictureWarnings()).rejects.toThrow("Something else");
    spy.mockRestore();
  });

  test("that has lost a file is said to have none", () => {
    rmSync(path.join(data.folder, "search.json"));
    expect(store.files().search).toEqual({ version: "none", text: "" });
    writeFileSync(path.join(data.folder, "search.json"), "{}");
    expect(store.files().search.content).toEqual({});
  });
});

describe("a session of the page", () => {
  const highestIds = { bikes: 0, cars: 0, hotels: 0, taxis: 0 };
  const list = (price: number) => [{ id: 1, name: "Dio", price }];
  const fileOf = (content: unknown, version = "1") => ({ content, version });
  const state = (bikes: unknown) =>
    ({
      files: Object.fromEntries(
        dataFiles.map((file) => [file, fileOf(file === "bikes" ? bikes : {})]),
      ),
      published: null,
      highestIds,
      schemas: {},
      publishing: { canCommit: false, remote: null, unsent: 0, unsentReason: null },
    }) as unknown as EditorState;
  const none = { saved: {}, elsewhere: {}, faults: [], warnings: [] };
  const typed = (session: EditSession, price: number) =>
    edited(session, "bikes", list(price), "price");

  test("typing at one place is one step back", () => {
    const start = begun(state(list(1)), []);
    const session = typed(typed(start, 12), 123);
    expect(undone(session).drafts).toEqual(start.drafts);
    expect(undone(undone(session)).drafts).toEqual(start.drafts);
  });

  test("typing at a place that was left is a step of its own", () => {
    const start = begun(state(list(1)), []);
    const session = typed(stepEnded(typed(typed(start, 5), 51)), 510);
    expect(undone(session).drafts.bikes).toEqual(list(51));
    expect(undone(undone(session)).drafts).toEqual(start.drafts);
  });

  test("what was written is not unsaved any more, what was typed since is", () => {
    const session = typed(begun(state(list(1)), []), 12);
    expect(unsavedContents(session)).toEqual({ bikes: list(12) });
    const answer = { ...none, saved: { bikes: fileOf(list(12), "2") } };
    expect(unsavedContents(synced(session, answer))).toEqual({});
    expect(unsavedContents(synced(typed(session, 123), answer))).toEqual({ bikes: list(123) });
  });

  test("another's change of the same is taken, and one's own is kept", () => {
    const session = typed(begun(state(list(1)), []), 12);
    const after = synced(session, { ...none, elsewhere: { bikes: fileOf(list(5), "2") } });
    expect(after.drafts.bikes).toEqual(list(5));
    expect(after.conflicts).toMatchObject([{ file: "bikes", to: 12 }]);
    expect(after.versions.bikes).toBe("2");
  });

  describe("a conflict", () => {
    const named = (name: string) => [{ id: 1, name }];
    const mine = (session: EditSession, name: string) => edited(session, "bikes", named(name), "1");
    const theirs = (session: EditSession, name: string, version: string) =>
      synced(session, { ...none, elsewhere: { bikes: fileOf(named(name), version) } });
    const met = theirs(mine(begun(state(named("Dio")), []), "Mine"), "Theirs", "2");

    test("says both values", () => {
      expect(met.conflicts).toMatchObject([
        {
          theirWords: ["Theirs, name: “Dio” → “Theirs”"],
          ownWords: ["Mine, name: “Dio” → “Mine”"],
        },
      ]);
    });
    test("is settled by whatever is written at its place, and by nothing else", () => {
      expect(edited(met, "cars", named("Alto"), "1").conflicts).toHaveLength(1);
      expect(mine(met, "Another").conflicts).toEqual([]);
      expect(met.conflicts.map((one) => withChange(met.drafts, one).bikes)).toEqual([
        named("Mine"),
      ]);
    });
    test("stays when the other changes the same once more, with what stands then", () => {
      const again = theirs(met, "Once more", "3");
      expect(again.conflicts).toMatchObject([
        { to: "Mine", theirWords: ["Once more, name: “Theirs” → “Once more”"] },
      ]);
      expect(mine(again, "Mine").conflicts).toEqual([]);
    });
    test("is gone where the other changes the same to one's own value", () => {
      expect(theirs(met, "Mine", "3").conflicts).toEqual([]);
    });
    test("is open again when what has answered it is taken back", () => {
      const back = undone(mine(mine(met, "M"), "My"));
      expect(back.conflicts).toEqual(met.conflicts);
      expect(back.drafts).toEqual(met.drafts);
      const other = edited(met, "cars", named("Alto"), "1");
      expect(undone(other).conflicts).toEqual(met.conflicts);
    });
    describe("about an item that the other removes", () => {
      const gone = (session: EditSession) =>
        synced(session, { ...none, elsewhere: { bikes: fileOf([], "3") } });
      const answered = ({ drafts, conflicts }: EditSession) =>
        conflicts.map((one) => withChange(drafts, one).bikes);
      const theirWords = ["Theirs removed from Bikes"];

      test("asks whether it comes back, as one wanted it", () => {
        const again = gone(met);
        expect(answered(again)).toEqual([named("Mine")]);
        expect(again.conflicts).toMatchObject([{ theirWords }]);
        expect(again.conflicts[0]?.ownWords).toHaveLength(1);
      });
      test("asks it once, with what was changed in it since", () => {
        const noted = [{ id: 1, name: "Theirs", note: "new" }];
        const again = gone(edited(met, "bikes", noted, "note"));
        expect(answered(again)).toEqual([[{ id: 1, name: "Mine", note: "new" }]]);
        expect(again.conflicts).toMatchObject([{ theirWords }]);
        expect(again.conflicts[0]?.ownWords).toHaveLength(2);
      });
      test("asks it of the next page, too", () => {
        const { base, drafts, conflicts } = met;
        const bikes = ({ bikes: content }: EditSession["base"]) => ({ bikes: content });
        const kept = { base: bikes(base), drafts: bikes(drafts), conflicts };
        expect(answered(begun(state([]), [kept]))).toEqual([named("Mine")]);
      });
    });
    test("is one for all changes of an item that the other has removed", () => {
      const bike = { id: 1, name: "Dio", image: "dio.jpg" };
      const start = begun(state([bike, { id: 2, name: "Shine" }]), []);
      const changed = [
        { id: 1, name: "Activa", image: "activa.jpg" },
        { id: 2, name: "Shine" },
      ];
      const { conflicts } = synced(edited(start, "bikes", changed, "1"), {
        ...none,
        elsewhere: { bikes: fileOf([{ id: 2, name: "Shine" }], "2") },
      });
      expect(conflicts).toMatchObject([{ theirWords: ["Dio removed from Bikes"] }]);
      expect(conflicts[0]?.ownWords).toHaveLength(2);
    });
  });

  describe("an own new item whose id somebody else has taken", () => {
    const dio = { id: 1, name: "Dio", price: 1 };
    const theirs = { id: 2, name: "Theirs", price: 2 };
    const mine = (id: number, price = 3) => ({ id, name: "Mine", price });
    const others = (bikes: unknown) => ({ ...none, elsewhere: { bikes: fileOf(bikes, "2") } });
    const followed = [[{ file: "bikes", from: 2, to: 3 }]];

    test("before it was written has another one, with all that was typed", () => {
      const start = edited(begun(state([dio]), []), "bikes", [dio, mine(2)], "add");
      const { drafts, conflicts, renumberings } = synced(start, others([dio, theirs]));
      expect(drafts.bikes).toEqual([dio, theirs, mine(3)]);
      expect([conflicts, renumberings]).toEqual([[], followed]);
    });
    test("before it was written stays clear of the ids that were published", () => {
      const known = { ...state([dio]), highestIds: { ...highestIds, bikes: 7 } };
      const start = edited(begun(known, []), "bikes", [dio, mine(2)], "add");
      expect(synced(start, others([dio, theirs])).drafts.bikes).toContainEqual(mine(8));
    });
    test("at publishing has the one that it was given, with what was typed since", () => {
      const start = begun(state([dio, mine(2)]), []);
      const typing = edited(start, "bikes", [dio, mine(2, 34)], "price");
      const session = synced(typing, others([dio, theirs, mine(3)]));
      expect(session.drafts.bikes).toEqual([dio, theirs, mine(3, 34)]);
      expect([session.conflicts, session.renumberings]).toEqual([[], followed]);
      expect(session.news).toEqual(["Theirs added to Bikes"]);
      expect(synced(session, none).renumberings).toBe(session.renumberings);
    });
    test("has a price that got another id at publishing, and is told of the other's alone", () => {
      const priced = (...rows: [number, string, number][]) => {
        const priceDetails = rows.map(([id, duration, price]) => ({ id, duration, price }));
        return [{ ...dio, priceDetails }];
      };
      const own = priced([1, "1 day", 599], [2, "9 days", 3300]);
      const both = priced([1, "1 day", 599], [2, "8 days", 3100], [3, "9 days", 3300]);
      const { drafts, news, conflicts } = synced(begun(state(own), []), others(both));
      expect(drafts.bikes).toEqual(both);
      expect(news).toEqual(["Dio, 8 days: ₹3,100 added"]);
      expect(conflicts).toEqual([]);
    });
    const isPublished = { published: { bikes: [dio] } };
    const namesake = { ...theirs, name: "Mine" };
    test("at publishing is known although the other has its name, whatever is heard first", () => {
      const start = begun({ ...state([dio, mine(2)]), ...isPublished }, []);
      const typing = edited(start, "bikes", [dio, mine(2, 34)], "price");
      const both = [dio, namesake, mine(3)];
      const heard = republished(typing, { ...state([dio, mine(2)]), published: { bikes: both } });
      const session = synced(heard, others(both));
      expect(session.drafts.bikes).toEqual([dio, namesake, mine(3, 34)]);
      expect([session.conflicts, session.renumberings]).toEqual([[], followed]);
    });
    test("at publishing is not renamed by that, whatever is heard first", () => {
      const start = begun({ ...state([dio, mine(2)]), ...isPublished }, []);
      const both = [dio, theirs, mine(3)];
      const files = { ...state(both).files, bikes: fileOf(both, "2") };
      const heard = republished(start, { ...state(both), files, published: { bikes: both } });
      expect(heard.drafts.bikes).toEqual(both);
      expect([heard.versions.bikes, heard.renumberings]).toEqual(["2", followed]);
    });
    test("is known by a page that was closed although the other has its name", () => {
      const kept = { base: { bikes: [dio, mine(2)] }, drafts: { bikes: [dio, mine(2, 34)] } };
      const both = [dio, namesake, mine(3)];
      const after = { ...state(both), published: { bikes: both } };
      const session = begun(after, [{ ...kept, ...isPublished, conflicts: [] }]);
      expect(session.drafts.bikes).toEqual([dio, namesake, mine(3, 34)]);
    });
    test("while a page was closed, too", () => {
      const kept = { base: { bikes: [dio, mine(2)] }, drafts: { bikes: [dio, mine(2, 34)] } };
      const session = begun(state([dio, theirs, mine(3)]), [{ ...kept, conflicts: [] }]);
      expect(session.drafts.bikes).toEqual([dio, theirs, mine(3, 34)]);
      expect([session.conflicts, session.renumberings]).toEqual([[], followed]);
    });
    test.each([null, { bikes: [dio] }])("is not mistaken for one of %j, changed", (published) => {
      const before = begun({ ...state([dio]), published }, []);
      const start = edited(before, "bikes", [{ ...dio, price: 9 }], "price");
      const session = synced(
        start,
        others([
          { ...dio, price: 5 },
          { ...dio, id: 2 },
        ]),
      );
      expect([session.renumberings, session.conflicts.length]).toEqual([[], 1]);
    });
  });

  describe("a conflict that a page was closed with", () => {
    const kept = (session: EditSession) => [{ base: {}, drafts: {}, conflicts: session.conflicts }];
    const met = synced(typed(begun(state(list(1)), []), 12), {
      ...none,
      elsewhere: { bikes: fileOf(list(5), "2") },
    });
    test("is there again, with both values", () => {
      const again = begun(state(list(5)), JSON.parse(JSON.stringify(kept(met))) as []);
      expect(again.conflicts).toMatchObject(met.conflicts);
      expect(again.drafts.bikes).toEqual(list(5));
      expect(typed(again, 12).conflicts).toEqual([]);
    });
    test("names what stands now", () => {
      const [conflict] = begun(state(list(7)), kept(met)).conflicts;
      expect(conflict).toMatchObject({ to: 12, standing: 7 });
      expect(conflict?.theirWords).toEqual(["Dio, price: 5 → 7"]);
    });
    test("is gone where its own value stands by now", () => {
      expect(begun(state(list(12)), kept(met)).conflicts).toEqual([]);
    });
  });

  test("what an earlier page has changed in a file that cannot be read waits until it can", () => {
    const bikes = (price: number) => ({ bikes: [{ id: 1, name: "Dio", price }] });
    const unread = state(undefined);
    const kept = { base: bikes(1), drafts: bikes(12), conflicts: [] };
    const session = begun(unread, [kept]);
    expect([session.base.bikes, session.drafts.bikes]).toEqual([list(1), list(12)]);
    const mended = synced(session, { ...none, elsewhere: { bikes: fileOf(list(1), "3") } });
    expect([mended.drafts.bikes, mended.conflicts]).toEqual([list(12), []]);
  });

  test("what an earlier page could not write is there again", () => {
    const kept = { base: { bikes: list(1) }, drafts: { bikes: list(-1) }, conflicts: [] };
    expect(begun(state(list(1)), [kept]).drafts.bikes).toEqual(list(-1));
    const changed = begun(state(list(7)), [kept]);
    expect([changed.drafts.bikes, changed.conflicts.length]).toEqual([list(7), 1]);
  });

  describe("an item that is published and gets another address", () => {
    const fascino = { id: 7, name: "Yamaha Fascino", formerSlugs: ["fascino"] };
    const start = begun({ ...state([fascino]), published: { bikes: [fascino] } }, []);
    const drafted = (session: EditSession) =>
      (session.drafts.bikes as { name?: string; slug?: string; formerSlugs?: string[] }[])[0];
    const named = (session: EditSession, change: object) =>
      edited(session, "bikes", [{ ...drafted(session), ...change }], JSON.stringify(change));
    const typed = (names: readonly string[]) =>
      names.reduce((session, name) => named(session, { name }), start);

    test("keeps the one that people have saved, however many letters were typed", () => {
      const session = typed(["Yamaha Fascino 1", "Yamaha Fascino 12", "", "Y", "Yamaha"]);
      expect(drafted(session)?.formerSlugs).toEqual(["fascino", "yamaha-fascino"]);
      expect(drafted(undone(session))?.name).toBe("Y");
      const words = dataChanges({ bikes: [fascino] }, { bikes: [drafted(session)] });
      expect(words.map(({ steps }) => steps.at(-1))).toEqual(["name", "formerSlugs"]);
    });
    test("needs none when it gets its own back, or keeps it by itself", () => {
      expect(drafted(typed(["Yamaha", "Yamaha Fascino"]))).toEqual(fascino);
      expect(drafted(undone(typed(["Yamaha"])))).toEqual(fascino);
      const kept = named(start, { name: "Ray", slug: "yamaha-fascino" });
      expect(drafted(kept)?.formerSlugs).toEqual(["fascino"]);
    });
    test("does not lead from an earlier address that it takes again", () => {
      expect(drafted(typed(["Fascino"]))?.formerSlugs).toEqual(["yamaha-fascino"]);
    });
    test("does without it where somebody has taken it out", () => {
      const without = named(typed(["Yamaha"]), { formerSlugs: undefined });
      expect(drafted(named(without, { price: 5 }))?.formerSlugs).toBeUndefined();
    });
    test("and one that was never published has no earlier address", () => {
      const fresh = begun({ ...state([fascino]), published: { bikes: [] } }, []);
      expect(drafted(named(fresh, { name: "Ray" }))?.formerSlugs).toEqual(["fascino"]);
    });
    test("and of two with one id none has the other's", () => {
      const two = [fascino, { ...fascino, name: "Ray" }];
      expect(begun({ ...state(two), published: { bikes: [fascino] } }, []).drafts.bikes).toEqual(
        two,
      );
    });
    test("keeps an earlier one that was its own by the way, while a name was typed", () => {
      const session = typed(["Fascino", "Fascino 1", "Fascino 12"]);
      expect(drafted(session)?.formerSlugs).toEqual(["fascino", "yamaha-fascino"]);
    });
    test("keeps it where the name was changed while its first publishing ran", () => {
      const nobody = begun({ ...state([fascino]), published: { bikes: [] } }, []);
      const later = named(named(nobody, { name: "Ray" }), { price: 5 });
      const session = republished(later, { ...state([fascino]), published: { bikes: [fascino] } });
      expect(drafted(session)?.formerSlugs).toEqual(["fascino", "yamaha-fascino"]);
      expect(drafted(undone(session))?.formerSlugs).toEqual(["fascino", "yamaha-fascino"]);
      expect(drafted(undone(undone(session)))).toEqual(fascino);
    });
    test("keeps it where a publishing is followed by a step back", () => {
      const ray = typed(["Ray"]);
      const session = undone(
        republished(ray, { ...state([fascino]), published: { bikes: [drafted(ray)] } }),
      );
      expect(drafted(session)).toEqual({ ...fascino, formerSlugs: ["fascino", "ray"] });
    });
    test("keeps it where the file was changed by other programs, now or before", () => {
      const ray = [{ ...fascino, name: "Ray" }];
      const now = synced(start, { ...none, elsewhere: { bikes: fileOf(ray, "2") } });
      expect(drafted(now)?.formerSlugs).toEqual(["fascino", "yamaha-fascino"]);
      expect(unsavedContents(now)).toHaveProperty("bikes");
      const before = begun({ ...state(ray), published: { bikes: [fascino] } }, []);
      expect(drafted(before)?.formerSlugs).toEqual(["fascino", "yamaha-fascino"]);
    });
    test("takes none from another item that has it now", () => {
      const ray = { id: 8, name: "Ray" };
      const both = begun({ ...state([fascino, ray]), published: { bikes: [fascino, ray] } }, []);
      const swapped = [
        { ...fascino, name: "Ray" },
        { ...ray, name: fascino.name },
      ];
      expect(edited(both, "bikes", swapped, "names").drafts.bikes).toEqual(swapped);
    });
    test("is named where another item has it now, and not where it is kept or its item is gone", () => {
      const ray = { id: 8, name: "Ray" };
      const published = { bikes: [fascino, ray] };
      const taken = (bikes: readonly object[]) => takenAddresses(published, { bikes });
      const givesWay = { ...fascino, slug: "yamaha-fascino-2" };
      const takes = { ...ray, name: fascino.name };
      expect(taken([givesWay, takes])).toEqual([
        { published: "Yamaha Fascino (7)", now: "Yamaha Fascino (8)" },
      ]);
      expect(taken([givesWay, ray])).toEqual([]);
      expect(taken([takes])).toEqual([]);
      expect(taken([givesWay, { ...takes, brand: "of-another-page" }])).toEqual([]);
    });
  });

  test("a file that cannot be read any more keeps what was typed, until it can", () => {
    const session = typed(begun(state(list(1)), []), 12);
    const broken = synced(session, { ...none, elsewhere: { bikes: { version: "2", text: "[" } } });
    expect(broken.broken.bikes).toEqual({ version: "2", text: "[" });
    expect(broken.drafts.bikes).toEqual(list(12));
    const mended = synced(broken, { ...none, elsewhere: { bikes: fileOf(list(1), "3") } });
    expect([mended.broken, mended.drafts.bikes]).toEqual([{}, list(12)]);
  });
});

describe("a page that is published and gets another address", () => {
  const business = { slug: "shop" };
  const bikes = { id: 1, title: "Bikes", path: "/bikes", match: "exact" };
  const rooms = { id: 2, title: "Rooms", path: "/rooms-", match: "prefix" };
  const published = { business, pages: [bikes, rooms] };
  const left = (...pages: object[]) => leftAddresses(published, { business, pages });
  test("leaves the one that people have saved, and says so", () => {
    const [found] = left({ ...bikes, path: "/two-wheelers" }, rooms);
    expect(found).toMatchObject({ id: 1, published: "/bikes", takenBy: null });
    expect(found && leftWords(found)).toMatch(/^Those who have saved \/bikes find nothing/);
    expect(left(bikes, { ...rooms, path: "/hotels-" })).toMatchObject([
      { published: "/rooms-shop", field: "/rooms-" },
    ]);
  });
  test("names the page that has it then", () => {
    const swapped = left({ ...bikes, path: "/rooms-shop" }, { ...rooms, path: "/hotels-" });
    expect(swapped).toMatchObject([{ takenBy: null }, { takenBy: "Bikes" }]);
    expect(swapped.map(leftWords)[1]).toContain("come to Bikes");
  });
  test("keeps it under another title, and a removed or a new page has none to keep", () => {
    expect(left({ ...bikes, title: "Two wheelers" })).toEqual([]);
    expect(left(bikes, rooms, { ...bikes, id: 3, path: "/new" })).toEqual([]);
  });
});

describe("price tables", () => {
  const item: Item = {
    id: 1,
    priceDetails: [
      { id: 1, duration: "1 day", price: 499, kms: "120 km", estimated: true },
      { id: 3, duration: "1 week", price: 2799, kms: null },
    ],
  };
  test("have the durations of all items, the shortest first", () => {
    const columns = priceColumns([item, { id: 2 }], ["4 weeks", "2 days", "sometimes"]);
    expect(columns.map(({ duration }) => duration)).toEqual([
      "1 day",
      "2 days",
      "1 week",
      "4 weeks",
      "sometimes",
    ]);
  });
  test("a price for another duration is a row in its place, with a number of its own", () => {
    expect(withPrice(item, "2 days", 900).priceDetails?.map(({ id }) => id)).toEqual([1, 4, 3]);
  });
  test("an emptied price is a row less, another price keeps what else the row has", () => {
    expect(withPrice(item, "1 week", undefined).priceDetails).toHaveLength(1);
    expect(withPrice(item, "1 day", 549).priceDetails?.[0]).toMatchObject({ kms: "120 km" });
  });
  test("a confirmed price is estimated no more", () => {
    expect(withConfirmedPrice(item, "1 day").priceDetails?.[0]).not.toHaveProperty("estimated");
  });
  test.each([
    ["150", "150 km"],
    ["1,400 km", "1400 km"],
    ["unlimited", "Unlimited km"],
    ["Unlimited KM", "Unlimited km"],
    ["", null],
    ["far", "far"],
  ])("kilometres typed as %p are %p", (typed, kms) => {
    expect(withKilometres(item, "1 day", typed).priceDetails?.[0]?.kms).toBe(kms);
  });
  test.each([
    ["499", 499],
    [" ₹1,05,000 ", 105000],
    ["Rs. 499/-", 499],
    ["", undefined],
    ["4x", "4x"],
    ["-5", -5],
    ["17.724", 17.724],
    ["105,000", 105000],
    ["1,2", "1,2"],
    ["12,34", "12,34"],
    ["499 599", "499 599"],
    ["49 9", "49 9"],
    [" Rs. 1,800 /- ", 1800],
  ])("a number typed as %p is %p", (text, number) => expect(typedNumber(text)).toBe(number));
});

test("a comma in a number that is not whole is left for the check to see", () => {
  expect(typedNumber("17,724", false)).toBe("17,724");
  expect(typedNumber("17.724", false)).toBe(17.724);
});

describe("lists", () => {
  const list = [
    { id: 1, name: "A", exceed: "x", image: "a", priceDetails: [{ duration: "1 day" }] },
    { id: 5, name: "B", exceed: "x", image: "b", acknowledged: {}, priceDetails: [] },
  ];
  test("an element is moved with its id, and not beyond the ends", () => {
    expect(withMoved(list, 5, -1).map(({ id }) => id)).toEqual([5, 1]);
    expect(withMoved(list, 5, 1)).toBe(list);
  });
  test("an id is no other element's, nor one's that was removed", () => {
    expect([nextId([]), nextId(list), nextId(list, 9), nextId(list, 3)]).toEqual([1, 6, 10, 6]);
  });
  test("names that several have are told apart by their places", () => {
    expect(toldApart(["Room", "Suite", "Room"])).toEqual([
      "Room, number 1",
      "Suite",
      "Room, number 3",
    ]);
  });
  test("a copy stands below, under another id and name, and has nothing acknowledged", () => {
    const [, , copy] = withCopy(list, 5, 6);
    expect(copy).toEqual({ id: 6, name: "B (copy)", exceed: "x", image: "b", priceDetails: [] });
  });
  test("a copy of one without a name has none", () => {
    expect(withCopy([{ id: 1, name: " " }], 1, 2)[1]).toEqual({ id: 2, name: " " });
    expect(withCopy([{ id: 1 }], 1, 2)[1]).toEqual({ id: 2 });
  });
  test("two without a name are told apart, however their names are empty", () => {
    const bikes = [{ id: 1, name: "" }, { id: 2 }, { id: 3, name: "Dio" }];
    const names = bikes.map(({ id }) => itemName("bikes", id, { bikes }));
    expect(names).toEqual(["New bike (1)", "New bike (2)", "Dio"]);
    const room = { name: "Room", location: "Beach" };
    const hotels = [
      { ...room, id: 1 },
      { ...room, id: 2 },
      { ...room, id: 3, location: "Hill" },
    ];
    expect(hotels.map(({ id }) => itemName("hotels", id, { hotels }))).toEqual([
      "Room (1)",
      "Room (2)",
      "Room (Hill)",
    ]);
  });
  test("a new one has what most share, and nothing of its own", () => {
    expect(withNew(list, 6, ["name", "exceed", "image"]).at(-1)).toMatchObject({
      id: 6,
      name: "",
      exceed: "x",
      image: "",
    });
  });
  test("the first one of a catalogue has what the schema fixes", () => {
    expect(withNew([], 1, ["type", "name"], { type: true })).toEqual([
      {
        id: 1,
        type: true,
        name: "",
        image: "",
        priceDetails: [{ id: 1, duration: "1 day", kms: null }],
      },
    ]);
  });
  test("a warning is acknowledged at its element, or in its file", () => {
    const warning = { rule: "unusual-price", place: "", message: "", reason: null } as const;
    const contents = { bikes: list, business: { name: "Shop" } };
    const inList = withReason(
      contents,
      { ...warning, acknowledgedBy: { file: "bikes", index: 0 } },
      "so",
    );
    expect((inList.bikes as typeof list)[0]).toMatchObject({
      acknowledged: { "unusual-price": "so" },
    });
    const inFile = withReason(
      contents,
      { ...warning, acknowledgedBy: { file: "business", index: null } },
      "so",
    );
    expect(inFile.business).toEqual({ name: "Shop", acknowledged: { "unusual-price": "so" } });
  });
});

describe("forms", () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(`data/schema/${name}.schema.json`, "utf8")) as unknown;
  const schemas = Object.fromEntries(
    [...dataFiles, "common"].map((name) => [`${name}.schema.json`, read(name)]),
  );
  test.each(dataFiles)("the form of %s has every reference in its place", (file) => {
    const { schema } = formPlan(schemas, file);
    expect(JSON.stringify(schema)).not.toContain("$ref");
    expect(Object.keys(schema.properties ?? {}).length).toBeGreaterThan(0);
  });
  describe("a change is shown", () => {
    const row = { id: 2, price: 5 };
    const drafts = {
      bikes: [{ id: 7 }, { id: 9, name: "Dio", image: "dio.jpg", priceDetails: [row] }],
      pages: [{ id: 1, labels: {} }],
      business: { openingHours: { opens: "07:00" } },
    };
    const spot = (file: DataFile, steps: DataChange["steps"], id: number | null) =>
      spotOf({ file, steps, from: 1, to: 2 }, { file, id }, drafts, schemas);
    const price = [{ id: 9 }, "priceDetails", { id: 2 }, "price"] as const;
    test("in a list at its element", () => {
      expect(spot("bikes", price, null)).toBe("element-9");
      expect(spot("bikes", [{ id: 9 }], null)).toBe("element-9");
    });
    test("in a form at its field, or at the nearest one around it", () => {
      expect(spot("bikes", price, 9)).toBe("field-bikes-1_priceDetails_0_price");
      const gone = [{ id: 9 }, "priceDetails", { id: 3 }, "price"] as const;
      expect(spot("bikes", gone, 9)).toBe("field-bikes-1_priceDetails");
      expect(spot("pages", [{ id: 1 }, "labels", "scooty"], 1)).toBe("field-pages-0_labels");
      const opens = ["openingHours", "opens"];
      expect(spot("business", opens, null)).toBe("field-business_openingHours_opens");
    });
    test("nowhere where no field is about it, or its element is gone, or another one is shown", () => {
      expect(spot("bikes", [{ id: 9 }, "image"], 9)).toBeNull();
      expect(spot("bikes", [{ id: 9 }], 9)).toBeNull();
      expect(spot("bikes", [{ id: 5 }, "name"], null)).toBeNull();
      expect(spot("bikes", price, 7)).toBeNull();
      expect(spot("bikes", [], null)).toBeNull();
      const change = { file: "bikes", steps: price, from: 1, to: 2 } as const;
      expect(spotOf(change, { file: "changes", id: null }, drafts, schemas)).toBeNull();
    });
  });
  test("emptied fields are left out, and new rows get a number", () => {
    const row = { duration: "1 day", price: 5, estimated: false };
    const value = { name: "", tab: { label: "" }, priceDetails: [{ id: 4, kms: "1 km" }, row] };
    expect(formContent(value)).toEqual({
      priceDetails: [
        { id: 4, kms: "1 km" },
        { id: 5, duration: "1 day", price: 5, kms: null },
      ],
    });
  });
  test("a day that is not closed says nothing of it, and no other day is an empty list", () => {
    const days = [{ day: "Sunday", opens: "10:00", closes: "14:00", closed: false }];
    expect(formContent({ otherDays: days })).toEqual({
      otherDays: [{ day: "Sunday", opens: "10:00", closes: "14:00" }],
    });
    expect(formContent({ otherDays: [] })).toEqual({ otherDays: [] });
  });
  test("an emptied list that may be left out is left out, and one that is needed stays, to be filled", () => {
    const form = { formerSlugs: [], alsoCalled: [], phones: [] };
    expect(formContent(form)).toEqual({ phones: [] });
  });
  describe("what is wrong is said to somebody who sees no file", () => {
    const told = (items: readonly Item[]) => {
      const data = new DataCopy();
      const before = JSON.parse(
        readFileSync(path.join(data.folder, "bikes.json"), "utf8"),
      ) as Item[];
      const made = items.map((item, index) => ({ ...before[0], ...item, id: 900 + index }));
      const store = new DataStore(data.folder, (text) => Promise.resolve(text));
      const faults = faultsOf(store.faults({ bikes: [...before, ...made] }), "bikes");
      data.dispose();
      return faults.map(({ path: steps, rule }) => [steps.slice(1).join("."), rule]);
    };
    test("a new item has fields to fill in, and nothing else", () => {
      const [item] = withNew([], 1, []) as readonly Item[];
      if (item === undefined) throw new Error("No new item");
      const faults = told([{ ...item, category: undefined, filter: undefined }]);
      expect(faults).toContainEqual(["name", "still to be filled in"]);
      expect(faults).toContainEqual(["image", "drop a photo here"]);
      expect(faults).toContainEqual(["priceDetails.0.price", "still to be filled in"]);
      expect(faults.filter(([, rule]) => /"|images\//.test(rule ?? ""))).toEqual([]);
    });
    test("a name of blanks is to be filled in, and asks for no address", () => {
      expect(told([{ id: 0, name: "  " }])).toEqual([["name", "still to be filled in"]]);
    });
    test("a name that another item has is marked where it was typed, too", () => {
      const twins = [{ name: "Ray" }, { name: "Ray" }].map((item) => ({ ...item, id: 0 }));
      const faults = told(twins);
      expect(faults.map(([field]) => field)).toEqual(["slug", "name"]);
      expect(new Set(faults.map(([, rule]) => rule)).size).toBe(1);
      const written = twins.map((item) => ({ ...item, slug: "ray" }));
      expect(told(written).map(([field]) => field)).toEqual(["slug"]);
    });
    test("a name without letters asks for an address", () => {
      const [[field, rule] = []] = told([{ id: 0, name: "350" }]);
      expect([field, rule]).toEqual(["slug", expect.not.stringMatching(/"/)]);
    });
    test("an earlier address is not made of the name", () => {
      const [[field, rule] = []] = told([{ id: 0, name: "Ray", formerSlugs: ["A b"] }]);
      expect([field, rule]).toEqual(["formerSlugs.0", expect.not.stringMatching(/Leave it out/)]);
    });
  });
  test("of one line of a file that cannot be read what is wrong first is told", () => {
    const at = (rule: string) => ({ file: "a.json", item: null, field: null, value: null, rule });
    const faults = ["line 3: one", "line 3: two", "line 4: one", "no line", "no line, either"];
    const told = oncePerLine(faults.map((rule) => ({ ...at(rule), path: [] })));
    expect(told.map(({ rule }) => rule)).toEqual([
      "line 3: one",
      "line 4: one",
      "no line",
      "no line, either",
    ]);
  });
  test("a group of which nothing is there is to be filled in at its fields, and counts as them", () => {
    const rule = "the field is missing";
    const fault = { file: "pages.json", item: null, field: "noun", value: null, rule };
    const told = faultsOf(fieldFaults([{ ...fault, path: [0, "noun"] }], schemas), "pages");
    expect(formErrors(told, [0])).toEqual({
      noun: {
        one: { __errors: ["Still to be filled in."] },
        many: { __errors: ["Still to be filled in."] },
      },
    });
    expect(told.map(({ field }) => field)).toEqual(["noun.one", "noun.many"]);
    expect(markedCount(told)).toBe(2);
  });
  test.each<[string, object, readonly string[]]>([
    [
      "that is closed and has hours",
      { opens: "10:00", closes: "14:00", closed: true },
      ["opens", "closes"],
    ],
    ["that is closed and has one", { closes: "14:00", closed: true }, ["closes"]],
    ["that opens and does not close", { opens: "10:00" }, ["closes"]],
    ["of which nothing is said", {}, ["opens", "closes"]],
  ])("a day %s is wrong at what it has too much or too little", (_what, day, wrong) => {
    const data = new DataCopy();
    const store = new DataStore(data.folder, (text) => Promise.resolve(text));
    const business = JSON.parse(readFileSync(path.join(data.folder, "business.json"), "utf8")) as {
      openingHours: object;
    };
    const otherDays = [{ day: "Sunday", ...day }];
    const changed = { ...business, openingHours: { ...business.openingHours, otherDays } };
    const faults = fieldFaults(store.faults({ business: changed }), schemas);
    data.dispose();
    const steps = ["openingHours", "otherDays", 0];
    expect(Object.keys(formErrors(faults, steps))).toEqual(["__errors", ...wrong]);
    expect(markedCount(faults)).toBe(wrong.length);
  });
  test("faults stand at their fields, and those of others do not", () => {
    const fault = { file: "bikes.json", item: null, field: null, value: null, rule: "is wrong" };
    const faults = [
      { ...fault, path: [2, "priceDetails", 0, "price"] },
      { ...fault, path: [1, "name"] },
    ];
    expect(formErrors(faults, [2])).toEqual({
      priceDetails: { 0: { price: { __errors: ["Is wrong."] } } },
    });
  });
});
