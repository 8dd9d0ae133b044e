import { createHistory, type HistorySource, LocationProvider } from "@reach/router";
import { render } from "@testing-library/react";
import { navigate } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { NavigationProvider } from "../../src/components/navigation/navigation";

/** A router's history that follows the window's own. */
export const windowHistory = () => createHistory(window as object as HistorySource);

/** Renders a component at an address, inside the site's navigation and a router that links move. */
export function renderAt(path: string, element: ReactElement) {
  window.history.replaceState(null, "", path);
  const history = windowHistory();
  (navigate as unknown as jest.Mock).mockImplementation((to: string, options?: object) => {
    void history.navigate(to, options);
  });
  return render(
    <LocationProvider history={history}>
      <NavigationProvider>{element}</NavigationProvider>
    </LocationProvider>,
  );
}

export const bike: Queries.ItemCardFragment = {
  jsonId: 1,
  name: "Honda Activa 5G",
  slug: "honda-activa-5g",
  category: "scooty, 5G, honda, dio",
  filter: "scooty",
  brand: null,
  illustration: true,
  exceed: "if exceeds Rs.3/KM",
  carInfo: null,
  location: null,
  mileage: null,
  seats: null,
  extraKmRate: 3,
  priceDetails: [
    { id: 1, duration: "1 day", price: 499, kms: "120 km" },
    { id: 2, duration: "2 days", price: 998, kms: "240 km" },
    { id: 3, duration: "1 week", price: 2799, kms: null, estimated: true },
    { id: 4, duration: "4 weeks", price: 6999, kms: "2000 km", kmsEstimated: true },
  ].map((row) => parsedRow(row)),
  image: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth",
        width: 1,
        height: 0.75,
        backgroundColor: "#886655",
        images: {
          fallback: { src: "/a.jpg", srcSet: "/a.jpg 336w", sizes: "100vw" },
          sources: [{ type: "image/avif", srcSet: "/a.avif 336w", sizes: "100vw" }],
        },
      },
    },
  },
};

export const room: Queries.ItemCardFragment = {
  ...bike,
  jsonId: 2,
  name: "Standard Room",
  slug: "standard-room-near-the-beach",
  illustration: false,
  exceed: "For longer stays, please contact us",
  extraKmRate: null,
  location: "Near the beach",
  priceDetails: [parsedRow({ id: 1, duration: "1 day", price: 999, kms: null })],
};

export const shop = {
  phone: "+91 891 000 0001",
  greeting: "Hi Visakha Rentals, Im looking for hire rental",
};

export const searchWords = {
  page: {
    title: "Scooters",
    link: "Scooters",
    noun: { one: "scooter", many: "scooters" },
    alsoCalled: null,
  },
  business: { address: { street: "Near the station", locality: "Town" } },
  dictionary: { sameMeaning: [], ignored: [], people: null, below: null },
};

/** What a list of scooters is shown with, besides its items and addresses. */
export const listProps = {
  page: {
    path: "/scooters",
    match: "exact",
    catalogue: "bikes",
    link: "Scooters",
    groupBy: null,
    noun: { many: "scooters" },
  } as const,
  business: {
    name: "Visakha Rentals",
    slug: "visakha-rentals",
    phones: [shop.phone],
    chatText: "Hi {name}",
    combinePriceRows: true,
    openingHours: { text: "06.00AM (Open) - 08.00PM (Closed)" },
    tabs: { phoneOnDesktop: "Book via Call" },
  },
  shop,
  offeredIds: Array.from({ length: 200 }, (_, index) => index + 1),
  chips: [],
  groups: [],
  searchWords,
  lists: [],
  places: [],
  tours: [],
  heading: (aside: ReactNode) => aside,
};
