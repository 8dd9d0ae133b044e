import { readFileSync } from "node:fs";
import path from "node:path";
import * as cheerio from "cheerio";

/** Folder of the finished build; `npm test` makes it before the tests run. */
export const publicFolder = path.resolve("public");

/** A page of the build, parsed. */
export function builtPage(address: string): cheerio.CheerioAPI {
  return cheerio.load(readFileSync(path.join(publicFolder, `${address.slice(1)}.html`), "utf8"));
}

/** The list pages with the titles that the specification spells, and how many items each has. */
export const listPages = [
  { path: "/visakha-rentals", title: "BIKE ON RENT IN Vizag", items: 16, data: "bikes" },
  { path: "/car-rental-in-vizag", title: "CAR ON RENT IN Vizag", items: 7, data: "cars" },
  { path: "/taxi-rental-in-vizag", title: "Taxi and Travells", items: 8, data: "taxis" },
  {
    path: "/hotel-booking-in-vizag-visakha-rentals",
    title: "Hotel Collectons",
    items: 9,
    data: "hotels",
  },
  { path: "/hotel-booking-in-vizag-standard", title: "Hotel Collectons", items: 3, data: "hotels" },
  { path: "/hotel-booking-in-vizag-classic", title: "Hotel Collectons", items: 3, data: "hotels" },
  { path: "/hotel-booking-in-vizag-fortune", title: "Hotel Collectons", items: 3, data: "hotels" },
] as const;

/** Every page of the site, the error page included. */
export const allPages = [...listPages.map(({ path: address }) => address), "/upload", "/404"];
