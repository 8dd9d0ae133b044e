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
    const [first, second] = bikes;
    const dearer = (first.priceDetails as Rows).map((row, index) =>
      index === 0 ? { ...row, price: 549 } : row,
    );
    photograph(data, second, first);
    return [
      { ...first, priceDetails: dearer },
      ...bikes.slice(1),
      { ...first, ...numbered(bikes, "Suzuki Avenis 125"), image: "images/avenis.jpg" },
    ];
  });
  photographAs(data, "images/avenis.jpg", "images/dio.jpg");
  edit(data, "cars", (cars: Rows) => cars.slice(0, -1));
  edit(data, "hotels", (rooms: Rows) => {
    const [first] = rooms;
    return [...rooms, { ...first, ...numbered(rooms, "Sea View Room"), brand: "seaview" }];
  });
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
