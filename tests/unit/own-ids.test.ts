import { withOwnIds, withOwnPictures } from "../../editor/server/own-ids";

const dio = { id: 1, name: "Dio", image: "images/dio.jpg" };
const mine = { id: 2, name: "Mine", image: "images/new.jpg" };
const theirs = { id: 2, name: "Theirs", image: "images/new.jpg" };
const base = { bikes: [dio] };

test("what both have added under one id gets an id that nothing has had", () => {
  const others = { bikes: [dio, theirs, { ...theirs, id: 7 }] };
  const ids = (highest: number) => {
    const own = { bikes: [mine, dio, { ...mine, id: 3 }] };
    const { bikes } = withOwnIds(
      { base, own, others },
      { bikes: { base: 7, own: highest, others: 7 } },
    );
    return (bikes as { id: number }[]).map(({ id }) => id);
  };
  expect(ids(0)).toEqual([8, 1, 3]);
  expect(ids(20)).toEqual([21, 1, 3]);
});

test("what the other has published and removed again takes its id with it", () => {
  const idsWith = (others: number) => {
    const highest = { bikes: { base: 1, own: 1, others } };
    const { bikes } = withOwnIds({ base, own: { bikes: [dio, mine] }, others: base }, highest);
    return (bikes as { id: number }[]).map(({ id }) => id);
  };
  expect([1, 2, 5].map(idsWith)).toEqual([
    [1, 2],
    [1, 3],
    [1, 6],
  ]);
});

test("what is brought back that both have known keeps its id", () => {
  const highest = { bikes: { base: 9, own: 9, others: 9 } };
  const own = { bikes: [dio, mine] };
  expect(withOwnIds({ base, own, others: base }, highest)).toEqual(own);
});

test("a published item that both have brought back is one", () => {
  const highest = { bikes: { base: 2, own: 2, others: 2 } };
  const others = { bikes: [dio, { ...mine, image: "images/other.jpg" }] };
  const own = { bikes: [dio, mine] };
  expect(withOwnIds({ base, own, others }, highest)).toEqual(own);
});

test("a price that was added with the id of a removed one is another price, where the other has changed that", () => {
  const bike = (duration: string, price: number) => ({
    bikes: [{ ...dio, priceDetails: [{ id: 7, duration, price }] }],
  });
  const rows = (others: ReturnType<typeof bike>) => {
    const sides = { base: bike("4 weeks", 6999), own: bike("2 weeks", 4800), others };
    return withOwnIds(sides, {}).bikes as { priceDetails: object[] }[];
  };
  const added = { duration: "2 weeks", price: 4800 };
  expect(rows(bike("4 weeks", 6500))[0]?.priceDetails).toEqual([{ ...added, id: 8 }]);
  expect(rows(bike("4 weeks", 6999))[0]?.priceDetails).toEqual([{ ...added, id: 7 }]);
});

test("what is the same keeps its id, and a page of one catalogue is one page", () => {
  const both = { bikes: [dio, mine] };
  expect(withOwnIds({ base, own: both, others: both }, {})).toEqual(both);
  const page = (title: string, catalogue: string) => ({ pages: [{ id: 1, title, catalogue }] });
  const sides = { base: { pages: [] }, own: page("Mine", "cars") };
  const idsWith = (others: ReturnType<typeof page>) =>
    (withOwnIds({ ...sides, others }, {}).pages as { id: number }[]).map(({ id }) => id);
  expect([page("Theirs", "cars"), page("Theirs", "taxis")].map(idsWith)).toEqual([[1], [2]]);
});

test("an item shows its own picture under the new name, and what it showed before under the old", () => {
  const own = { bikes: [{ ...dio, image: "images/new.jpg" }, mine], business: { image: "x" } };
  const names = new Map([
    ["images/new.jpg", "images/new-2.jpg"],
    ["images/dio.jpg", "images/dio-2.jpg"],
  ]);
  const renamed = withOwnPictures({ base, own }, names);
  expect(renamed).toMatchObject({
    bikes: [{ image: "images/new-2.jpg" }, { image: "images/new-2.jpg" }],
    business: { image: "x" },
  });
  expect(withOwnPictures({ base, own: base }, names)).toEqual(base);
});
