import {
  inOwnLanguage,
  itemsOf,
  listPages,
  needed,
  notFoundTexts,
  places,
  texts,
} from "./catalogue";
import type { Host } from "./host";
import { by, nth } from "./places";
import { expect, test } from "./site";
import type { Visitor } from "./visitor";

test.use({ expectedErrors: /Failed to load|NetworkError|Load failed|Could not connect/i });

const home = needed(listPages[0], "a list");

/** Opens one page and waits until the service worker answers and has stored all pictures, which are last. */
async function visitOnce(visitor: Visitor): Promise<void> {
  await visitor.open(home.path);
  await expect
    .poll(() => visitor.evaluate(storedPictures), { message: "stored pictures" })
    .toBeGreaterThanOrEqual(shownPictures.size);
}

const shownPictures = new Set(listPages.flatMap(itemsOf).map(({ image }) => JSON.stringify(image)));

/** The number of pictures at the last call, once the worker answers: WebDriver does not wait for a promise. */
function storedPictures(): number {
  const { dataset } = document.documentElement;
  if (navigator.serviceWorker.controller?.state !== "activated") return 0;
  void caches
    .open("further-files")
    .then((cache) => cache.keys())
    .then(
      (keys) =>
        (dataset.pictures = String(keys.filter(({ url }) => url.includes("/static/")).length)),
    );
  return Number(dataset.pictures ?? 0);
}

/** Opens every list and an item's page while no server answers. */
async function expectTheWholeSite(visitor: Visitor, host: Host): Promise<void> {
  await expect(fetch(host.origin)).rejects.toThrow();
  for (const list of [...listPages].reverse()) {
    await visitor.open(list.path);
    expect(await visitor.texts(nth(by("heading"), 0))).toEqual([list.title]);
    expect(await visitor.texts(by("article"))).toHaveLength(itemsOf(list).length);
    await expect
      .poll(() =>
        visitor.evaluate(
          () => document.querySelector<HTMLImageElement>("article img")?.naturalWidth ?? 0,
        ),
      )
      .toBeGreaterThan(0);
  }
  await expect
    .poll(async () => (await visitor.texts(by("status"))).join(" "))
    .toMatch(new RegExp(texts.pricesAsOf(".+")));
  const place = needed(places[0], "a place");
  await visitor.open(`${home.path}?to=${place.slug}`);
  await expect
    .poll(() => visitor.values(by("textbox", texts.kmInAll)))
    .toEqual([String(2 * place.km)]);
  const item = needed(itemsOf(home)[0], "an item");
  await visitor.open(item.path);
  // Its list answers for it, and draws it in its place when the scripts have come.
  await expect.poll(() => visitor.texts(nth(by("heading"), 0))).toEqual([item.name]);
}

test("after one visit the whole site opens in another tab without a network", async ({
  visitor,
  host,
}) => {
  await visitOnce(visitor);
  host.stop();
  await visitor.changeTab();
  await expectTheWholeSite(visitor, host);
});

test.describe("another page for everything", () => {
  // A worker that is no script cannot be registered, and a script that is a page begins with "<".
  test.use({ expectedErrors: /service worker|JSHandle@error|SyntaxError: .+ '<'$/i });

  test("for a second of the first visit leaves nothing behind", async ({ visitor, host }) => {
    await visitor.open(home.path);
    host.troubles = ["answers with another page"];
    await new Promise((resolve) => setTimeout(resolve, 1000));
    host.troubles = [];
    await visitOnce(visitor);
    host.stop();
    await expectTheWholeSite(visitor, host);
  });
});

test("after one visit lists, items and unknown addresses open while the server hangs", async ({
  visitor,
  host,
}) => {
  await visitOnce(visitor);
  host.troubles = ["hangs"];
  for (const list of listPages.slice(0, 2)) {
    await visitor.open(list.path);
    expect(await visitor.texts(by("article"))).toHaveLength(itemsOf(list).length);
  }
  const item = needed(itemsOf(home)[0], "an item");
  await visitor.open(item.path);
  await expect.poll(() => visitor.texts(by("heading"))).toContain(item.name);
  await visitor.open(inOwnLanguage("/nowhere"));
  expect(await visitor.texts(nth(by("heading"), 0))).toEqual([notFoundTexts.title]);
});

test("after one visit the whole site opens without a network when the browser was closed", async ({
  engine,
  ownDevice,
  host,
}) => {
  test.skip(engine.whyNotStored !== null, engine.whyNotStored ?? "");
  await visitOnce(await ownDevice.start());
  await ownDevice.stop();
  host.stop();
  await expectTheWholeSite(await ownDevice.start(), host);
});
