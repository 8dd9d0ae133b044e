import { cutText } from "../src/catalogue/text/bounds";
import { shippedLists } from "./support/shipped-search";

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

/** Prints how many milliseconds each list takes to answer 60 characters of odd text, by medians. */
function main(): void {
  const table = [...shippedLists()].map(([list, { find }]) => {
    const times = odd.map((text) => {
      const run = () => {
        const start = performance.now();
        find(cutText(text.repeat(60)));
        return performance.now() - start;
      };
      const sorted = Array.from({ length: runs }, run).toSorted((a, b) => a - b);
      return [text, sorted[runs / 2]?.toFixed(2)] as const;
    });
    return { list, ...Object.fromEntries(times) };
  });
  console.table(table);
}

main();
