import fc from "fast-check";
import { dataChanges, merged, valueAt, withChange } from "../../editor/server/data-changes";
import type { Contents } from "../../editor/server/protocol";
import { isSame } from "../../editor/server/json-values";

/** Chance makes what two people make of one state; the seed makes it the same in each run. */
const runs = { numRuns: 400, seed: 17 };

const byId = { selector: ({ id }: { readonly id: number }) => id };
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const row = fc.record({ id: fc.integer({ min: 1, max: 3 }), cost: fc.integer({ min: 1, max: 3 }) });
const item = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  name: fc.constantFrom("a", "b", "c"),
  note: perhaps(fc.constantFrom("x", "y", "z")),
  priceDetails: fc.uniqueArray(row, { ...byId, maxLength: 3 }),
  tab: perhaps(fc.record({ label: fc.constantFrom("l", "m"), icon: fc.constantFrom("i", "j") })),
});
const phone = fc.constantFrom("1", "2", "3", "4", "5");
const state = fc
  .record({
    bikes: fc.uniqueArray(item, { ...byId, maxLength: 4 }),
    business: fc.record({ phones: fc.uniqueArray(phone, { maxLength: 4 }) }),
  })
  // As in a file, no field is there without a value.
  .map((contents) => JSON.parse(JSON.stringify(contents)) as Contents);

const idsIn = ({ bikes }: Contents) => (bikes as { id: number }[]).map(({ id }) => id);
const phonesIn = ({ business }: Contents) => (business as { phones: string[] }).phones;

/** The changes of single values; orders, and lists that are put together, have tests of their own. */
const valueChanges = (before: Contents, after: Contents) =>
  dataChanges(before, after).filter(({ isOrder, to }) => isOrder !== true && !Array.isArray(to));

function ofThree(holds: (base: Contents, own: Contents, others: Contents) => void): void {
  fc.assert(fc.property(state, state, state, holds), runs);
}

test("what one alone has changed stands, and what both have changed alike", () => {
  ofThree((base, own) => {
    const whole = { contents: own, conflicts: [] };
    expect(merged(base, own, base)).toEqual(whole);
    expect(merged(base, base, own)).toEqual(whole);
    expect(merged(base, own, own)).toEqual(whole);
  });
});

test("every change of the other stands, and every own one stands or is asked about", () => {
  ofThree((base, own, others) => {
    const { contents, conflicts } = merged(base, own, others);
    for (const change of valueChanges(base, others)) {
      const standing = valueAt(contents, change);
      // To what the other has added, an own change may have been added.
      if (change.among !== undefined && change.to !== undefined) expect(standing).toBeDefined();
      else expect(standing).toEqual(change.to);
    }
    const asked = conflicts.flatMap((conflict) => conflict.own);
    for (const change of valueChanges(base, own)) {
      const isAsked = asked.some((one) => isSame(one, change));
      if (!isAsked) expect(valueAt(contents, change)).toEqual(change.to);
    }
  });
});

test("whoever answers each question with the own change has all own changes", () => {
  ofThree((base, own, others) => {
    const { contents, conflicts } = merged(base, own, others);
    const answered = conflicts.reduce(withChange, contents);
    for (const change of valueChanges(base, own)) {
      expect(valueAt(answered, change)).toEqual(change.to);
    }
  });
});

test("an order that one has changed stands", () => {
  ofThree((base, own, others) => {
    const { contents, conflicts } = merged(base, own, others);
    if (conflicts.some(({ file, steps, isOrder }) => file === "bikes" && isOrder && !steps[0])) {
      return;
    }
    const lists = [base, own, others, contents].map(idsIn);
    const kept = lists.map((list) => list.filter((id) => lists.every((ids) => ids.includes(id))));
    const [before, mine, theirs, together] = kept;
    expect(together).toEqual(isSame(before, mine) ? theirs : mine);
  });
});

test("of a list without ids every entry stands once that was added or that nobody has taken away", () => {
  ofThree((base, own, others) => {
    const { contents, conflicts } = merged(base, own, others);
    if (conflicts.some(({ file }) => file === "business")) return;
    const [before, mine, theirs, together] = [base, own, others, contents].map(phonesIn) as [
      string[],
      string[],
      string[],
      string[],
    ];
    const all = new Set([...mine, ...theirs]);
    const stands = [...all].filter((entry) =>
      before.includes(entry) ? mine.includes(entry) && theirs.includes(entry) : true,
    );
    expect([...together].sort()).toEqual(stands.sort());
  });
});
