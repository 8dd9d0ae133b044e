/** @jest-environment node */
import { begun, edited, type EditSession, synced } from "../../editor/page/edit-session";
import { formErrors, ownFaultsOf } from "../../editor/page/faults-at";
import { withShownFaults } from "../../editor/page/shown-faults";
import type { EditorState } from "../../editor/server/protocol";
import { dataFiles } from "../../src/data-check/catalogue-data";
import type { DataWarning } from "../../src/data-check/data-warnings";
import type { DataPath, Fault } from "../../src/data-check/fault";

const row = (id: number, price: unknown) => ({ id, price });
const dio = { id: 4, name: "Dio", priceDetails: [row(1, 5), row(2, 9)] };
const shine = { id: 9, name: "Shine", priceDetails: [row(1, 7)] };
const fault = (path: DataPath): Fault => ({
  file: "bikes.json",
  item: null,
  field: null,
  value: null,
  rule: "is wrong",
  path,
});
const bikes = (session: EditSession, list: unknown) => edited(session, "bikes", list, "bikes");
/** A session whose bikes were changed, with what the check has found in them. */
const checked = (list: unknown, faults: readonly Fault[], warnings: readonly DataWarning[] = []) =>
  synced(bikes(saved, list), { saved: {}, elsewhere: {}, faults, warnings });
const saved = begun(
  {
    files: Object.fromEntries(
      dataFiles.map((file) => [
        file,
        { version: "1", content: file === "bikes" ? [dio, shine] : {} },
      ]),
    ),
    published: null,
    highestIds: {},
  } as unknown as EditorState,
  [],
);
const paths = (session: EditSession) => withShownFaults(session).faults.map(({ path }) => path);
const wrong = { ...dio, priceDetails: [row(1, "x"), row(2, 9)] };
const wrongPrice = [0, "priceDetails", 0, "price"];

test("what the check has found stands where it was found, as long as nothing changes", () => {
  const session = checked([wrong, shine], [fault(wrongPrice)]);
  expect(withShownFaults(session)).toBe(session);
});

test("a value that is again as it is saved is not wrong any more", () => {
  const session = checked([wrong, { ...shine, name: "" }], [fault(wrongPrice), fault([1, "name"])]);
  expect(paths(bikes(session, [dio, { ...shine, name: "" }]))).toEqual([[1, "name"]]);
});

test("a value that is another one is being checked, as long as somebody does", () => {
  const session = checked([wrong, shine], [fault(wrongPrice), fault([1, "name"])]);
  const typed = { ...dio, priceDetails: [row(1, "xy"), row(2, 9)] };
  const now = bikes(session, [typed, shine]);
  expect(withShownFaults(now).faults).toMatchObject([
    { path: wrongPrice, rule: "Checking…" },
    { path: [1, "name"], rule: "is wrong" },
  ]);
  expect(withShownFaults(now, false).faults).toMatchObject([
    { path: wrongPrice, rule: "is wrong" },
    { path: [1, "name"], rule: "is wrong" },
  ]);
  const several = formErrors(
    ownFaultsOf([...withShownFaults(now).faults, ...withShownFaults(now).faults], "bikes"),
    [0],
  );
  expect(several).toEqual({ priceDetails: { 0: { price: { __errors: ["Checking…"] } } } });
});

test("a fault goes along with its item and its row, and with them it goes", () => {
  const session = checked([wrong, shine], [fault(wrongPrice)]);
  expect(paths(bikes(session, [shine, wrong]))).toEqual([[1, "priceDetails", 0, "price"]]);
  expect(paths(bikes(session, [shine]))).toEqual([]);
  const turned = { ...wrong, priceDetails: [row(2, 9), row(1, "x")] };
  expect(paths(bikes(session, [turned, shine]))).toEqual([[0, "priceDetails", 1, "price"]]);
  const shorter = { ...wrong, priceDetails: [row(2, 9)] };
  expect(paths(bikes(session, [shorter, shine]))).toEqual([]);
});

test("a place that asks for what another file lacks goes along, too", () => {
  const month = { ...fault(["monthDays"]), file: "business.json" };
  const cause = { file: "bikes.json", path: [0, "priceDetails", 1, "duration"] };
  const session = checked([dio, shine], [{ ...month, causes: [cause] }]);
  const [moved] = withShownFaults(bikes(session, [shine, dio])).faults;
  expect(moved?.causes).toEqual([{ ...cause, path: [1, "priceDetails", 1, "duration"] }]);
});

test("a likely mistake is acknowledged at the item that it is about", () => {
  const warning: DataWarning = {
    rule: "unusual-price",
    place: "",
    message: "",
    reason: null,
    acknowledgedBy: { file: "bikes", index: 1 },
  };
  const session = checked([dio, shine], [], [warning]);
  const shown = (list: unknown) =>
    withShownFaults(bikes(session, list)).warnings.map(({ acknowledgedBy: { index } }) => index);
  expect(shown([shine, dio])).toEqual([0]);
  expect(shown([dio])).toEqual([]);
});
