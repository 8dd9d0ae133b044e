/** @jest-environment node */
import { allPages, builtPage, listPages } from "../support/built-site";

describe.each(allPages)("%s", (address) => {
  const $ = builtPage(address);
  const texts = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text().replace(/\s+/g, " ").trim())
      .get();

  test("has no two landmarks of one kind and name", () => {
    const landmarks = $("nav, section[aria-labelledby], section[aria-label], [role=region]")
      .map((_, landmark) => {
        const title = $(landmark).attr("aria-labelledby");
        const name = $(landmark).attr("aria-label") ?? $(`#${title ?? "none"}`).text();
        return `${landmark.tagName} ${name}`;
      })
      .get();
    expect(landmarks.length).toBeGreaterThan(1);
    expect(landmarks.filter((name) => name.endsWith(" "))).toEqual([]);
    expect(new Set(landmarks).size).toBe(landmarks.length);
    expect($("main")).toHaveLength(1);
  });

  test("has a skip link that leads to what can take the focus", () => {
    const [skip] = $("body a").get();
    const target = $(skip).attr("href") ?? "";
    expect(target).toMatch(/^#\w+$/);
    expect($(target).attr("tabindex")).toBe("-1");
  });

  test("names each price list that opens after its item", () => {
    const names = texts("summary");
    expect(new Set(names).size).toBe(names.length);
  });
});

test.each(listPages.map(({ path }) => path))(
  "the skip link of %s leads to the cards",
  (address) => {
    const $ = builtPage(address);
    const target = $($("body a").first().attr("href") ?? "none");
    expect(target.find("article")).toHaveLength($("article").length);
    expect(
      target.find("a, button, input, select, summary").first().closest("article, section"),
    ).toHaveLength(1);
  },
);
