import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectCopy } from "./project-copy";

type Row = Record<string, unknown>;
type Rows = [Row, ...Row[]];

/**
 * Makes what an owner changes in an ordinary week on a copy of the project, and runs a command there,
 * `npm test` where none is given. All that may fail there is the comparison with the specification's
 * tables (`tests/specification`), which says how a changed price is accepted.
 */
function main(): void {
  const folder = projectCopy("week-of-edits");
  const data = path.join(folder, "data");
  editWeek(data);
  makeUnusual(data);
  callOtherwise(data);
  // Tests that copy the project ask Git which files belong to it.
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  execFileSync("git", ["add", "--all"], { cwd: folder });
  const command = process.argv.slice(2).join(" ") || "npm test";
  console.log(`A week of edits in ${folder}; running there: ${command}`);
  const { status } = spawnSync(command, { cwd: folder, shell: true, stdio: "inherit" });
  process.exitCode = status ?? 1;
  if (status === 0) rmSync(folder, { recursive: true });
}

/** A price, hours, phones, name, a title, a bike and a room of a new brand more, a car less, two photos. */
function editWeek(data: string): void {
  edit(data, "business", (business: Row) => ({
    ...business,
    name: "Sagar Rentals",
    phones: ["+91 98765 43210", "+91 98765 43211"],
    openingHours: {
      ...(business.openingHours as Row),
      text: "07.00AM (Open) - 09.30PM (Closed)",
      opens: "07:00",
      closes: "21:30",
    },
  }));
  edit(data, "pages", (pages: Rows) =>
    pages.map((page) =>
      page.catalogue === "hotels"
        ? {
            ...page,
            title: "Hotel Collections",
            ...(page.labels === undefined
              ? {}
              : { labels: { ...(page.labels as Row), seaview: "Sea view" } }),
          }
        : page,
    ),
  );
  edit(data, "bikes", (bikes: Rows) => {
    const [first, second, , fourth = first] = bikes;
    const dearer = (first.priceDetails as Rows).map((row, index) =>
      index === 0 ? { ...row, price: 549 } : row,
    );
    photograph(data, second, first);
    photographAs(data, "images/avenis.jpg", String(fourth.image));
    return [
      { ...first, priceDetails: dearer },
      ...bikes.slice(1),
      { ...first, ...numbered(bikes, "Suzuki Avenis 125"), image: "images/avenis.jpg" },
    ];
  });
  edit(data, "cars", (cars: Rows) => cars.slice(0, -1));
  edit(data, "hotels", (rooms: Rows) => {
    const [first] = rooms;
    return [...rooms, { ...first, ...numbered(rooms, "Sea View Room"), brand: "seaview" }];
  });
}

/**
 * What few shops have, and all at once: a third phone, a shop that never closes, a page without items,
 * a list of two pages, names in Telugu, kilometres without a limit, a long price list and one of a
 * single row, a kind without a label of its own.
 */
function makeUnusual(data: string): void {
  edit(data, "business", (business: Row) => ({
    ...business,
    phones: [...(business.phones as string[]), "+91 98765 43212"],
    openingHours: {
      ...(business.openingHours as Row),
      text: "Open day and night",
      opens: "00:00",
      closes: "24:00",
    },
  }));
  edit(data, "bikes", (bikes: Rows) => {
    const [first] = bikes;
    const add = (name: string, fields: Row) =>
      bikes.push({ ...first, ...numbered(bikes, name), ...fields });
    add("హీరో స్ప్లెండర్ ప్లస్", { slug: "hero-splendor-plus", priceDetails: longPrices });
    // Where kilometres are unlimited, no charge for further ones is written.
    add("Electric One", { exceed: undefined, priceDetails: unlimitedPrice });
    return bikes;
  });
  edit(data, "cars", (cars: Rows) => {
    const [first] = cars;
    while (cars.length < longList) {
      cars.push({ ...first, ...numbered(cars, `Tourer ${cars.length + 1}`) });
    }
    return cars;
  });
  edit(data, "hotels", (rooms: Rows) =>
    rooms.map((room) =>
      room.brand === "seaview" ? { ...room, name: "సముద్రం కనిపించే గది", slug: "sea-view" } : room,
    ),
  );
  edit(data, "taxis", () => []);
  edit(data, "pages", (pages: Rows) =>
    pages.map(({ labels, ...page }) => {
      if (labels === undefined) return page;
      const [, ...kept] = Object.entries(labels as Row);
      return { ...page, labels: Object.fromEntries([...kept, ...teluguLabels(page)]) };
    }),
  );
}

/** Another address of the website and of a list, other words of the tabs, and another place. */
function callOtherwise(data: string): void {
  edit(data, "business", (business: Row) => ({
    ...business,
    siteUrl: "https://www.sagar-rentals.in",
    address: { ...(business.address as Row), postalCode: "530017" },
    position: { latitude: 17.7306, longitude: 83.3155 },
    tabs: { location: "Place", phoneOnMobile: "Call", phoneOnDesktop: "Call us now" },
  }));
  edit(data, "pages", (pages: Rows) =>
    pages.map((page) => {
      const called = (label: string) => ({ ...page, tab: { ...(page.tab as Row), label } });
      if (page.catalogue === "bikes") return called("Rides");
      return page.catalogue === "cars"
        ? { ...called("Drives"), path: "/self-drive-in-vizag" }
        : page;
    }),
  );
}

/** More than one page of a list shows. */
const longList = 50;

/** Prices of ten durations. */
const longPrices = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  duration: index === 0 ? "1 day" : `${index + 1} days`,
  price: 449 * (index + 1),
  kms: `${100 * (index + 1)} km`,
}));

const unlimitedPrice = [{ id: 1, duration: "1 day", price: 799, kms: "Unlimited km" }];

function teluguLabels({ match }: Row): [string, string][] {
  return match === "prefix" ? [["seaview", "సముద్ర తీరం"]] : [];
}

function edit<Content>(data: string, name: string, change: (content: Content) => unknown): void {
  const file = path.join(data, `${name}.json`);
  const content = JSON.parse(readFileSync(file, "utf8")) as Content;
  writeFileSync(file, `${JSON.stringify(change(content), null, 2)}\n`);
}

/** What a new item has of its own: the next number, and its name. */
function numbered(rows: Rows, name: string): Row {
  return { id: Math.max(...rows.map(({ id }) => Number(id))) + 1, name, illustration: false };
}

/** Gives an item another picture under the name of its own. */
function photograph(data: string, item: Row | undefined, other: Row): void {
  if (item !== undefined) photographAs(data, String(item.image), String(other.image));
}

function photographAs(data: string, image: string, from: string): void {
  copyFileSync(path.join(data, from), path.join(data, image));
}

main();
