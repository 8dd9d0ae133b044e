/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { api, Unreachable } from "../../editor/page/api";
import { begun, edited, type EditSession, synced } from "../../editor/page/edit-session";
import { ConflictContext, ConflictsAt } from "../../editor/page/conflict-notice";
import { Notices } from "../../editor/page/notices";
import { UnreachableNotice } from "../../editor/page/unreachable-notice";
import type { Editing } from "../../editor/page/use-editor";
import { useKeptFocus } from "../../editor/page/use-kept-focus";
import type { EditorState } from "../../editor/server/protocol";
import { dataFiles } from "../../src/data-check/catalogue-data";
import type { Fault } from "../../src/data-check/fault";

// No part of jsdom.
Element.prototype.scrollIntoView = () => undefined;
const check = jest.spyOn(api, "check");
beforeEach(() => check.mockReset().mockResolvedValue({ faults: [] }));
afterAll(() => check.mockRestore());

const bikes = (first: unknown, second: unknown) => [
  { id: 7, name: "Dio", seats: first },
  { id: 9, name: "Shine", seats: second },
];
const files = (content: unknown) =>
  Object.fromEntries(
    dataFiles.map((file) => [file, { version: "1", content: file === "bikes" ? content : {} }]),
  ) as EditorState["files"];

/** A session in which the seats of the second bike were changed on both sides. */
function met(own: unknown): EditSession {
  const start = begun(
    { files: files(bikes(1, 1)), published: null, highestIds: {} } as unknown as EditorState,
    [],
  );
  return synced(edited(start, "bikes", bikes(1, own), "seats"), {
    saved: {},
    elsewhere: { bikes: { version: "2", content: bikes(1, 3) } },
    faults: [],
    warnings: [],
  });
}

let session: EditSession;
function Page({ begin }: { begin: EditSession }) {
  const [now, setNow] = useState(begin);
  session = now;
  useKeptFocus();
  const change = (make: (before: EditSession) => EditSession) => setNow(make);
  return (
    <>
      <Notices
        editing={{ session: now, change } as unknown as Editing}
        conflicts={now.conflicts}
        onNoneLeft={() => screen.getByRole("heading").focus()}
      />
      <h2 tabIndex={-1}>Bikes</h2>
    </>
  );
}

const seats = () => (session.drafts.bikes as { seats: unknown }[]).map((bike) => bike.seats);
const press = async (name: string | RegExp) => {
  const button = screen.getByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  button.focus();
  await userEvent.keyboard("{Enter}");
};

test("a conflict names both values, and goes with the answer", async () => {
  render(<Page begin={met(2)} />);
  expect(screen.getByText(/^Theirs, which stands now: Shine, .*1 → 3$/)).toBeVisible();
  expect(screen.getByText(/^Yours: Shine, .*1 → 2$/)).toBeVisible();
  await press("Use mine: Shine, seats: 1 → 2");
  expect(seats()).toEqual([1, 2]);
  expect(screen.queryByText(/^Yours: /)).toBeNull();
  expect(check).toHaveBeenCalledWith({ bikes: bikes(1, 2) });
});

test("what others have changed is answered by itself: its button does not lead to the next question's", async () => {
  render(<Page begin={met(2)} />);
  await press("Understood");
  expect(screen.queryByRole("button", { name: "Understood" })).toBeNull();
  expect(screen.getByRole("status")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(seats()).toEqual([1, 3]);
  await press(/^Keep theirs/);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("heading")).toHaveFocus();
});

