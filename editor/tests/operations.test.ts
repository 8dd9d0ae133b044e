import fc from "fast-check";
import { dataChanges, operationsBetween, operationsOf, reversed } from "../data-changes";
import { isSame } from "../json-values";
import { mergedContents } from "../server/merged-contents";
import {
  applied,
  type Contents,
  elementsOf,
  type Operation,
  OperationError,
  valueAt,
  appliedWherePossible,
} from "../operations";

const text = fc.constantFrom("a", "b", "c");
const id = fc.integer({ min: 1, max: 5 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const elements = <Fields extends object>(fields: fc.Arbitrary<Fields>) =>
  fc
    .uniqueArray(fc.tuple(id, fields), { selector: ([elementId]) => elementId, maxLength: 5 })
    .map((list) => list.map(([elementId, others]) => ({ id: elementId, ...defined(others) })));
const items = elements(
  fc.record({
    name: text,
    note: optional(text),
    tab: optional(fc.record({ label: text })),
    priceDetails: elements(fc.record({ duration: text })),
  }),
);
/** States of the data as an owner makes them. */
const states: fc.Arbitrary<Contents> = fc
  .record({
    bikes: items,
    business: fc.record({
      name: text,
      phones: fc.array(text, { maxLength: 3 }),
      address: optional(fc.record({ street: text })),
      tagline: optional(text),
    }),
  })
  .map(({ bikes, business }) => ({ bikes, business: defined(business) }));

function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

test("operations turn one state into another, and back into the first with its order of fields", () => {
  fc.assert(
    fc.property(states, states, (first, second) => {
      const contents = applied(first, operationsBetween(first, second));
      expect(isSame(contents, second)).toBe(true);
      const back = applied(contents, operationsBetween(contents, first));
      expect(JSON.stringify(back)).toBe(JSON.stringify(first));
    }),
    { numRuns: 500, seed: 11 },
  );
});

test("a merge takes the changes of both sides, and ours where they conflict", () => {
  fc.assert(
    fc.property(states, states, states, (base, ours, theirs) => {
      expect(isSame(mergedContents(base, ours, base), ours)).toBe(true);
      expect(isSame(mergedContents(base, base, theirs), theirs)).toBe(true);
      const merged = mergedContents(base, ours, theirs);
      // Objects and lists may have changes of both sides.
      const ourValues = dataChanges(base, ours).filter(({ to }) => typeof to !== "object");
      for (const { file, path, to } of ourValues) expect(valueAt(merged[file], path)).toEqual(to);
      const ids = elementsOf(merged.bikes).map((item) => item.id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 500, seed: 14 },
  );
});

test.each([
  ["both elements that the sides have added at the end", [1, 2, 8], [1, 2, 9], [1, 2, 9, 8]],
  ["the order of one side and the addition of the other", [2, 1], [1, 7, 2], [2, 7, 1]],
  ["the addition of one side and the removal of the other", [1, 2, 3], [2], [2, 3]],
])("merged lists have %s", (_what, ourIds, theirIds, expected) => {
  const [base, ours, theirs] = [[1, 2], ourIds, theirIds].map((ids) => ({
    bikes: ids.map((elementId) => ({ id: elementId })),
  })) as [Contents, Contents, Contents];
  const merged = elementsOf(mergedContents(base, ours, theirs).bikes);
  expect(merged.map((item) => item.id)).toEqual(expected);
});

test("our side wins if one side has changed an element and the other removed it, or if both have added it", () => {
  const [base, changed, removed] = [[{ id: 1 }], [{ id: 1, name: "a" }], []].map((bikes) => ({
    bikes,
  })) as [Contents, Contents, Contents];
  expect(mergedContents(base, changed, removed)).toEqual(changed);
  expect(mergedContents(base, removed, changed)).toEqual(removed);
  const added = { bikes: [{ id: 1, name: "b" }] };
  expect(mergedContents({ bikes: [] }, changed, added)).toEqual(changed);
});

test("each of several changes can be undone alone", () => {
  fc.assert(
    fc.property(states, states, fc.nat(), (before, after, number) => {
      const changes = dataChanges(before, after);
      const change = changes[number % Math.max(1, changes.length)];
      if (change === undefined) return;
      const contents = applied(after, operationsOf(reversed(change), after));
      expect(dataChanges(before, contents).length).toBeLessThan(changes.length);
    }),
    { numRuns: 300, seed: 12 },
  );
});

const shop: Contents = { bikes: [{ id: 4, name: "Honda Dio", priceDetails: [] }], business: {} };

test.each<[string, Operation]>([
  ["a field", { do: "set", file: "bikes", path: [{ id: 9 }, "name"], value: "x" }],
  ["the element itself", { do: "remove", file: "bikes", path: [{ id: 9 }] }],
  ["a list's order", { do: "order", file: "bikes", path: [{ id: 9 }, "priceDetails"], ids: [1] }],
])(
  "after an element was removed, a change of %s is refused with the element's name",
  (_what, operation) => {
    const formerName = () => "Shine";
    expect(() => applied(shop, [operation], formerName)).toThrow(
      new OperationError("Shine was removed in the meantime."),
    );
  },
);

test("a group of operations changes nothing if one of them is refused", () => {
  const possible: Operation = { do: "set", file: "bikes", path: [{ id: 4 }, "name"], value: "x" };
  const refused: Operation = { do: "remove", file: "bikes", path: [{ id: 9 }] };
  expect(appliedWherePossible(shop, [[possible, refused]])).toEqual(shop);
});

test("setting a field creates the object around it, but removing a missing field creates none", () => {
  const set = (value?: string): Operation => {
    return { do: "set", file: "business", path: ["address", "street"], value };
  };
  expect(applied(shop, [set("x")]).business).toEqual({ address: { street: "x" } });
  expect(applied(shop, [set()])).toEqual(shop);
});
