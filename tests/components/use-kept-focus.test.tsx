/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ElementList } from "../../editor/page/element-list";
import type { Item } from "../../editor/page/price-cells";
import { PriceTable } from "../../editor/page/price-table";
import { useKeptFocus } from "../../editor/page/use-kept-focus";
import { WarningLine } from "../../editor/page/warning-line";

const row = (id: number, duration: string) => ({
  id,
  duration,
  price: 5,
  kms: null,
  estimated: true,
});
const dio: Item = { id: 1, name: "Dio", priceDetails: [row(1, "1 day"), row(2, "1 week")] };
const shine: Item = { id: 2, name: "Shine", priceDetails: [row(1, "1 day")] };

const said: string[] = [];
beforeEach(() => said.splice(0));

function Editor() {
  const [items, setItems] = useState<readonly Item[]>([dio, shine]);
  const names = items.map(({ name = "" }) => name);
  useKeptFocus();
  return (
    <>
      <PriceTable
        catalogue="bikes"
        items={items}
        names={names}
        faults={[]}
        onChange={setItems}
        onSay={(text) => said.push(text)}
      />
      <ElementList
        file="bikes"
        list={items}
        names={names}
        faults={[]}
        copyId={null}
        isBelowTable
        onGo={() => undefined}
        onChange={(list) => setItems(list)}
        onSay={(text) => said.push(text)}
      />
      <button type="button">Add an item</button>
    </>
  );
}

const press = async (name: string) => {
  screen.getByRole("button", { name }).focus();
  await userEvent.keyboard("{Enter}");
};

test("after a price was confirmed the next cell has the focus, and it is said", async () => {
  render(<Editor />);
  await press("Confirm the estimated price of Dio for 1 day");
  await waitFor(() => expect(screen.getByLabelText("Dio, 1 week, price in rupees")).toHaveFocus());
  expect(said).toEqual(["Price of Dio for 1 day confirmed."]);
});

test("a finger's tap opens no keyboard: the next button has the focus", async () => {
  render(<Editor />);
  const button = screen.getByRole("button", {
    name: "Confirm the estimated price of Dio for 1 day",
  });
  await userEvent.pointer([{ keys: "[TouchA]", target: button }]);
  const next = "Confirm the estimated price of Dio for 1 week";
  await waitFor(() => expect(screen.getByRole("button", { name: next })).toHaveFocus());
});

test("after an item was removed the next one has the focus, after the last what follows", async () => {
  render(<Editor />);
  await press("Remove Dio");
  await waitFor(() => expect(screen.getAllByRole("link", { name: "Shine" }).at(-1)).toHaveFocus());
  expect(said).toEqual(["Dio removed. Undo brings it back."]);
  await press("Remove Shine");
  await waitFor(() => expect(screen.getByRole("button", { name: "Add an item" })).toHaveFocus());
});

function Alone() {
  const [isThere, setThere] = useState(true);
  useKeptFocus();
  return (
    <>
      <button type="button">Before</button>
      {isThere && (
        <button type="button" onClick={() => setThere(false)}>
          Go
        </button>
      )}
    </>
  );
}

test("where nothing follows, what came before has the focus", async () => {
  render(<Alone />);
  await press("Go");
  await waitFor(() => expect(screen.getByRole("button", { name: "Before" })).toHaveFocus());
});

test("what has come in the meantime can have the focus", async () => {
  function Page() {
    const [isThere, setThere] = useState(true);
    useKeptFocus();
    return (
      <>
        <button type="button">Before</button>
        <div>
          {isThere && (
            <button type="button" onClick={() => setThere(false)}>
              Go
            </button>
          )}
        </div>
        {!isThere && <button type="button">Add it again</button>}
      </>
    );
  }
  render(<Page />);
  await press("Go");
  await waitFor(() => expect(screen.getByRole("button", { name: "Add it again" })).toHaveFocus());
});

test("a press beside everything lets the focus go", async () => {
  let leave: () => void = () => undefined;
  function Page() {
    const [isThere, setThere] = useState(true);
    leave = () => setThere(false);
    useKeptFocus();
    return (
      <>
        {isThere && <button type="button">Go</button>}
        <button type="button">After</button>
      </>
    );
  }
  render(<Page />);
  screen.getByRole("button", { name: "Go" }).focus();
  await userEvent.click(document.body);
  act(() => leave());
  await act(async () => Promise.resolve());
  expect(document.body).toHaveFocus();
});

test("whoever says that a likely mistake is meant so is asked why", async () => {
  render(<WarningLine place="Dio" message="has blanks" onAcknowledge={() => undefined} />);
  await press("Meant so: Dio: has blanks");
  expect(screen.getByLabelText("Why?")).toHaveFocus();
});
