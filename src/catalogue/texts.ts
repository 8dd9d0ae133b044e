import { groupedDigits } from "./money";

/**
 * Every text of the interface that is not about the business itself (that one lives in `data/`).
 * A further language is a second record of the same type, in `languages.ts`.
 */
export interface Texts {
  readonly loading: string;
  readonly loadErrorTitle: string;
  readonly loadErrorBody: string;
  /** Head and foot of the stone beside the message. */
  readonly loadErrorStone: readonly [head: string, foot: string];
  readonly startErrorBody: string;
  readonly pageErrorBody: string;
  readonly pageErrorLine: string;
  readonly retry: string;
  readonly call: string;
  readonly chat: string;
  readonly chatAbout: (name: string) => string;
  readonly callAbout: (name: string) => string;
  readonly callNumber: (phone: string) => string;
  readonly chatWith: (business: string) => string;
  readonly skipToContent: string;
  readonly skipToPrices: string;
  readonly topBar: string;
  readonly tabs: string;
  readonly catalogues: string;
  readonly brands: string;
  readonly groups: string;
  readonly only: (name: string) => string;
  readonly allOf: (plural: string) => string;
  readonly ourLocation: string;
  readonly mapTitle: (business: string) => string;
  readonly openMap: string;
  readonly copyright: (year: number, business: string) => string;
  readonly openNow: string;
  readonly openUntil: (time: string) => string;
  readonly closesIn: (minutes: number) => string;
  readonly opensAt: (time: string) => string;
  readonly opensTomorrow: (time: string) => string;
  readonly opensOn: (day: string, time: string) => string;
  readonly fromPrice: (count: number, noun: string, price: string, per: string) => string;
  readonly perDay: string;
  readonly days: (count: number) => string;
  /** @param digits kilometres, grouped for reading */
  readonly distance: (digits: string) => string;
  readonly about: (distance: string) => string;
  readonly whereTo: string;
  readonly thereAndBack: string;
  readonly daysTo: (days: string, place: string, distance: string) => string;
  readonly andBack: (place: string, distance: string) => string;
  readonly placeAway: (place: string, distance: string) => string;
  readonly severalTimes: (count: number, duration: string, price: string) => string;
  readonly perDuration: (duration: string) => string;
  readonly priceListOf: (name: string) => string;
  readonly duration: string;
  readonly price: string;
  readonly kms: string;
  readonly kmsUnknown: string;
  readonly extraDistance: string;
  readonly estimatedNote: string;
  readonly illustrationNote: string;
  readonly illustrationOf: (name: string) => string;
  readonly allPrices: (count: number) => string;
  readonly fewerPrices: string;
  readonly ofItem: (name: string) => string;
  readonly uploadTitle: string;
  readonly uploadDescription: (business: string) => string;
  readonly selectModel: string;
  readonly models: readonly string[];
  readonly model: string;
  readonly notFoundTitle: string;
  readonly notFoundBody: string;
  /** Head and foot of the stone beside the message. */
  readonly notFoundStone: readonly [head: string, foot: string];
  readonly redirecting: (title: string) => string;
  readonly pricesAsOf: (date: string) => string;
  readonly search: string;
  readonly order: string;
  readonly orderOurs: string;
  readonly orderByPrice: string;
  readonly tripPrice: string;
  readonly pricesFollow: string;
  readonly fewerDays: string;
  readonly moreDays: string;
  readonly daysUnit: string;
  readonly kmUnit: string;
  readonly from: string;
  readonly wrongDays: (most: number) => string;
  readonly wrongKm: (most: number) => string;
  readonly daysMissing: string;
  readonly clear: string;
  readonly estimateNote: string;
  readonly estimateOnly: string;
  readonly askOnCall: string;
  readonly ask: string;
  readonly askInChat: string;
  readonly somethingElse: string;
  readonly beforeYouRent: string;
  readonly tour: (list: string, place: string, price: string, isFrom: boolean) => string;
  readonly notIncluded: (charge: string) => string;
  readonly found: (count: number, total: number, noun: string) => string;
  readonly searching: string;
  readonly searchedPart: string;
  readonly showMore: (count: number) => string;
  readonly youAreHere: string;
  readonly closeInPrice: string;
  readonly pagesOfList: string;
  readonly pageOf: (page: number, count: number) => string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly emptyTitle: string;
  /** Head and foot of the stone beside the message. */
  readonly foundNone: (total: number) => readonly [head: string, foot: string];
  readonly emptyBody: string;
  readonly foundElsewhere: string;
  readonly countIn: (count: number, list: string) => string;
  readonly seats: (count: number) => string;
  readonly lowestFor: (trip: string, price: string, name: string) => string;
  readonly orderedBy: (order: string) => string;
  readonly showAll: string;
  readonly star: (name: string) => string;
  readonly unstar: (name: string) => string;
  readonly lowest: string;
  readonly shortlist: string;
  /** Title of a shared list, by the word that its page is linked with. */
  readonly forYouToCompare: (count: number, plural: string) => string;
  readonly sideBySide: string;
  readonly pricesSideBySide: string;
  readonly where: string;
  readonly notIncludedLabel: string;
  readonly shortlistFailed: string;
  readonly shortlistFull: (most: number, excess: number) => string;
  readonly keep: string;
  readonly keepLabel: string;
  readonly keptInShortlist: string;
  readonly close: string;
  readonly closeLabel: string;
  readonly noLongerOffered: (count: number) => string;
  readonly linkGone: string;
  readonly sharedListTooLong: (most: number, leftOut: number) => string;
  readonly compare: (count: number) => string;
  readonly askAboutAll: string;
  readonly share: string;
  readonly linkCopied: string;
  readonly copyThisLink: (link: string) => string;
  readonly pricesUpdated: string;
  readonly refresh: string;
  readonly noConnection: string;
  readonly weakConnection: string;
  readonly mapNeedsConnection: string;
}

