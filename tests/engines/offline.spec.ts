import { itemsOf, listPages, needed, places, texts } from "./catalogue";
import type { Host } from "./host";
import { by, nth } from "./locators";
import { expect, test } from "./site";
import type { Visitor } from "./visitor";

test.use({ expectedErrors: /Failed to load|NetworkError|Load failed|Could not connect/i });

const home = needed(listPages[0], "a list");

/** Opens a page and waits until the service worker has stored all files; it stores pictures last. */
async function visitOnce(visitor: Visitor): Promise<void> {
  await visitor.open(home.path);
  await expect
    .poll(() => visitor.evaluate(countStoredPictures), { message: "stored pictures" })
    .toBeGreaterThanOrEqual(shownPictures.size);
}

const shownPictures = new Set(listPages.flatMap(itemsOf).map(({ image }) => JSON.stringify(image)));

/**
 * Starts to count the stored pictures, and returns the number that an earlier call has counted, because WebDriver
 * does not wait for promises.
 */
function countStoredPictures(): number {
  const { dataset } = document.documentElement;
  if (navigator.serviceWorker.controller?.state !== "activated") return 0;
  void caches
    // The worker's `extraCache`.
    .open("further-files")
    .then((cache) => cache.keys())
    .then(
      (keys) =>
        (dataset.pictures = String(keys.filter(({ url }) => url.includes("/static/")).length)),
    );
  return Number(dataset.pictures ?? 0);
}

/** Expects that every list, a trip to a place and an item's page open while no server answers. */
async function expectWholeSite(visitor: Visitor, host: Host): Promise<void> {
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
  // The service worker answers with the list, whose scripts open the item.
  await expect.poll(() => visitor.texts(nth(by("heading"), 0))).toEqual([item.name]);
}

test("after one visit the whole site opens in another tab without a network", async ({
  visitor,
  host,
}) => {
  await visitOnce(visitor);
  host.stop();
  await visitor.changeTab();
  await expectWholeSite(visitor, host);
});

test("after one visit and a restart of the browser the whole site opens without a network", async ({
  engine,
  firstDevice,
  host,
}) => {
  test.skip(engine.storageLimitation !== null, engine.storageLimitation ?? "");
  await visitOnce(await firstDevice.start());
  await firstDevice.stop();
  host.stop();
  await expectWholeSite(await firstDevice.start(), host);
});
