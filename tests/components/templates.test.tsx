/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { texts } from "../../src/catalogue/text/texts";
import { Head } from "../../src/templates/catalogue-page";
import ItemPage from "../../src/templates/item-page";
import { bike, listContext, listProps, renderAt, stubLoader } from "../support/fixtures";

const { page, business } = listProps;
const [row] = bike.priceDetails;
const priced = [9000, 500, 510, 520].map((price, index) => ({
  ...bike,
  jsonId: index + 20,
  name: `Bike ${price}`,
  priceDetails: bike.priceDetails.map((other) => (other === row ? { ...other, price } : other)),
}));

beforeEach(() => stubLoader(() => ({ page: { path: "/bikes" } })));

test("the similar items of an item's page are in the order of their prices' distance", () => {
  const data = {
    ...{ page, business, places: { nodes: [] } },
    ...{ items: { nodes: [bike] }, similar: { nodes: priced } },
  };
  const props = { data, pageContext: { address: "/bikes/dio", tours: [] } };
  renderAt("/bikes/dio", <ItemPage {...(props as unknown as ComponentProps<typeof ItemPage>)} />);
  const links = within(screen.getByRole("region", { name: texts.similar })).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Bike 500", "Bike 510", "Bike 520"]);
});

test("the canonical address of a brand's list is its own", () => {
  const props = {
    data: { page, business, items: { nodes: [bike] } },
    pageContext: listContext([bike], { address: "/bikes-honda", brandLabel: "Honda" }),
  };
  renderAt("/", <Head {...(props as unknown as ComponentProps<typeof Head>)} />);
  const link = document.querySelector("link[rel=canonical]");
  expect(link?.getAttribute("href")).toMatch(/\/bikes-honda$/);
});
