/** @jest-environment node */
import type { CatalogueData, ItemData } from "../../src/data-check/catalogue-data";
import { type DataWarning, textWarnings } from "../../src/data-check/data-warnings";
import { fixtureTexts } from "../support/fixture-data";

const shop = fixtureTexts();
const { business, search, pages } = shop;

/** What stands in the files and not in a form: signs of JSON, files, and the names of fields there. */
const ofFiles = /"|\[\d+\]|\w\.\w*[a-z]|\.json|\b[a-z]+[A-Z]\w*|\bfilter\b|npm run/;

const inForm = ({ message, formMessage }: DataWarning) => formMessage ?? message;
const withBike = (change: Partial<ItemData>): Partial<CatalogueData> => ({
  bikes: shop.bikes.map((bike, index) => (index === 0 ? { ...bike, ...change } : bike)),
});
const withHours = (change: object): Partial<CatalogueData> => ({
  business: { ...business, openingHours: { ...business.openingHours, ...change } },
});
const row = (duration: string, price: number, kms: string | null = null) => ({
  id: price,
  duration,
  price,
  kms,
});

test.each<[DataWarning["rule"], Partial<CatalogueData>, string, string]>([
  [
    "longer-costs-less",
    withBike({ priceDetails: [row("1 day", 1800), row("2 days", 1700)] }),
    "₹1,700 for 2 days is less than ₹1,800 for 1 day; look at both",
    "₹1,700 for 2 days is less than ₹1,800 for 1 day; look at both",
  ],
  [
    "same-duration",
    withBike({ priceDetails: [row("7 days", 2800), row("1 week", 2801)] }),
    '"1 week" and "7 days" are the same time at two prices; keep one of them',
    "“1 week” and “7 days” are the same time at two prices; keep one of them",
  ],
  [
    "odd-duration",
    withBike({ priceDetails: [row("1 days", 499)] }),
    '"1 days": write "1 day"',
    "“1 days”: write “1 day”",
  ],
  [
    "similar-kind",
    withBike({ filter: "scootey" }),
    'filter "scootey" is nearly "scooty"',
    "“Kind” “scootey” is nearly “scooty”",
  ],
  [
    "odd-spaces",
    { business: { ...business, phones: [`${business.phones[0] ?? ""} `] } },
    'phones[0] has blanks at an end or two in a row; write "+91',
    "“Phones, number 1” has blanks at an end or two in a row; write “+91",
  ],
  [
    "odd-spaces",
    withBike({ priceDetails: [row("1 day", 499, "120  km")] }),
    'priceDetails[0].kms has blanks at an end or two in a row; write "120 km"',
    "“Prices, 1 day, Kilometres” has blanks at an end or two in a row; write “120 km”",
  ],
  [
    "odd-letters",
    {
      pages: pages.map((page) => ({ ...page, noun: { one: "CafÃ©", many: "many" } })),
    },
    'noun.one has broken letters; write them anew: "CafÃ©"',
    "“What an item is called, One of them” has broken letters; write them anew: “CafÃ©”",
  ],
  [
    "copied-name",
    withBike({ name: "Dio (copy)" }),
    'name ends in "(copy)", as the editor calls a copy; write what the item is called',
    "“Name” ends in “(copy)”, as the editor calls a copy; write what the item is called",
  ],
  [
    "unread-charge",
    withBike({ carInfo: "Outstation 500 extra" }),
    'carInfo has a number that is not read as an amount, and trips would not say that it comes on top; write amounts as Rs.500: "Outstation 500 extra"',
    "“Note” has a number that is not read as an amount, and trips would not say that it comes on top; write amounts as Rs.500: “Outstation 500 extra”",
  ],
  [
    "needless-charge",
    withBike({
      exceed: "if exceeds Rs.3/KM",
      priceDetails: [row("1 day", 499, "Unlimited km"), row("2 days", 998, "unlimited")],
    }),
    'exceed is "if exceeds Rs.3/KM", but the kilometres of every price are unlimited; empty it,',
    "“Beyond the kilometres” is “if exceeds Rs.3/KM”, but the kilometres of every price are unlimited; empty it,",
  ],
  [
    "chat-without-name",
    { business: { ...business, chatText: "Hello" } },
    "chatText has no {name}, where the shop's name would stand",
    "“First words of a chat” has no {name}, where the shop's name would stand",
  ],
  [
    "unused-words",
    { search: { ...search, sameMeaning: [["e rickshaw", "tuk tuk"]] } },
    "sameMeaning[0] finds nothing: no name and no keyword has e rickshaw or tuk tuk",
    "“Words that mean the same, number 1” finds nothing: no name and no keyword has e rickshaw or tuk tuk",
  ],
  [
    "page-without-items",
    { taxis: [] },
    "nobody sees the page: taxis.json is missing or has no items",
    "nobody sees the page: there is no item at Taxis",
  ],
  [
    "sample-details",
    {},
    "sample contact details are still there (",
    "sample contact details are still there (",
  ],
  [
    "contradicting-hours",
    withHours({ otherDays: [{ day: "Sunday", opens: "10:00", closes: "20:00" }] }),
    'openingHours.text says 06:00 to 20:00, but "otherDays" says 10:00 to 20:00 on Sunday; write the same in both',
    "“Opening hours, Text” says 06:00 to 20:00, but “Days with other hours” says 10:00 to 20:00 on Sunday; write the same in both",
  ],
  [
    "contradicting-hours",
    withHours({ opens: "07:00" }),
    'openingHours.text says 06:00 to 20:00, but "opens" and "closes" say 07:00 to 20:00 every day;',
    "“Opening hours, Text” says 06:00 to 20:00, but “Opens” and “Closes” say 07:00 to 20:00 every day;",
  ],
  [
    "contradicting-hours",
    withHours({
      text: "9 am to 5 pm, Sunday 9 am to 5 pm",
      otherDays: [{ day: "Sunday", opens: "09:00", closes: "17:00" }],
    }),
    'says 09:00 to 17:00, but "opens" and "closes" say 06:00 to 20:00 from Monday to Saturday;',
    "says 09:00 to 17:00, but “Opens” and “Closes” say 06:00 to 20:00 from Monday to Saturday;",
  ],
  [
    "contradicting-hours",
    withHours({ text: "Day and night" }),
    "says day and night, which is 00:00 to 24:00, but",
    "says day and night, which is 00:00 to 24:00, but “Opens” and “Closes” say 06:00 to 20:00 every day;",
  ],
  [
    "contradicting-hours",
    withHours({ otherDays: [{ day: "Sunday", closed: true }] }),
    'openingHours.text names no day of the week, but "otherDays" names Sunday; write it in the text, too',
    "“Opening hours, Text” names no day of the week, but “Days with other hours” names Sunday; write it in the text, too",
  ],
  [
    "contradicting-hours",
    withHours({ text: "6 am to 8 pm, closed on Sundays" }),
    'names Sunday, but "otherDays" names no day; add it there, or write the text without',
    "names Sunday, but “Days with other hours” names no day; add it there, or write the text without",
  ],
])("%s: a file's words and a form's", (rule, change, expected, expectedInForm) => {
  const found = textWarnings({ ...shop, ...change }).filter((warning) => warning.rule === rule);
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]?.message).toContain(expected);
  expect(found.map(inForm)).toContainEqual(expect.stringContaining(expectedInForm));
  const quoted = /“[^”]*”|\([^)]*\)|Rs\.500/g;
  expect(found.map((one) => inForm(one).replaceAll(quoted, "")).join(" ")).not.toMatch(ofFiles);
});
