/** @jest-environment node */
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { dataFiles } from "../../src/data-check/catalogue-data";
import { DevelopDataGuard } from "../../src/gatsby/develop-data-guard";
import { areNodesComplete, jsonTypeName, type NodeSource } from "../../src/gatsby/data-nodes";
import { previewDataFolder } from "../../src/gatsby/preview-data-folder";
import { PreviewPlan } from "../../src/gatsby/preview-plan";
import { fieldExtensions } from "../../src/gatsby/schema";
import { DataCopy } from "../support/broken-data";

let data: DataCopy;
beforeEach(() => (data = new DataCopy()));
afterEach(() => data.dispose());

type Node = ReturnType<NodeSource["getNodesByType"]>[number];
const digest = (content: string | object) =>
  createHash("md5").update(JSON.stringify(content)).digest("hex");
const text = (file: string) => readFileSync(path.join(data.folder, `${file}.json`), "utf8");

/** The nodes of the data as it stands, as Gatsby would make them. */
function madeNodes(): Map<string, Node[]> {
  const fileNode = (name: string) => ({
    id: name,
    absolutePath: path.join(data.folder, name),
    internal: { contentDigest: name },
  });
  const contents = dataFiles.map((file) => JSON.parse(text(file)) as unknown);
  const items = contents.flat() as { readonly image?: string }[];
  const nodes = dataFiles.map((file, place): [string, Node[]] => [
    jsonTypeName(file),
    [contents[place]].flat().map((content, index) => ({
      id: `${file} ${index}`,
      parent: `${file}.json`,
      internal: { contentDigest: digest(content as object) },
    })),
  ]);
  const images = items.flatMap(({ image }) => (image === undefined ? [] : [fileNode(image)]));
  const files = dataFiles.map((file) => fileNode(`${file}.json`));
  return new Map([...nodes, ["File", [...files, ...images]]]);
}

const source = (nodes: ReadonlyMap<string, readonly Node[]>): NodeSource => ({
  getNodesByType: (type) => nodes.get(type) ?? [],
  createContentDigest: digest,
});

describe("the nodes of the preview", () => {
  const changed = (type: string, change: (nodes: Node[]) => readonly Node[]) => {
    const nodes = madeNodes();
    nodes.set(type, [...change(nodes.get(type) ?? [])]);
    return areNodesComplete(data.folder, source(nodes));
  };
  test("are complete when they are those of the files", () => {
    expect(changed("BikesJson", (nodes) => nodes)).toBe(true);
  });
  test.each<[string, string, (nodes: Node[]) => readonly Node[]]>([
    ["an item is still to be made", "BikesJson", (nodes) => nodes.slice(0, -1)],
    [
      "one more is left of an earlier text",
      "BikesJson",
      (nodes) => [...nodes.slice(0, 1), ...nodes],
    ],
    [
      "one is that of an earlier text",
      "BikesJson",
      (nodes) => nodes.with(0, { id: "0", parent: "bikes.json", internal: { contentDigest: "x" } }),
    ],
    ["a picture is still to be found", "File", (nodes) => nodes.slice(0, -1)],
  ])("are not while %s", (_what, type, change) => {
    expect(changed(type, change)).toBe(false);
  });
});

describe("planning the preview's pages", () => {
  const patience = { looksForNodes: 3, looksForPlan: 2, asks: 3 };
  test("waits for the nodes of an edited file", async () => {
    const plan = new PreviewPlan(data.folder, patience);
    const complete = madeNodes();
    const late = new Map(complete).set("BikesJson", []);
    let looks = 0;
    const nodes: NodeSource = {
      ...source(complete),
      getNodesByType: (type) => {
        if (type === "File") looks += 1;
        return (looks > 1 ? complete : late).get(type) ?? [];
      },
    };
    expect(await plan.completeVersion(nodes)).not.toBeNull();
    expect(looks).toBe(2);
    expect(await plan.completeVersion(source(late))).toBeNull();
  });

  test("is asked for anew until the pages are made of the data as it stands", async () => {
    const plan = new PreviewPlan(data.folder, patience);
    const earlier = await plan.completeVersion(source(madeNodes()));
    data.write("bikes.json", text("bikes").replace(/"price": \d+/, '"price": 4321'));
    plan.setPlanned(earlier);
    let asks = 0;
    plan.setAskAnew(() => {
      asks += 1;
      void plan.completeVersion(source(madeNodes())).then((version) => {
        if (asks === 2) plan.setPlanned(version);
      });
    });
    await plan.untilPlanned();
    expect(asks).toBe(2);
    await plan.untilPlanned();
    expect(asks).toBe(2);
  });
});

test("the preview takes the next change when the pages are made of the last one", async () => {
  const home = process.cwd();
  const folder = mkdtempSync(path.join(os.tmpdir(), "preview-"));
  rmSync(path.join(data.folder, "schema"));
  cpSync("data/schema", path.join(data.folder, "schema"), { recursive: true });
  process.chdir(folder);
  try {
    const waiting: (() => void)[] = [];
    const untilPlanned = () => new Promise<void>((resolve) => waiting.push(resolve));
    const preview = new DevelopDataGuard(data.folder, { untilPlanned });
    const priced = (price: number) =>
      data.write("bikes.json", text("bikes").replace(/"price": \d+/, `"price": ${price}`));
    const shown = () => readFileSync(path.join(previewDataFolder, "bikes.json"), "utf8");
    priced(501);
    await preview.follow();
    priced(502);
    await preview.follow();
    expect(shown()).toContain('"price": 501');
    waiting[0]?.();
    for (let look = 0; look < 200 && !shown().includes('"price": 502'); look += 1) await pause(50);
    expect(shown()).toContain('"price": 502');
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
});

test("an item's place on the website is that in its file, whatever is linked to the file's node", () => {
  const extensions = fieldExtensions as readonly { name: string; extend: unknown }[];
  const { extend } = extensions.find(({ name }) => name === "placeInFile") ?? {};
  const { resolve } = (extend as () => { resolve: (...given: object[]) => number })();
  const ids = () => (JSON.parse(text("bikes")) as { id: number }[]).map(({ id }) => id);
  const places = (contentDigest: string) => {
    const absolutePath = path.join(data.folder, "bikes.json");
    const node = { absolutePath, internal: { contentDigest }, children: [] };
    const nodeModel = { getNodeById: () => node };
    return ids().map((jsonId) => resolve({ jsonId, parent: "file" }, {}, { nodeModel }));
  };
  const md5 = () => createHash("md5").update(text("bikes")).digest("hex");
  const inOrder = ids().map((_id, place) => place);
  expect(places(md5())).toEqual(inOrder);
  const earlier = md5();
  data.write("bikes.json", JSON.stringify((JSON.parse(text("bikes")) as object[]).toReversed()));
  expect(places(md5())).toEqual(inOrder);
  // The file is newer than its node.
  expect(places(earlier)).toEqual(inOrder);
});
