/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FileView } from "../../editor/page/file-view";
import type { Item } from "../../editor/page/price-cells";
import type { Fault } from "../../src/data-check/fault";
import type { Editing } from "../../editor/page/use-editor";

test.each(["Add an item", "Copy Dio"])(
  "%p gives no id that a published item had, and leads to the new one",
  async (button) => {
    const dio: Item = { id: 4, name: "Dio", priceDetails: [] };
    const went: Fault["path"][] = [];
    const edit = jest.fn<undefined, [string, readonly Item[]]>();
    const session = { drafts: { bikes: [dio] }, faults: [], renumberings: [] };
    const state = { schemas: {}, highestIds: { bikes: 7 } };
    render(
      <FileView
        file="bikes"
        editing={{ session, state, edit } as unknown as Editing}
        onSay={() => undefined}
        onGo={({ path }) => went.push(path)}
      />,
    );
    await userEvent.click(screen.getByRole("button", { name: button }));
    const [[, items] = []] = edit.mock.calls;
    expect(items?.map(({ id }) => id)).toEqual([4, 8]);
    expect(window.location.hash).toBe("#bikes/8");
    expect(went).toEqual([[1, "name"]]);
  },
);
