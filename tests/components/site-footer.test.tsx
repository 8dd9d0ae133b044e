/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { SiteFooter } from "../../src/layout/site-footer";
import { renderAt } from "../support/fixtures";

type Columns = Queries.SiteFooterFragment["footer"];

const business = {
  name: "Shop",
  phones: ["+91 98765 43210"],
  openingHours: {
    footerText: "9 to 5",
    closedSeasons: [{ text: "Closed every year from 1 Jun to 30 Sep" }],
  },
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

test("opening hours and closed seasons are among the contact details", () => {
  show([{ ...column("Contact", null), contact: true }]);
  const [hours, season] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(hours).toBe("9 to 5");
  expect(season).toBe("Closed every year from 1 Jun to 30 Sep");
});
