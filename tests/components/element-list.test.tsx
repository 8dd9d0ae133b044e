/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ElementList } from "../../scripts/edit/page/element-list";

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
