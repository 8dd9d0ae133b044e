/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { SiteFooter } from "../../src/layout/site-footer";
import { renderAt } from "../support/fixtures";

type Columns = Queries.SiteFooterFragment["footer"];

const business = {
  name: "Shop",
  phones: ["+91 98765 43210"],
  openingHours: { opens: "09:00", closes: "17:00" },
  copyrightYear: 2024,
  address: { street: "1 Beach Road", locality: "Vizag", region: "AP", postalCode: "530016" },
};
const column = (heading: string, url: string | null) => ({
  heading,
  links: url === null ? null : [{ label: `Link of ${heading}`, url }],
  contact: false,
});
const show = (footer: Columns) =>
  renderAt("/", <SiteFooter business={{ ...business, footer }} pricesAsOf="today" />);

test("a footer whose columns have no links has only its bottom line", () => {
  show([column("Empty", null), { ...column("Emptied", null), links: [] }]);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("2024");
});

test("the contact details begin with the opening hours", () => {
  show([{ ...column("Contact", null), contact: true }]);
  expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("09.00AM (Open) - 05.00PM (Closed)");
});