test("an own value that could never be saved is not brought back, and it is said why", async () => {
  const fault: Fault = {
    file: "bikes.json",
    item: null,
    field: "seats",
    value: '"two"',
    rule: "has to be a whole number",
    path: [1, "seats"],
  };
  const other = { ...fault, path: [0, "seats"], rule: "is something else" };
  check.mockResolvedValue({ faults: [other, fault] });
  render(<Page begin={met("two")} />);
  // Nothing works that may be wrong.
  await userEvent.click(screen.getByRole("button", { name: /^Use mine/ }));
  expect(seats()).toEqual([1, 3]);
  expect(await screen.findByText("Yours cannot be used: Has to be a whole number.")).toBeVisible();
  expect(seats()).toEqual([1, 3]);
  expect(screen.queryByRole("button", { name: /^Use mine/ })).toBeNull();
  await act(async () => press(/^Keep theirs/));
  expect(seats()).toEqual([1, 3]);
  expect(screen.queryByText(/^Yours/)).toBeNull();
});

test("an own value that nobody could check is offered, and checked when it is taken", async () => {
  check.mockRejectedValueOnce(new Unreachable("The editor does not answer."));
  render(<Page begin={met(2)} />);
  await press(/^Use mine/);
  expect(seats()).toEqual([1, 2]);
  expect(check).toHaveBeenCalledTimes(2);
});

test("a question about a picture shows both", async () => {
  const images = (image: string) => [{ id: 7, name: "Dio", image }];
  const state = { files: files(images("images/a.jpg")), published: null, highestIds: {} };
  const start = begun(state as unknown as EditorState, []);
  const both = synced(edited(start, "bikes", images("images/mine.jpg"), "image"), {
    saved: {},
    elsewhere: { bikes: { version: "2", content: images("images/theirs.jpg") } },
    faults: [],
    warnings: [],
  });
  render(<Page begin={both} />);
  expect(await screen.findByRole("img", { name: "Their picture" })).toHaveAttribute(
    "src",
    "images/theirs.jpg",
  );
  expect(screen.getByRole("img", { name: "Your picture" })).toHaveAttribute(
    "src",
    "images/mine.jpg",
  );
});

test("where the editor has ended, the own side of an open question counts as not saved", () => {
  const { conflicts } = met(2);
  const { unmount } = render(<UnreachableNotice session={met(2)} />);
  expect(screen.getByText(conflicts[0]?.ownWords[0] ?? "nothing")).toBeVisible();
  expect(screen.queryByText(/is saved/)).toBeNull();
  unmount();
  render(<UnreachableNotice session={{ ...met(2), conflicts: [] }} />);
  expect(screen.getByText("Everything that you have typed is saved.")).toBeVisible();
});

test("who types where somebody else's value comes is led to the question, and back", async () => {
  const { conflicts, ...rest } = met(2);
  let meet: () => void = () => undefined;
  function Form() {
    const [open, setOpen] = useState<typeof conflicts>([]);
    meet = () => setOpen(conflicts);
    const change = (make: (before: EditSession) => EditSession) =>
      setOpen(make({ ...rest, conflicts: open }).conflicts);
    const editing = { session: { ...rest, conflicts: open }, change } as unknown as Editing;
    return (
      <ConflictContext.Provider value={{ editing, at: new Map([["seats", open]]) }}>
        <input id="seats" />
        <ConflictsAt spot="seats" />
      </ConflictContext.Provider>
    );
  }
  render(<Form />);
  const field = screen.getByRole("textbox");
  await userEvent.type(field, "1");
  act(() => meet());
  expect(screen.getByRole("group", { name: "Which is right?" })).toHaveFocus();
  await userEvent.keyboard("00");
  expect(field).toHaveValue("1");
  await press(/^Keep theirs/);
  expect(screen.queryByRole("group")).toBeNull();
  expect(field).toHaveFocus();
});

test("an own value is not offered where what it is a part of was removed", async () => {
  const { conflicts } = met(2);
  const without = { files: files(bikes(1, 3).slice(0, 1)), published: null, highestIds: {} };
  // What it was a part of when it was kept was not kept with it.
  const kept = { base: {}, drafts: {}, conflicts };
  render(<Page begin={begun(without as unknown as EditorState, [kept])} />);
  expect(await screen.findByText(/Yours cannot be used: what it is a part of/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Use mine/ })).toBeNull();
});
