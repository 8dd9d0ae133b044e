import path from "node:path";
import { itemSlug } from "../src/catalogue/addresses/item-address";
import { listSearch } from "../src/catalogue/search/search";
import { cutText } from "../src/catalogue/text/bounds";
import { shownPages } from "../src/data-check/catalogue-data";
import { checkedTexts } from "../src/data-check/check-data";

const odd = [
  "a ",
  "1 ",
  "days ",
  "99 weeks ",
  "or ",
  "under ",
  "😀",
  "కా",
  "bus stand ",
  "activa5g ",
];
const runs = 20;

/** Prints how many milliseconds each list takes to answer 60 characters of odd text, by medians, and asserts nothing. */
function main(): void {
  const data = checkedTexts(path.resolve("data"));
  const table = shownPages(data).map((page) => {
    const items = data[page.catalogue];
    const answers = listSearch(items, {
      page: { ...page, alsoCalled: null },
      dictionary: data.search,
      places: data.places.map((place) => ({ ...place, slug: itemSlug(place) })),
      town: data.business.address.locality,
      hasTripPrices: true,
    });
    const times = odd.map((text) => {
      const run = () => {
        const start = performance.now();
        answers(cutText(text.repeat(60)), () => 500);
        return performance.now() - start;
      };
      const sorted = Array.from({ length: runs }, run).toSorted((a, b) => a - b);
      return [text, sorted[runs / 2]?.toFixed(2)] as const;
    });
    return { list: page.path, ...Object.fromEntries(times) };
  });
  console.table(table);
}

main();
