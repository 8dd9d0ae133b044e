import { twelveHourTime } from "../clock";
import { groupedDigits } from "../money";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const dayHalves = [
  [12, "pm"],
  [0, "am"],
] as const;

/** `06.00AM`, as the specification writes it. */
function specifiedTime(clock: string): string {
  const [hour = "", minutes = ""] = clock.split(":");
  const digits = String(Number(hour) % 12 || 12).padStart(2, "0");
  return `${digits}.${minutes}${Number(hour) < 12 ? "AM" : "PM"}`;
}

export const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");

/** Each text is a whole sentence or stands alone, because word order differs between languages. */
export const en = {
  word: (english: string) => english,
  /** `4 weeks`. */
  duration: (english: string) => english,
  sentence: (text: string) => `${text}.`,
  loading: "Loading...",
  loadErrorTitle: "This page did not load",
  loadErrorBadge: ["Page", "not loaded"] as readonly [label: string, note: string],
  loadErrorBody: "Try again, or call us for any price.",
  waiting: "Still loading: buttons need a moment. Prices and phone links work.",
  reload: "Reload",
  call: "Call",
  chat: "Chat",
  chatAbout: (name: string) => `Chat about ${name}`,
  callAbout: (name: string) => `Call about ${name}`,
  callNumber: (phone: string) => `Call ${phone}`,
  chatWith: (business: string) => `Chat with ${business}`,
  skipToContent: "Skip to the content",
  skipToPrices: "Skip to the prices",
  topBar: "Contact",
  tabs: "Main",
  catalogues: "Everything we rent",
  brands: "Room classes",
  groups: "Groups in this list",
  only: (plural: string) => `Only ${plural}`,
  allOf: (plural: string) => `All ${plural}`,
  ourLocation: "Our Location",
  shopOf: (business: string) => `The ${business} shop`,
  mapTitle: (business: string) => `Map of the ${business} shop`,
  openMap: "Open in Maps",
  /** From `00:00` to `23:59`. */
  clockTime: (clock: string) => {
    const { part, time } = twelveHourTime(clock, dayHalves);
    return `${time} ${part}`;
  },
  openUntil: (time: string) => `Open until ${time}`,
  opensAt: (time: string) => `Opens at ${time}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  /** The hours in the footer (specification, section 2). */
  hours: (opens: string, closes: string) =>
    `${specifiedTime(opens)} (Open) - ${specifiedTime(closes)} (Closed)`,
  /** @param month from 1 to 12 */
  date: (dayOfMonth: number, month: number, year = "") =>
    [dayOfMonth, months[month - 1], year].filter(Boolean).join(" "),
  backOn: (day: string) => `Back on ${day}`,
  fromPrice: (count: number, noun: string, price: string) =>
    `${count} ${noun}, from ${price} a day.`,
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  /** @param digits kilometres, grouped for reading */
  distance: (digits: string) => `${digits} km`,
  about: (distance: string) => `about ${distance}`,
  whereTo: "Where to?",
  thereAndBack: "there and back",
  daysTo: (days: string, place: string) => `${days} to ${place}`,
  severalTimes: (count: number, length: string, price: string) =>
    `${count} × ${length} at ${price}`,
  priceFor: (price: string, duration: string) => `${price} for ${duration}`,
  priceListOf: (name: string) => `Price list of ${name}`,
  durationLabel: "Duration",
  price: "Price",
  kms: "Kilometres",
  kmsUnknown: "km: call to ask",
  extraDistance: "Extra distance",
  estimatedNote: "≈ approximate, confirmed when you call",
  illustrationNote: "Pictures are illustrations",
  illustrationOf: (name: string) => `${name}, illustration`,
  allPrices: (count: number) => `All ${count} prices`,
  allPricesOf: (count: number, name: string) => `All ${count} prices of ${name}`,
  redirecting: (title: string) => `Go to ${title}`,
  pricesAsOf: (date: string) => `Prices as of ${date}`,
  search: "Search",
  order: "Order",
  listOrder: "As listed",
  orderByPrice: "Lowest price",
  tripPrice: "Trip price",
  tripHint: "See every price for your trip",
  fewerDays: "Fewer days",
  moreDays: "More days",
  dayUnit: "day",
  daysUnit: "days",
  kmUnit: "km",
  kmInAll: "km in all",
  /** Words before or after a minimum price. */
  from: { before: "from" } as { readonly before?: string; readonly after?: string },
  wrongDays: (max: number) => `Days: a whole number from 1 to ${max}.`,
  wrongKm: (max: number) => `Km: a whole number up to ${groupedDigits(max)}.`,
  unknownPlace: (name: string) => `“${name}” is not one of our places.`,
  daysMissing: "For how many days?",
  clear: "Clear",
  /** For rooms, which are rented by the night. */
  nights: {
    days: (count: number) => (count === 1 ? "1 night" : `${count} nights`),
    fewerDays: "Fewer nights",
    moreDays: "More nights",
    dayUnit: "night",
    daysUnit: "nights",
    wrongDays: (max: number) => `Nights: a whole number from 1 to ${max}.`,
    daysMissing: "For how many nights?",
  },
  estimateNote: "Estimate, confirmed when you call",
  askOnCall: "call for price",
  ask: "Ask:",
  askInChat: "Ask in the chat",
  somethingElse: "Something else?",
  similar: "Similar",
  beforeYouRent: "Before you rent",
  outstation: (charge: string) => `outstation ${charge}`,
  inclOutstation: (charge: string) => `incl. ${charge} outstation`,
  askKm: "How many km are included?",
  found: (count: number, total: number, noun: string) => `${count} of ${total} ${noun}`,
  /** Replaces the count when words of a search match nothing. */
  leftOut: (words: readonly string[], shown: string | null) =>
    `Not found here: ${quoted(words)}.${shown === null ? "" : ` Showing ${shown}.`}`,
  searching: "Searching the whole list...",
  searchFailed: "The search did not load. Check your connection; we keep trying.",
  youAreHere: "You are here",
  chipFinds: (label: string, count: number) => `${label}: ${count} found`,
  emptyTitle: "Nothing in this list matches",
  emptyBody: "Try another word, or call us.",
  /** How many people an item takes, without the shop's driver: `5`, or `6+`. */
  people: (count: number | string) => (count === 1 ? "1 person" : `${count} people`),
  showAll: "Show everything",
  star: (name: string) => `Shortlist ${name}`,
  lowest: "Lowest",
  shortlist: "Your shortlist",
  forYouToCompare: (count: number, plural: string) => {
    const noun = plural.charAt(0).toLowerCase() + plural.slice(1);
    return count === 1 ? `One of our ${noun} for you` : `${count} ${noun} for you to compare`;
  },
  shortlistFull: (max: number, excess: number) =>
    `Your shortlist holds ${max}; remove ${excess} first.`,
  close: "Close",
  linkGone: "This link leads to something that is no longer offered.",
  compare: (count: number) => `Compare ${count}`,
  savedPage: "This is the page saved on your device; calls still work.",
  outdated: "There is a newer version of this page.",
  mapNeedsConnection: "The map needs a connection. The address:",
  trip: {
    fromWhen: "From when?",
    pickUp: "pick-up",
    dayInChat: "Your day goes into the chat.",
    shortWeekdays: "Sun Mon Tue Wed Thu Fri Sat".split(" ") as readonly string[],
    /** @param day as in `28 Nov` */
    day: (weekday: string, day: string) => `${weekday} ${day}`,
    moment: (day: string, time: string) => `${day}, ${time}`,
    backBy: (day: string) => `Back by ${day}.`,
    tour: (list: string, place: string, price: string, isFrom: boolean) =>
      `${list} to ${place}, ${isFrom ? "from " : ""}${price} a day`,
    askAvailability: "Is it available then?",
    notFreeOn: (day: string) => `Not available on ${day}`,
    /** @param first as in `28 Nov` */
    wrongDay: (first: string) => `Choose a day from ${first} on.`,
    /** @param times as in `10 am to 8 pm` */
    wrongTime: (times: string) => `Choose a time: ${times}.`,
  },
  comparison: {
    unstar: (name: string) => `Remove ${name} from the shortlist`,
    pricesSideBySide: "Prices side by side",
    where: "Where",
    peopleLabel: "People",
    chargeLabel: "Extra charge",
    keep: "Keep",
    keepLabel: "Keep these in my shortlist",
    keptInShortlist: "These are in your shortlist now.",
    closeLabel: "Close this comparison",
    askAboutAll: "Ask about all",
  },
  notFound: {
    title: "There is no page here",
    stone: ["Page", "not found"] as readonly [label: string, note: string],
    body: "The address may be mistyped or out of date. Everything we rent is one tap away:",
  },
  upload: {
    title: "Upload",
    description: (business: string) => `Upload form of ${business}: choose a model and name it.`,
    selectModel: "Select Model",
    models: ["Bikes", "Cars", "Hotels", "Taxis"] as readonly string[],
    model: "Model",
  },
  foundElsewhere: "In our other lists:",
  sharing: {
    share: "Share",
    linkCopied: "Link copied",
    copyThisLink: (link: string) => `Copy this link: ${link}`,
  },
};
