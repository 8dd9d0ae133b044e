import { createHistory, type HistorySource, LocationProvider } from "@reach/router";
import { render, screen, within } from "@testing-library/react";
import { navigate } from "gatsby";
import type { ComponentProps, ReactElement } from "react";
import type { ListContext, Tour } from "../../src/catalogue/lists/list-context";
import { shopTime } from "../../src/catalogue/hours/opening-hours";
import { dayAfter } from "../../src/catalogue/hours/pick-up";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { languageOf } from "../../src/catalogue/text/languages";
import { ListPage } from "../../src/components/list/list-page";
import { Navigation } from "../../src/components/navigation/navigation";
import { loadComparison } from "../../src/components/shortlist/list-comparison";
import { loadSearch } from "../../src/components/search/use-search-script";
import { LanguageContext } from "../../src/components/visitor/language";
import { itemWith, row } from "./item";

// The words of a search are those of the example shop, because the owner may change the shop's own.
jest.mock("../../data/search.json", () => jest.requireActual<object>("./shop/search.json"));

// Pages load these scripts late; here they are ready from the start.
beforeAll(() => Promise.all([loadSearch(), loadComparison()]));
// Each test is on a device without a shortlist, which has all pages in memory.
beforeEach(() => {
  if (typeof window === "undefined") return;
  localStorage.clear();
  stubLoader((path) => ({ page: { path } }));
});

/** By the shop's clock; each kind of item can be picked up then. */
export const tomorrow = dayAfter(shopTime(new Date()).slice(0, "2026-11-28".length), 1);

/** A router's history that follows the window. */
export const windowHistory = () => createHistory(window as object as HistorySource);

/**
 * Replaces Gatsby's loader.
 *
 * @param cached the page in memory at an address
 * @param load loads a page; by default from memory
 */
export function stubLoader(
  cached: (path: string) => unknown,
  load: (path: string) => Promise<unknown> = (path) => Promise.resolve(cached(path)),
): void {
  const loader = { loadPageSync: cached, loadPage: load, hovering: () => undefined };
  Object.assign(window, { ___loader: loader, scrollTo: () => undefined });
}

let visits = 0;

/** Begins another visit at an address. */
export function visit(path: string): void {
  visits += 1;
  window.history.replaceState({ key: `visit ${visits}` }, "", path);
}

/** Renders a component at an address, inside the site's navigation and a router that follows links. */
export function renderAt(path: string, element: ReactElement) {
  visit(path);
  const history = windowHistory();
  (navigate as unknown as jest.Mock).mockImplementation((to: string, options?: object) => {
    void history.navigate(to, options);
  });
  return render(
    <LocationProvider history={history}>
      <Navigation />
      {element}
    </LocationProvider>,
  );
}

/** The message of a link to the chat, by the link's name. */
export function chatText(name: string | RegExp): string | null {
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name });
  return new URL(href).searchParams.get("text");
}

/** As read: spaces of any kind count as one. */
export const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim());

/** Texts and addresses of the links in an element. */
export const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

/** The names on the cards of a list. */
export const cardNames = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

const image = {
  layout: "fullWidth" as const,
  width: 1,
  height: 0.75,
  backgroundColor: "#886655",
  images: {
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 336w, /b.jpg 672w", sizes: "100vw" },
    sources: [{ type: "image/avif", srcSet: "/a.avif 336w", sizes: "100vw" }],
  },
};

export const bike: Queries.ItemPageQuery["items"]["nodes"][number] = {
  ...itemWith({
    jsonId: 1,
    name: "Honda Activa 5G",
    path: "/scooters/honda-activa-5g",
    category: "scooty, 5G, honda, dio",
    filter: "scooty",
    illustration: true,
    exceed: "if exceeds Rs.3/KM",
    extraKmRate: 3,
    priceDetails: [
      row("1 day", 499, "120 km"),
      row("2 days", 998, "240 km"),
      parsedRow({ duration: "1 week", price: 2799, kms: null, estimated: true }),
      parsedRow({ duration: "4 weeks", price: 6999, kms: "2000 km", kmsEstimated: true }),
    ],
  }),
  image: { childImageSharp: { gatsbyImageData: image } },
  pictures: [],
};

