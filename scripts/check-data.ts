import path from "node:path";
import { checkedData } from "../src/build/check-data";
import { DataError } from "../src/build/fault";
import { sampleDetailsWarning } from "../src/build/sample-details";

async function main(): Promise<void> {
  const data = await checkedData(path.resolve("data"));
  const warning = sampleDetailsWarning(data.business);
  if (warning !== null) console.warn(`Warning: ${warning}`);
  const { bikes, cars, hotels, taxis, pages } = data;
  const items = bikes.length + cars.length + hotels.length + taxis.length;
  console.log(`The data is right: ${items} items, ${pages.length} list pages.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof DataError ? error.message : error);
  process.exitCode = 1;
});
