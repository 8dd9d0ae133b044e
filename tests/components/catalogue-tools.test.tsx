/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { type ListQuery, parsedListQuery } from "../../src/catalogue/lists/list-query";
import { CatalogueTools } from "../../src/components/search/catalogue-tools";

// jsdom does not have it.
Element.prototype.scrollIntoView = () => undefined;

let query: ListQuery;

function Tools({ address }: { readonly address: string }) {
  const [current, setCurrent] = useState(() => parsedListQuery(address));
  query = current;
  return (
    <CatalogueTools
      query={current}
      change={(part) => setCurrent((before) => ({ ...before, ...part }))}
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
  render(<Tools address="" />);
  const chip = (name: string, pressed: boolean) => screen.getByRole("button", { name, pressed });
  await userEvent.click(chip("Scooters 9", false));
  await userEvent.click(chip("Beach 3", false));
  expect(query.chosen).toEqual(["scooty", "Near the beach"]);
  await userEvent.click(chip("Scooters 9", true));
  expect(query.chosen).toEqual(["Near the beach"]);
  expect(chip("Scooters 9", false)).toBeVisible();
});
