/** @jest-environment jsdom */
import { announceNewerPrices, newerPricesEvent } from "../../src/offline/connection/newer-prices";
import { bike } from "../support/fixtures";

const mockFetch = jest.fn();
jest.mock("../../src/offline/fetch-with-timeout", () => ({
  fetchWithTimeout: (...args: unknown[]): unknown => mockFetch(...args),
}));

const page = (part: object = {}, item: object = {}) => ({
  page: { priceChange: { day: "1 January 2026" } },
  business: { name: "Visakha Rentals", phones: ["+91 891 000 0001"] },
  items: { nodes: [{ ...bike, ...item }] },
  ...part,
});

/** Whether newer prices are announced if the page shows `shown` and the server has `newest`. */
async function isAnnounced(shown: object, newest: object): Promise<boolean> {
  Object.assign(window, {
    ___loader: { loadPageSync: () => ({ json: { data: shown } }) },
  });
  mockFetch.mockResolvedValue({ json: () => Promise.resolve({ result: { data: newest } }) });
  const listener = jest.fn();
  window.addEventListener(newerPricesEvent, listener);
  await announceNewerPrices("/bikes");
  window.removeEventListener(newerPricesEvent, listener);
  return listener.mock.calls.length > 0;
}

test.each([
  ["the day of the last price change", page({ page: { priceChange: { day: "2 January 2026" } } })],
  ["a phone number", page({ business: { name: "Visakha Rentals", phones: [] } })],
  ["a picture's file", page({}, { image: { childImageSharp: null } })],
])("a change of %s alone is not announced", async (_, newest) => {
  expect(await isAnnounced(page(), newest)).toBe(false);
});

const [row, ...rows] = bike.priceDetails;

test.each([
  ["a changed price", page({}, { priceDetails: [{ ...row, price: 549 }, ...rows] })],
  ["a changed distance", page({}, { priceDetails: [{ ...row, kms: "100 km" }, ...rows] })],
  ["a changed name", page({}, { name: "Honda Activa 6G" })],
  ["an added item", page({ items: { nodes: [bike, { ...bike, jsonId: 2 }] } })],
  ["a removed item", page({ items: { nodes: [] } })],
])("%s is announced", async (_, newest) => {
  expect(await isAnnounced(page(), newest)).toBe(true);
});
