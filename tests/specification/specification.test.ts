/** @jest-environment node */
import path from "node:path";
import { acceptedDeviations, deviationMessage, deviationsOf, openDeviations } from "./deviations";
import { type Facts, factsOf, itemPlace } from "./facts";
import { specifiedFacts } from "./tables";

test("the shipped data says what the specification fixes, or what was accepted since", () => {
  const deviations = deviationsOf(specifiedFacts, factsOf(path.resolve("data")));
  const open = openDeviations(deviations, acceptedDeviations());
  if (open.length > 0) throw new Error(deviationMessage(open));
});

describe("a difference", () => {
  const price = itemPlace("bikes", 4, "1 day", "price");
  const changed = (place: string, value: string | number | null): Facts =>
    new Map(specifiedFacts).set(place, value);

  test("of a price is named with both figures and the command that accepts it", () => {
    const deviations = deviationsOf(specifiedFacts, changed(price, 649));
    expect(deviations).toEqual([{ place: price, specified: 599, found: 649 }]);
    expect(deviationMessage(deviations)).toContain(
      `${price}: the specification says 599, the data says 649`,
    );
    expect(deviationMessage(deviations)).toContain("npm run accept-data");
  });

  test("is an item that is gone, and one that is new", () => {
    const withoutDio = new Map(
      [...specifiedFacts].filter(([place]) => !place.startsWith(itemPlace("bikes", 4))),
    );
    const gone = deviationsOf(specifiedFacts, withoutDio);
    expect(gone).toContainEqual({ place: price, specified: 599, found: null });
    const added = itemPlace("cars", 99, "name");
    expect(deviationsOf(specifiedFacts, changed(added, "Thar"))).toEqual([
      { place: added, specified: null, found: "Thar" },
    ]);
  });
});
