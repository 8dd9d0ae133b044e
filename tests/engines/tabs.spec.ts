import { itemsOf, tabs, texts } from "./catalogue";
import { by, nth } from "./locators";
import { expect, test } from "./site";

const bar = by("navigation", texts.tabs);

test("tabs open their lists and mark the current one; Back shows the previous list", async ({
  visitor,
}) => {
  const [first, ...others] = tabs;
  await visitor.open(first?.list.path ?? "");
  for (const { list, label } of others) {
    await visitor.tap(bar, by("link", label));
    await expect
      .poll(() => visitor.texts(nth(by("heading"), 0)), { message: `title after ${label}` })
      .toEqual([list.title]);
    await expect.poll(() => visitor.address()).toBe(list.path);
    expect(await visitor.attributes("aria-current", bar, by("link", label))).toEqual(["page"]);
    await expect.poll(() => visitor.texts(by("article"))).toHaveLength(itemsOf(list).length);
  }
  for (const { list } of tabs.slice(0, -1).reverse()) {
    await visitor.back();
    await expect.poll(() => visitor.texts(nth(by("heading"), 0))).toEqual([list.title]);
    await expect.poll(() => visitor.address()).toBe(list.path);
    await expect.poll(() => visitor.texts(by("article"))).toHaveLength(itemsOf(list).length);
  }
});

for (const [device, edge] of [
  ["phone", "bottom"],
  ["desktop", "top"],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ device });

    test(`the tab bar stays at the ${edge} of the window, and the page does not scroll sideways`, async ({
      visitor,
    }) => {
      await visitor.open(tabs[0]?.list.path ?? "");
      const distances = await visitor.evaluate(
        (name, side) => {
          const { scrollHeight } = document.documentElement;
          window.scrollTo({ top: scrollHeight / 2, behavior: "instant" });
          const box = document.querySelector(`nav[aria-label="${name}"]`)?.getBoundingClientRect();
          return {
            fromEdge: Math.round(
              side === "top" ? (box?.top ?? NaN) : window.innerHeight - (box?.bottom ?? NaN),
            ),
            beyondWindow: document.documentElement.scrollWidth - window.innerWidth,
          };
        },
        texts.tabs,
        edge,
      );
      expect(distances.fromEdge).toBe(0);
      expect(distances.beyondWindow).toBeLessThanOrEqual(0);
    });
  });
}
