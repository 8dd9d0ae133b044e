/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { parsedListQuery } from "../../src/catalogue/lists/list-query";
import { ListAnnouncement } from "../../src/components/list/catalogue-list";

test.each([
  ["", null, []],
  ["?q=dio", null, ["1 of 2 bikes"]],
  ["?filter=scooty", null, ["1 of 2 bikes"]],
  ["?sort=price", null, ["Order: Lowest price."]],
  ["?days=1&sort=price", "Full.", ["Order: Lowest price.", "Full."]],
])("for %p each sentence is announced separately", (search, refusal, expected) => {
  render(
    <ListAnnouncement query={parsedListQuery(search)} result="1 of 2 bikes" refusal={refusal} />,
  );
  const region = screen.getByRole("status");
  expect(region).toHaveAttribute("aria-atomic", "false");
  expect([...region.children].map(({ textContent }) => textContent)).toEqual(expected);
});
