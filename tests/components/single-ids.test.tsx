/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { withSingleIds } from "../../editor/page/single-ids";
import { SingleIdsNotice } from "../../editor/page/single-ids-notice";
import type { Editing } from "../../editor/page/use-editor";

const row = (id: number, duration: string) => ({ id, duration, price: 5, kms: null });
const dio = { id: 4, name: "Dio", priceDetails: [row(1, "1 day"), row(2, "1 week")] };
const shine = { id: 4, name: "Shine", priceDetails: [row(1, "1 day")] };
const alto = { id: 9, name: "Alto", priceDetails: [row(3, "1 day"), row(3, "1 week")] };

test("of those that have one id the first keeps it, and no published one is given again", () => {
  expect(withSingleIds([dio, shine, alto], 12)).toEqual([
    dio,
    { ...shine, id: 13 },
    { ...alto, priceDetails: [row(3, "1 day"), row(4, "1 week")] },
  ]);
  const single = [dio, { ...shine, id: 5 }];
  expect(withSingleIds(single)).toBe(single);
});

test("of those with one id the published one keeps it", () => {
  const [shine, dio] = ["Shine", "Dio"].map((name) => ({ id: 4, name }));
  if (shine === undefined || dio === undefined) throw new Error("There are no bikes");
  const published = [{ ...shine, price: 5 }];
  expect(withSingleIds([dio, shine], 12, published)).toEqual([{ ...dio, id: 13 }, shine]);
  expect(withSingleIds([dio, shine], 12, [{ id: 4, name: "Alto" }])).toEqual([
    dio,
    { ...shine, id: 13 },
  ]);
});

test("who meets two with one number is told which, and mends it with one button", async () => {
  const edit = jest.fn();
  const onSettled = jest.fn();
  const session = {
    drafts: { bikes: [dio, shine], cars: [alto], pages: [{ id: 1, title: "Bikes" }], business: {} },
    highestIds: { bikes: 12 },
  };
  const editing = { session, edit } as unknown as Editing;
  render(<SingleIdsNotice editing={editing} onSettled={onSettled} />);
  const [bikes, cars, ...others] = screen.getAllByRole("group");
  expect(others).toEqual([]);
  expect(bikes).toHaveTextContent("Bikes, “Dio” and “Shine”");
  expect(cars).toHaveTextContent("Cars, “Alto”");
  await userEvent.click(screen.getAllByRole("button")[0] ?? document.body);
  expect(edit).toHaveBeenCalledWith("bikes", [dio, { ...shine, id: 13 }], expect.anything());
  expect(onSettled).toHaveBeenCalledTimes(1);
});
