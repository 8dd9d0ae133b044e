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

/** States of the data as an owner makes them: items with rows, a page, and fields in fields. */
const text = fc.constantFrom("a", "b", "c");
const id = fc.integer({ min: 1, max: 5 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const elements = <Fields extends object>(fields: fc.Arbitrary<Fields>) =>
  fc
    .uniqueArray(fc.tuple(id, fields), { selector: ([own]) => own, maxLength: 5 })
    .map((list) => list.map(([own, rest]) => ({ id: own, ...defined(rest) })));
const items = elements(
  fc.record({
    name: text,
    note: optional(text),
    tab: optional(fc.record({ label: text })),
    priceDetails: elements(fc.record({ duration: text })),
  }),
);
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

test("operations turn one state into the other, and back without a difference", () => {
  fc.assert(
    fc.property(states, states, (one, other) => {
      const contents = applied(one, operationsBetween(one, other));
      expect(isSame(contents, other)).toBe(true);
      // The order of the fields is what the files have.
      const back = applied(contents, operationsBetween(contents, one));
      expect(JSON.stringify(back)).toBe(JSON.stringify(one));
    }),
    { numRuns: 500, seed: 11 },
  );
});

test("a merge takes the changes of both sides, and ours where both have changed the same", () => {
  fc.assert(
    fc.property(states, states, states, (base, here, elsewhere) => {
      expect(isSame(mergedContents(base, here, base), here)).toBe(true);
      expect(isSame(mergedContents(base, base, elsewhere), elsewhere)).toBe(true);
      const merged = mergedContents(base, here, elsewhere);
      const own = dataChanges(base, here).filter(({ isOrder }) => isOrder !== true);
      const isThere = ({ file, path, to }: (typeof own)[number]) =>
        typeof to === "object" || isSame(valueAt(merged[file], path), to);
      expect(own.filter((change) => !isThere(change))).toEqual([]);
      const ids = elementsOf(merged.bikes).map((item) => item.id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 500, seed: 14 },
  );
});

test.each([
  ["both of two that are added at the end", [1, 2, 8], [1, 2, 9], [1, 2, 9, 8]],
  ["an order and an addition", [2, 1], [1, 7, 2], [2, 7, 1]],
  ["an addition and a removal", [1, 2, 3], [2], [2, 3]],
])("merged lists have %s", (_what, here, elsewhere, expected) => {
  const [base, own, other] = [[1, 2], here, elsewhere].map((list) => ({
    bikes: list.map((one) => ({ id: one })),
  })) as [Contents, Contents, Contents];
  const merged = elementsOf(mergedContents(base, own, other).bikes);
  expect(merged.map((item) => item.id)).toEqual(expected);
});

test("an element that one side has changed and the other removed is as on our side", () => {
  const [base, changed, removed] = [[{ id: 1 }], [{ id: 1, name: "a" }], []].map((bikes) => ({
    bikes,
  })) as [Contents, Contents, Contents];
  expect(mergedContents(base, changed, removed)).toEqual(changed);
  expect(mergedContents(base, removed, changed)).toEqual(removed);
  const other = { bikes: [{ id: 1, name: "b" }] };
  expect(mergedContents({ bikes: [] }, changed, other)).toEqual(changed);
});

test("any one of several changes can be undone", () => {
  fc.assert(
    fc.property(states, states, fc.nat(), (one, other, place) => {
      const changes = dataChanges(one, other);
      const change = changes[place % Math.max(1, changes.length)];
      if (change === undefined) return;
      const contents = applied(other, operationsOf(reversed(change), other));
      expect(dataChanges(one, contents).length).toBeLessThan(changes.length);
    }),
    { numRuns: 300, seed: 12 },
  );
});

const before: Contents = { bikes: [{ id: 4, name: "Honda Dio", priceDetails: [] }], business: {} };

test.each<[string, Operation]>([
  ["a field", { do: "set", file: "bikes", path: [{ id: 9 }, "name"], value: "x" }],
  ["an element of a list in it", { do: "remove", file: "bikes", path: [{ id: 9 }] }],
  ["rows", { do: "order", file: "bikes", path: [{ id: 9 }, "priceDetails"], ids: [1] }],
])("a change of %s of a removed element is refused, with its name", (_what, operation) => {
  const name = () => "Shine";
  expect(() => applied(before, [operation], name)).toThrow(
    new OperationError("Shine was removed in the meantime."),
  );
});

test("a refused group of operations changes nothing", () => {
  const first: Operation = { do: "set", file: "bikes", path: [{ id: 4 }, "name"], value: "x" };
  const gone: Operation = { do: "remove", file: "bikes", path: [{ id: 9 }] };
  expect(appliedWherePossible(before, [[first, gone]])).toEqual(before);
});

test("setting a field creates the object around it", () => {
  const set = (value?: string): Operation => {
    return { do: "set", file: "business", path: ["address", "street"], value };
  };
  expect(applied(before, [set("x")]).business).toEqual({ address: { street: "x" } });
  expect(applied(before, [set()])).toEqual(before);
});
