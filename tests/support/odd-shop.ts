import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The prices of a row: `12 hours`, rupees, and kilometres. */
type Row = readonly [duration: string, price: number, kms: string | null];

const rows = (...list: readonly Row[]) =>
  list.map(([duration, price, kms], index) => ({ id: index + 1, duration, price, kms }));

/** Bikes of a kind that no other shop has, let by the hour and by the month, some without a limit. */
const bikes = [
  {
    id: 1,
    name: "Volt One",
    category: "electric, volt, one",
    filter: "electric",
    priceDetails: rows(
      ["12 hours", 349, "Unlimited km"],
      ["1 day", 599, "Unlimited km"],
      ["1 week", 3499, "Unlimited km"],
      ["1 month", 9999, "Unlimited km"],
    ),
  },
  {
    id: 2,
    name: "Step Through",
    category: "scooty, step, 110cc",
    filter: "scooty",
    exceed: "if exceeds Rs.4/KM",
    priceDetails: rows(
      ["1 hour", 99, "10 km"],
      ["half day", 299, "60 km"],
      ["1 day", 499, "120 km"],
      ["2 weeks", 4999, "1500 km"],
      ["1 month", 7999, "3000 km"],
    ),
  },
  {
    id: 3,
    name: "Long Hauler 500",
    category: "bike, hauler, 500cc",
    filter: "bike",
    exceed: "if exceeds Rs.5/KM",
    priceDetails: rows(["1 month", 19999, "2500 km"]),
  },
  {
    id: 4,
    name: "Volt Mini",
    category: "electric, volt, mini",
    filter: "electric",
    exceed: "if exceeds Rs.3/KM",
    priceDetails: rows(["12 hours", 249, "80 km"]),
  },
  // A boat has no kilometres at all.
  {
    id: 5,
    name: "Backwater Queen",
    category: "boat",
    filter: "boat",
    awayUntil: "2099-12-28",
    priceDetails: rows(["1 hour", 1600, null], ["1 trip", 900, null], ["1 day", 2900, null]),
  },
];

/** What a night in a room costs, and a day; there is nothing beyond. */
const roomPrices = rows(["1 night", 1200, null], ["1 day", 2000, null]);

/** Places of another town, in no order, more than a row holds, some with figures that somebody measured. */
const places = [
  { id: 40, name: "కొండ", km: 1500 },
  ...Array.from({ length: 13 }, (_, index) => ({
    id: index + 1,
    name: `Temple ${index + 1}`,
    km: 14 - index,
    ...(index % 2 === 0 ? { estimated: true, alsoCalled: [`Shrine ${index + 1}`] } : {}),
  })),
];

/** What the odd shop says of itself where the shipped one says something else. */
const business = {
  name: "Quay Rentals",
  searchType: "SportsActivityLocation",
  phones: ["+91 98765 43210"],
  openingHours: {
    text: "9 AM to 1 AM, Friday day and night, closed on Sundays",
    opens: "09:00",
    closes: "01:00",
    otherDays: [
      { day: "Friday", opens: "00:00", closes: "24:00" },
      { day: "Sunday", closed: true },
    ],
    closedSeasons: [
      { from: "2026-06-01", to: "2026-09-30", everyYear: true },
      { from: "2098-12-24", to: "2099-01-02" },
    ],
    timeZone: "Asia/Kolkata",
  },
  footer: [
    { heading: "Terms", links: [] },
    { heading: "Company", links: [{ label: "About us", url: "/about" }] },
    { heading: "Our lists", links: [{ label: "Bikes", url: "/visakha-rentals" }] },
  ],
};

interface Page {
  readonly catalogue: string;
  readonly [field: string]: unknown;
}

/**
 * Turns a copy of the shipped data into that of a shop that says at once what other shops do not: one
 * phone, nights and days off, the monsoon, a boat that is away, rooms by the night, a footer that leads to its own list alone, hours, half days and months, kilometres without a limit, a third kind, fourteen
 * places to go, a catalogue that is empty and one that is missing, the first page being of the latter.
 */
export function makeOddShop(folder: string): void {
  const place = (name: string) => path.join(folder, `${name}.json`);
  const read = <Content>(name: string) => JSON.parse(readFileSync(place(name), "utf8")) as Content;
  const write = (name: string, content: unknown) =>
    writeFileSync(place(name), JSON.stringify(content, null, 2));
  const pictures = read<{ image: string }[]>("bikes").map(({ image }) => image);
  write(
    "bikes",
    bikes.map((bike, index) => ({ ...bike, image: pictures[index], illustration: true })),
  );
  write("business", { ...read<object>("business"), ...business });
  write("places", places);
  const rooms = read<object[]>("hotels");
  write(
    "hotels",
    rooms.map((room) => ({ ...room, exceed: undefined, priceDetails: roomPrices })),
  );
  write("taxis", []);
  rmSync(place("cars"));
  write("prose", [
    { id: 1, path: "/about", title: "About us", sections: [{ paragraphs: ["We are odd."] }] },
  ]);
  write("search", { sameMeaning: [], ignored: [] });
  const pages = read<Page[]>("pages").map((page) => {
    const labels = { scooty: "Scooters", bike: "Motorbikes", electric: "Electric", boat: "Boats" };
    const tab = { label: "On water", icon: "boat" };
    return page.catalogue === "bikes" ? { ...page, labels, tab, searchType: "Product" } : page;
  });
  const isFirst = ({ catalogue }: Page) => catalogue === "cars";
  write("pages", [...pages.filter(isFirst), ...pages.filter((page) => !isFirst(page))]);
}