export const room: typeof bike = {
  ...bike,
  jsonId: 2,
  name: "Standard Room",
  path: "/scooters/standard-room-near-the-beach",
  illustration: false,
  image: { childImageSharp: { gatsbyImageData: { ...image, height: 2 } } },
  exceed: "For longer stays, please contact us",
  extraKmRate: null,
  location: "Near the beach",
  priceDetails: [row("1 day", 999)],
};

export const shop = {
  phone: "+91 891 000 0001",
  greeting: "Hi Visakha Rentals, Im looking for hire rental",
};

export const araku = { name: "Araku", slug: "araku", km: 112, estimated: true, alsoCalled: null };

export const tour = {
  to: "araku",
  list: "Taxis",
  label: "Aruku",
  path: "/taxis",
  id: "group-aruku",
  lowest: row("1 day", 4500),
  isFrom: true,
} satisfies Tour;

const column = { heading: "Empty", links: [], contact: false };

/** With all that pages and their frame query. */
export const business = {
  ...shop,
  name: "Visakha Rentals",
  notice: null as string | null,
  tagline: "Bikes and rooms.",
  siteUrl: "https://rentals.example",
  phones: [shop.phone, "+91 891 000 0002"],
  openingHours: { opens: "06:00", closes: "20:00" },
  address: { street: "Near the station", locality: "Town", region: "AP", postalCode: "530016" },
  englishAddress: null,
  position: { latitude: 17, longitude: 83 },
  placeName: "Fort",
  tabs: { location: "Location", phoneOnMobile: "Call", phoneOnDesktop: "Book via Call" },
  questions: [
    { question: "Is there a deposit?", kinds: ["bikes", "shop"], answer: null },
    { question: "Papers?", kinds: ["bikes", "shop"], answer: null },
    { question: "Helmets included?", kinds: ["bikes"], answer: null },
    { question: "Which hotel?", kinds: ["hotels", "shop"], answer: null },
  ] as const,
  footer: [
    { ...column, links: null },
    column,
    { ...column, heading: "Follow us", links: [{ label: "Videos", url: "https://example.com/" }] },
    { ...column, heading: "Contact us", contact: true },
  ],
  copyrightYear: 2024,
};

/** Props of a list of scooters, without its items. */
export const listProps = {
  page: {
    path: "/scooters",
    catalogue: "bikes",
    title: "Scooters",
    opening: "From the shop.",
    link: "Scooters",
    groupBy: null,
    noun: { one: "scooter", many: "scooters" },
    alsoCalled: null,
    englishWords: null,
    priceDay: "2026-11-01",
    maxNights: null,
  } as const,
  business,
  lists: [],
  places: [],
};

/** The page context of a list of all items; `context` overrides parts of it. */
export function listContext(
  items: readonly Queries.ItemCardFragment[],
  context: Partial<ListContext> = {},
): ListContext {
  return {
    address: "/bikes",
    catalogue: "bikes",
    offeredIds: items.map(({ jsonId }) => jsonId),
    chips: [],
    groups: [],
    itemIds: [],
    brandLabel: null,
    brandLinks: [],
    tours: [],
    ...context,
  };
}

/** Renders the page of a list of scooters at an address, without groups; `props` override its content. */
export function renderList(
  address: string,
  items: readonly Queries.ItemCardFragment[],
  props: Partial<ComponentProps<typeof ListPage>> = {},
) {
  const content = { ...listProps, items, context: listContext(items), ...props };
  return renderAt(
    address,
    <LanguageContext.Provider value={languageOf(content.context)}>
      <ListPage {...content} />
    </LanguageContext.Provider>,
  );
}
