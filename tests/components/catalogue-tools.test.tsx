/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { type ListQuery, parsedListQuery } from "../../src/catalogue/lists/list-query";
import { CatalogueTools } from "../../src/components/search/catalogue-tools";

// jsdom lacks this function.
Element.prototype.scrollIntoView = () => undefined;

let currentQuery: ListQuery;

function Tools() {
  const [query, setQuery] = useState(() => parsedListQuery(""));
  currentQuery = query;
  return (
    <CatalogueTools
      query={query}
      change={(part) => setQuery((before) => ({ ...before, ...part }))}
      chipSets={[
        {
          field: "filter",
          chips: [
            { value: "scooty", label: "Scooters", count: 9 },
            { value: "bike", label: "Motorbikes", count: 7 },
          ],
        },
        { field: "location", chips: [{ value: "Near the beach", label: "Beach", count: 3 }] },
      ]}
      isCheap={false}
      compare={null}
      renderResult={() => null}
    />
  );
}

test("each chip is chosen with one press and released with the next", async () => {
  render(<Tools />);
  const chip = (name: string, pressed: boolean) => screen.getByRole("button", { name, pressed });
  await userEvent.click(chip("Scooters 9", false));
  await userEvent.click(chip("Beach 3", false));
  expect(currentQuery.chosen).toEqual(["scooty", "Near the beach"]);
  await userEvent.click(chip("Scooters 9", true));
  expect(currentQuery.chosen).toEqual(["Near the beach"]);
  expect(chip("Scooters 9", false)).toBeVisible();
});
