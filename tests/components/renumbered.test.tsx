/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { api } from "../../editor/page/api";
import { begun, edited, type EditSession, synced } from "../../editor/page/edit-session";
import { ElementView } from "../../editor/page/element-view";
import { FileView } from "../../editor/page/file-view";
import type { Editing } from "../../editor/page/use-editor";
import type { EditorState } from "../../editor/server/protocol";
import { dataFiles } from "../../src/data-check/catalogue-data";

const bike = (id: number, name: string, price: number) => ({
  id,
  name,
  image: `images/${name}.jpg`,
  priceDetails: [{ id: 1, duration: "1 day", price, kms: null }],
});
const dio = bike(1, "Dio", 500);
const mine = bike(2, "Mine", 600);
const theirs = bike(2, "Theirs", 700);
const highestIds = { bikes: 0, cars: 0, hotels: 0, taxis: 0 };
const fileOf = (content: unknown, version: string) => ({ content, version });
const state = {
  files: Object.fromEntries(
    dataFiles.map((file) => [file, fileOf(file === "bikes" ? [dio] : [], "1")]),
  ),
  published: { bikes: [dio] },
  highestIds,
  schemas: { "bikes.schema.json": { items: { type: "object", additionalProperties: false } } },
} as unknown as EditorState;

let session: EditSession;
let draw: () => void;
const change = (make: (now: EditSession) => EditSession) => {
  session = make(session);
  draw();
};
/** Somebody else has another item of the id that the own one has. */
const takeId = () =>
  change((now) =>
    synced(now, {
      saved: {},
      elsewhere: { bikes: fileOf([dio, theirs], "2") },
      faults: [],
      warnings: [],
    }),
  );
const item = (id: number) =>
  (session.drafts.bikes as readonly (typeof mine)[]).find((one) => one.id === id);

/** A view of the editor, of the session as it is. */
function Page({ id }: { readonly id: number | null }) {
  const [, setTimes] = useState(0);
  draw = () => setTimes((times) => times + 1);
  const edit: Editing["edit"] = (file, content, place) =>
    change((now) => edited(now, file, content, place));
  const sync = () => Promise.resolve(session);
  const editing = { session, state, edit, change, sync } as unknown as Editing;
  const shared = { file: "bikes", editing, onSay: () => undefined } as const;
  return id === null ? (
    <FileView {...shared} onGo={() => undefined} />
  ) : (
    <ElementView {...shared} id={id} />
  );
}

describe("when somebody else has taken the id of an own new item", () => {
  beforeEach(() => {
    draw = () => undefined;
    session = edited(begun(state, []), "bikes", [dio, mine], "add");
  });

  test("what is typed in its cell goes on there", async () => {
    render(<Page id={null} />);
    const cell = screen.getByLabelText("Mine, 1 day, price in rupees");
    await userEvent.clear(cell);
    act(takeId);
    expect(screen.getByLabelText("Mine, 1 day, price in rupees")).toHaveFocus();
    await userEvent.keyboard("65");
    expect(screen.getByLabelText("Mine, 1 day, price in rupees")).toHaveValue("65");
    expect(item(3)?.priceDetails[0]?.price).toBe(65);
    expect(item(2)).toEqual(theirs);
  });

  test("a cell that was emptied takes no price of the other when it is left", async () => {
    render(<Page id={null} />);
    await userEvent.clear(screen.getByLabelText("Mine, 1 day, price in rupees"));
    act(takeId);
    await userEvent.tab();
    expect(item(2)).toEqual(theirs);
    expect(item(3)?.priceDetails).toEqual([]);
  });

  test("a button that has the focus is about the same item", async () => {
    render(<Page id={null} />);
    screen.getByRole("button", { name: "Remove Mine" }).focus();
    act(takeId);
    expect(screen.getByRole("button", { name: "Remove Mine" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect([item(2), item(3)]).toEqual([theirs, undefined]);
  });

  test("a photo that was chosen before lands on the own item", async () => {
    jest.spyOn(api, "putUnusedPicturesAway").mockResolvedValue(undefined as never);
    jest.spyOn(api, "addPicture").mockImplementation(() => {
      act(takeId);
      return Promise.resolve({ image: "images/photo.jpg", notes: [] });
    });
    render(<Page id={2} />);
    const photo = new File(["photo"], "photo.jpg", { type: "image/jpeg" });
    await userEvent.upload(screen.getByLabelText("Drop a photo here, or choose one"), photo);
    expect(item(3)?.image).toBe("images/photo.jpg");
    expect(item(2)).toEqual(theirs);
    jest.restoreAllMocks();
  });
});
