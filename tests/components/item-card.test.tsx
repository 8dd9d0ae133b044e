/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { ItemCard } from "../../src/components/item-card";
import { bike, room, shop } from "../support/fixtures";

const cells = (name: RegExp) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => row.textContent);

test("a card shows name, day price and the whole price list as a table", () => {
  render(<ItemCard item={bike} shop={shop} isFirst={false} />);
  expect(screen.getByRole("heading", { name: "Honda Activa 5G" })).toBeVisible();
  expect(screen.getByText("₹499", { selector: "strong" })).toBeVisible();
  expect(cells(/Honda Activa 5G/)).toEqual([
    "DurationPriceKilometres",
    "1 day₹499120 km",
    "2 days₹998240 km",
    "1 week≈ ₹2,799km: ask on call",
    "4 weeks₹6,999≈ 2000 km",
  ]);
  expect(screen.getByText("if exceeds Rs.3/KM")).toBeVisible();
});

test("a room has a place and no kilometres", () => {
  render(<ItemCard item={room} shop={shop} isFirst={false} />);
  expect(screen.getByText("Near the beach")).toBeVisible();
  expect(cells(/Standard Room/)).toEqual(["DurationPrice", "1 day₹999"]);
});

test("call dials the shop, chat opens with the specified words and the item", () => {
  render(<ItemCard item={bike} shop={shop} isFirst={false} />);
  expect(screen.getByRole("link", { name: /Call.*Honda Activa 5G/ })).toHaveAttribute(
    "href",
    "tel:+918910000001",
  );
  const chat = screen.getByRole("link", { name: /Chat.*Honda Activa 5G/ });
  expect(chat).toHaveAttribute("rel", "noopener noreferrer");
  const text = new URL(chat.getAttribute("href") ?? "").searchParams.get("text");
  expect(text).toMatch(/^Hi Visakha Rentals, Im looking for hire rental/);
  expect(text).toContain("Honda Activa 5G");
});

test("an illustration says so, a photograph does not", () => {
  render(<ItemCard item={bike} shop={shop} isFirst={false} />);
  render(<ItemCard item={room} shop={shop} isFirst={false} />);
  expect(screen.getByRole("img", { name: "Honda Activa 5G, illustration" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Standard Room" })).toBeInTheDocument();
});

test("only the page's first picture is loaded at once", () => {
  render(<ItemCard item={bike} shop={shop} isFirst />);
  render(<ItemCard item={room} shop={shop} isFirst={false} />);
  const [first, second] = screen.getAllByRole("img");
  expect(first).toHaveAttribute("fetchpriority", "high");
  expect(first).toHaveAttribute("loading", "eager");
  expect(second).toHaveAttribute("loading", "lazy");
  expect(second).not.toHaveAttribute("fetchpriority");
});

test("a long price list can fold, a short one has nothing to fold", () => {
  const rows = Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    duration: `${index + 1} days`,
    price: 500,
    kms: null,
    estimated: false,
    kmsEstimated: false,
  }));
  render(<ItemCard item={{ ...bike, priceDetails: rows }} shop={shop} isFirst={false} />);
  expect(screen.getByText("All 7 prices")).toBeInTheDocument();
  expect(cells(/Honda Activa 5G/)).toHaveLength(8);
  render(<ItemCard item={room} shop={shop} isFirst={false} />);
  expect(screen.queryByText("All 1 prices")).not.toBeInTheDocument();
});
