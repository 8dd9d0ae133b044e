/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ElementList } from "../../editor/page/element-list";

test("of an item at the end of its list nobody says that it has moved", async () => {
  const said: string[] = [];
  render(
    <ElementList
      file="bikes"
      list={[{ id: 1 }, { id: 2 }]}
      names={["Dio", "Shine"]}
      faults={[]}
      copyId={null}
      isBelowTable={false}
      onGo={() => undefined}
      onChange={() => undefined}
      onSay={(words) => said.push(words)}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Move Dio up" }));
  expect(said).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Move Dio down" }));
  expect(said).toEqual(["Dio moved down: 2 of 2."]);
});

test("of two items that have one id, the one that is meant is removed", async () => {
  // React says that two have one key, as they have.
  const said = jest.spyOn(console, "error").mockReturnValue();
  const lists: unknown[] = [];
  render(
    <ElementList
      file="bikes"
      list={[
        { id: 7, name: "Alpha" },
        { id: 7, name: "Beta" },
      ]}
      names={["Alpha", "Beta"]}
      faults={[]}
      copyId={null}
      isBelowTable={false}
      onGo={() => undefined}
      onChange={(list) => lists.push(list)}
      onSay={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove Beta" }));
  expect(lists).toEqual([[{ id: 7, name: "Alpha" }]]);
  said.mockRestore();
});