export const texts: Texts = {
  loading: "Loading...",
  loadErrorTitle: "This page did not load",
  loadErrorStone: ["Page", "not loaded"],
  loadErrorBody:
    "The connection dropped on the way. Try again, or call us: we know every price by heart.",
  startErrorBody:
    "A part of this page did not load. Prices and phone links work; buttons may not until it is loaded again.",
  pageErrorBody: "Something went wrong on it. Try again, or call us: we know every price by heart.",
  pageErrorLine:
    "Something went wrong on this page. Prices and phone links work; the rest does not until it is loaded again.",
  retry: "Retry",
  call: "Call",
  chat: "Chat",
  chatAbout: (name) => `Chat about ${name}`,
  callAbout: (name) => `Call about ${name}`,
  callNumber: (phone) => `Call ${phone}`,
  chatWith: (business) => `Chat with ${business}`,
  skipToContent: "Skip to the content",
  skipToPrices: "Skip to the prices",
  topBar: "Contact",
  tabs: "Main",
  catalogues: "Everything we rent",
  brands: "Room classes",
  groups: "Groups of this list",
  only: (name) => `Only ${name}`,
  allOf: (plural) => `All ${plural}`,
  ourLocation: "Our Location",
  mapTitle: (business) => `Map of the ${business} shop`,
  openMap: "Open in Maps",
  copyright: (year, business) => `© ${year} ${business}`,
  openNow: "Open now",
  openUntil: (time) => `Open until ${time}`,
  closesIn: (minutes) => `Closes in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}`,
  opensTomorrow: (time) => `Opens tomorrow at ${time}`,
  opensAt: (time) => `Opens at ${time}`,
  opensOn: (day, time) => `Opens on ${day} at ${time}`,
  fromPrice: (count, noun, price, per) => `${count} ${noun}, from ${price} ${per}.`,
  perDay: "a day",
  days: (count) => (count === 1 ? "1 day" : `${count} days`),
  distance: (digits) => `${digits} km`,
  about: (distance) => `about ${distance}`,
  whereTo: "Where to?",
  thereAndBack: "there and back",
  daysTo: (days, place, distance) => `${days} to ${place}, ${distance}`,
  andBack: (place, distance) => `${place} and back, ${distance}.`,
  placeAway: (place, distance) => `${place}, ${distance} away`,
  severalTimes: (count, duration, price) => `${count} × ${duration} at ${price}`,
  perDuration: (duration) => `for ${duration}`,
  priceListOf: (name) => `Price list of ${name}`,
  duration: "Duration",
  price: "Price",
  kms: "Kilometres",
  kmsUnknown: "km: ask on call",
  extraDistance: "Extra distance",
  estimatedNote: "≈ approximate, confirmed when you call",
  illustrationNote: "Pictures are illustrations",
  illustrationOf: (name) => `${name}, illustration`,
  allPrices: (count) => `All ${count} prices`,
  fewerPrices: "Fewer prices",
  ofItem: (name) => `of ${name}`,
  uploadTitle: "Upload",
  uploadDescription: (business) => `Upload form of ${business}: choose a model and name it.`,
  selectModel: "Select Model",
  models: ["Bikes", "Cars", "Hotels", "Taxis"],
  model: "Model",
  notFoundTitle: "There is no page here",
  notFoundStone: ["Page", "not found"],
  notFoundBody: "The address may be mistyped or out of date. Everything we rent is one tap away:",
  redirecting: (title) => `Go to ${title}`,
  pricesAsOf: (date) => `Prices as of ${date}`,
  search: "Search",
  order: "Order",
  orderOurs: "As listed",
  orderByPrice: "Lowest price",
  tripPrice: "Trip price",
  pricesFollow: "See every price for your trip.",
  fewerDays: "Fewer days",
  moreDays: "More days",
  daysUnit: "days",
  kmUnit: "km",
  from: "from",
  wrongDays: (most) => `Days: a whole number from 1 to ${most}.`,
  wrongKm: (most) => `Km: a whole number up to ${groupedDigits(most)}.`,
  daysMissing: "For how many days?",
  clear: "Clear",
  estimateNote: "Estimate from our price list, confirmed when you call",
  estimateOnly: "Estimate, confirmed when you call.",
  askOnCall: "ask on call",
  ask: "Ask:",
  askInChat: "Ask in the chat",
  somethingElse: "Something else?",
  beforeYouRent: "Before you rent",
  tour: (list, place, price, isFrom) => `${list} to ${place}, ${isFrom ? "from " : ""}${price}`,
  notIncluded: (charge) => `Not included: ${charge}`,
  found: (count, total, noun) => `${count} of ${total} ${noun}`,
  searching: "Looking through the whole list...",
  searchedPart: "Only a part of the list could be loaded and searched.",
  showMore: (count) => `Show ${count} more`,
  youAreHere: "You are here",
  closeInPrice: "Close in price",
  pagesOfList: "Pages of this list",
  pageOf: (page, count) => `Page ${page} of ${count}`,
  previousPage: "Previous",
  nextPage: "Next",
  foundNone: (total) => ["Found", `of ${total}`],
  emptyTitle: "Nothing in this list fits",
  emptyBody: "Another word or fewer filters may find it. Or call: not everything is on the list.",
  foundElsewhere: "Found in our other lists:",
  countIn: (count, list) => `${count} in ${list}`,
  seats: (count) => (count === 1 ? "1 seat" : `${count} seats`),
  lowestFor: (trip, price, name) => `Lowest price for ${trip}: ${price}, ${name}.`,
  orderedBy: (order) => `Order: ${order}.`,
  showAll: "Show everything",
  star: (name) => `Shortlist ${name}`,
  unstar: (name) => `Remove ${name} from the shortlist`,
  lowest: "Lowest",
  shortlist: "Your shortlist",
  forYouToCompare: (count, plural) => {
    const noun = plural.charAt(0).toLowerCase() + plural.slice(1);
    return count === 1 ? `One of our ${noun} for you` : `${count} ${noun} for you to compare`;
  },
  sideBySide: "Side by side",
  pricesSideBySide: "Prices side by side",
  where: "Where",
  notIncludedLabel: "Not included",
  shortlistFailed:
    "The comparison did not load. The stars are kept; load the page again to see it.",
  shortlistFull: (most, excess) => `Your shortlist holds ${most}; remove ${excess} first.`,
  keep: "Keep",
  keepLabel: "Keep these in my shortlist",
  keptInShortlist: "These are in your shortlist now.",
  close: "Close",
  closeLabel: "Close this comparison",
  noLongerOffered: (count) =>
    count === 1
      ? "One item of this list is no longer offered."
      : `${count} items of this list are no longer offered.`,
  linkGone: "What this link led to is no longer offered.",
  sharedListTooLong: (most, leftOut) =>
    `A shortlist holds ${most}; ${leftOut} more of this one ${leftOut === 1 ? "is" : "are"} not shown.`,
  compare: (count) => `Compare ${count}`,
  askAboutAll: "Ask about all",
  share: "Share",
  linkCopied: "Link copied",
  copyThisLink: (link) => `Copy this link: ${link}`,
  pricesUpdated: "Prices updated",
  refresh: "Refresh",
  noConnection: "You are offline; calls still work.",
  weakConnection: "The connection is weak, so this is the copy from your last visit.",
  mapNeedsConnection: "The map needs a connection. The address:",
};
