/** @jest-environment jsdom */
import { render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Element } from "../operations";
import { api } from "../page/api";
import { ChangesView } from "../page/changes-view";
import { ElementList } from "../page/element-list";
import { FileView } from "../page/file-view";
import { PriceGrid } from "../page/price-grid";
import { RemovedView } from "../page/removed-view";
import { EditorBar } from "../page/editor-bar";
import type { Editor } from "../page/use-editor";
import { useView } from "../page/use-view";
import type { PublishResult } from "../protocol";
import type { ValidationError } from "../../src/data-check/messages/validation-error";
import { editorStub } from "./editor-stub";

const row = (duration: string, price: number) => ({ id: 1, duration, price, kms: null });
const dio: Element = { id: 4, name: "Dio", priceDetails: [row("1 day", 599)] };
const shine: Element = { id: 9, name: "Shine", priceDetails: [row("1 week", 3500)] };
const error = (
  path: ValidationError["path"],
  message: string,
  file = "bikes.json",
): ValidationError => ({ file, item: null, value: "x", message, path });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));

afterEach(() => jest.restoreAllMocks());

describe("the price table", () => {
  interface TableProps {
    readonly items: readonly Element[];
    readonly errors?: readonly ValidationError[];
  }
  function Table({ items, errors = [] }: TableProps) {
    const [shown, setShown] = useState(items);
    const names = items.map(({ name }) => String(name));
    return (
      <PriceGrid file="bikes" list={shown} names={names} errors={errors} onChange={setShown} />
    );
  }
  const columns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  const cell = (name: string) => screen.getByLabelText(`${name}, price in rupees`);

  test("focuses the first field of an added column", async () => {
    render(<Table items={[dio]} />);
    window.prompt = () => " 2  Weeks ";
    await press("Add a column");
    expect(columns()).toEqual(["Item", "1 day", "2 weeks"]);
    expect(cell("Dio, 2 weeks")).toHaveFocus();
  });

  test("moves the focus down with Enter and up with Shift+Enter; typing then replaces the price", async () => {
    render(<Table items={[1, 2, 3].map((id) => ({ ...dio, id, name: `Dio ${id}` }))} />);
    await userEvent.click(cell("Dio 2, 1 day"));
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    expect(cell("Dio 1, 1 day")).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(cell("Dio 3, 1 day")).toHaveFocus();
    await userEvent.keyboard("7");
    expect(cell("Dio 3, 1 day")).toHaveValue("7");
  });

  test("accepts cells pasted from a spreadsheet, and names the cells outside the table", async () => {
    const items = [1, 2, 3].map((id) => ({ ...dio, id, name: `Dio ${id}` }));
    const last = { ...shine, priceDetails: [row("1 day", 600), row("1 week", 3500)] };
    const alert = jest.spyOn(window, "alert").mockReturnValue();
    render(<Table items={[...items, last]} />);
    await userEvent.click(cell("Dio 2, 1 day"));
    await userEvent.paste("₹1,650\t9000\r\n700\t\r\n800\t\t90\r\n950\r\n");
    const names = ["Dio 1, 1 day", "Dio 2, 1 day", "Dio 2, 1 week", "Dio 3, 1 day", "Shine, 1 day"];
    expect(names.map((name) => cell(name))).toMatchObject(
      ["599", "1650", "9000", "700", "800"].map((value) => ({ value })),
    );
    expect(cell("Shine, 1 week")).toHaveValue("3500");
    expect(alert.mock.calls).toEqual([["Outside the table, left out: 90, 950"]]);
  });

  test("shows many new prices beside the old ones before they are changed", async () => {
    render(<Table items={[dio, shine]} />);
    await userEvent.click(screen.getByText("Change many prices"));
    await press("Change 0 prices");
    await userEvent.type(screen.getByLabelText(/^by/), "10%");
    expect(["→ 659", "→ 3850"].map((text) => screen.queryByText(text))).not.toContain(null);
    expect(cell("Dio, 1 day")).toHaveValue("599");
    await press("Change 2 prices");
    expect(cell("Dio, 1 day")).toHaveValue("659");
    expect(cell("Shine, 1 week")).toHaveValue("3850");
    expect(screen.queryByText(/→/)).toBeNull();
  });

  test("shows an error of a duration at its prices", () => {
    const items = [{ ...dio, priceDetails: [row("weekend", 900)] }];
    const errors = [error([0, "priceDetails", 0, "duration"], "is not written as it has to be")];
    render(<Table items={items} errors={errors} />);
    expect(cell("Dio, weekend")).toHaveAttribute("aria-invalid", "true");
    expect(cell("Dio, weekend")).toHaveAccessibleDescription("Is not written as it has to be.");
  });

  test("removes a price when its emptied field is left", async () => {
    render(<Table items={[dio]} />);
    await userEvent.clear(cell("Dio, 1 day"));
    expect(columns()).toEqual(["Item", "1 day"]);
    await userEvent.tab();
    expect(columns()).toEqual(["Item"]);
  });

  test("shows a typed price as no longer estimated", async () => {
    const priceDetails = [{ ...row("1 day", 599), estimated: true }];
    render(<Table items={[{ ...dio, priceDetails }]} />);
    expect(screen.getByText("≈ estimated")).toBeVisible();
    await userEvent.type(cell("Dio, 1 day"), "{Backspace}9");
    expect(screen.queryByText("≈ estimated")).toBeNull();
  });
});

test("without a hash, the first catalogue with items is shown", () => {
  const { result } = renderHook(() => useView({ bikes: [], cars: [dio] }));
  expect(result.current.name).toBe("cars");
});

test("a page can be added for each catalogue without a page", async () => {
  const bikes = { id: 2, catalogue: "bikes", title: "Bikes" };
  const { editor, edits } = editorStub({ pages: [bikes] });
  render(<FileView file="pages" editor={editor} />);
  expect(screen.queryByRole("button", { name: "Add a page for bikes" })).toBeNull();
  await press("Add a page for taxis");
  expect(edits).toMatchObject([
    ["pages", [bikes, { catalogue: "taxis", title: "" }], expect.any(String)],
  ]);
});

test("a removed item returns to the place before the first still existing item that followed it", async () => {
  jest
    .spyOn(api, "removed")
    .mockResolvedValue([{ file: "bikes", entry: dio, following: [7, 9], isStillPublished: true }]);
  const { editor, changes } = editorStub({ bikes: [shine] });
  render(<RemovedView editor={editor} />);
  await userEvent.click(await screen.findByRole("button", { name: "Bring back Dio" }));
  expect(screen.getByText("Bikes, still on the website until you publish")).toBeVisible();
  expect(changes).toEqual([[{ do: "insert", file: "bikes", path: [], element: dio, before: 9 }]]);
});

describe("a list", () => {
  const renderList = () =>
    render(
      <>
        <ElementList
          file="bikes"
          list={[dio, shine]}
          names={["Dio", "Shine"]}
          errors={[error([1, "name"], "x"), error([1, "filter"], "y")]}
          onChange={() => undefined}
        />
        <p id="announcement" role="status" />
      </>,
    );
  test("counts the errors of each element, and has no Copy without `onCopy`", () => {
    renderList();
    expect(screen.getByRole("link", { name: "Dio" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Shine: 2 wrong" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
  });
  test("announces a move, and is silent if nothing moves", async () => {
    renderList();
    await press("Move Dio up");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await press("Move Dio down");
    expect(screen.getByRole("status")).toHaveTextContent("Dio moved down: 2 of 2.");
  });
});

test.each(["Add an item", "Copy Dio"])("%p opens the new item, with a free id", async (name) => {
  // The random number 0.4 gives the taken id 4060, and 0.5 the free id 5050.
  const random = jest.spyOn(Math, "random").mockReturnValueOnce(0.4).mockReturnValue(0.5);
  const { editor, edits } = editorStub({ bikes: [{ ...dio, id: 4060 }] });
  render(<FileView file="bikes" editor={editor} />);
  await press(name);
  random.mockRestore();
  expect(edits).toMatchObject([["bikes", [{ id: 4060 }, { id: 5050 }], expect.any(String)]]);
  expect(window.location.hash).toBe("#bikes/5050/name");
});

describe("the view of changes", () => {
  const view = (editor: Editor) => <ChangesView editor={editor} />;
  const result = (message: string, fields: Partial<PublishResult> = {}): PublishResult => ({
    revision: 1,
    message,
    isSuccess: false,
    errors: [],
    ...fields,
  });

  test("links each error to its field, and marks a change that is not saved until it is right", () => {
    const contents = {
      bikes: [dio, shine],
      business: {},
      search: { sameMeaning: [["bus stand", "depot"]] },
    };
    const errors = [
      error([1, "filter"], "has to be one of these"),
      error([0, "priceDetails", 0, "price"], "is no price"),
      error(["sameMeaning", 0, 1], "is there twice", "search.json"),
      error(["openingHours", "opens"], "is no time", "business.json"),
      error(["phones", 2], "is no number", "business.json"),
    ];
    const published = { ...contents, business: { name: "Shop" } };
    const waiting = [{ file: "business" as const, path: ["name"] }];
    render(view(editorStub(contents, { published, server: { errors, waiting } }).editor));
    expect(screen.getByText(/waits until it is right/).parentElement).toHaveTextContent(/“Shop”/);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Bikes, Shine, Kind", "#bikes/9/filter"],
      ["Bikes, Dio, Prices, 1 day, Price", "#bikes/4/priceDetails_0_price"],
      ["Search words, Words that mean the same, number 1, number 2", "#search//sameMeaning_0_1"],
      ["Business, Opening hours, Opening time", "#business//openingHours_opens"],
      ["Business, Phones, number 3", "#business//phones_2"],
    ]);
    expect(links[0]?.parentElement).toHaveTextContent("Has to be one of these.");
  });

  test("links warnings to their items, and posts that the owner confirms them", async () => {
    const publish = jest.spyOn(api, "publish").mockResolvedValue({});
    const warnings = [{ file: "bikes", id: 9, message: "“Shine”: has blanks" }] as const;
    const state = { result: result("Right?", { warnings: ["Bikes: “Shine”: has blanks"] }) };
    const { editor } = editorStub(
      { bikes: [dio, shine] },
      { server: { warnings }, publish: state },
    );
    render(view(editor));
    const link = screen.getByRole("link", { name: "Bikes" });
    expect(link).toHaveAttribute("href", "#bikes/9/");
    expect(link.parentElement).toHaveTextContent("Bikes: “Shine”: has blanks");
    await press("These values are right: publish");
    expect(publish.mock.calls).toEqual([[{ confirmsWarnings: true }]]);
  });

  test("publishes, and shows status and result until the next change", async () => {
    const publish = jest.spyOn(api, "publish").mockResolvedValue({});
    const contents = { bikes: [dio] };
    const { rerender } = render(view(editorStub(contents).editor));
    await press("Publish");
    expect(publish.mock.calls).toEqual([[{}]]);
    rerender(view(editorStub(contents, { publish: { status: "Checking pictures…" } }).editor));
    const status = screen.getByRole("status");
    expect(status).toHaveFocus();
    expect(status).toHaveTextContent("Checking pictures…");
    const state = { result: result("Published.", { isSuccess: true }) };
    rerender(view(editorStub(contents, { publish: state }).editor));
    expect(status).toHaveTextContent(/^Published\.$/);
    const later = editorStub(contents, { publish: state, server: { revision: 2 } });
    rerender(view(later.editor));
    expect(status).toHaveTextContent(/^$/);
  });

  test("lists conflicting changes of others, and posts only ticked lines", async () => {
    const publish = jest.spyOn(api, "publish").mockResolvedValue({});
    const conflicts = ["Dio, 1 day: ₹599 → ₹629"];
    const state = { unsentCommits: 1, result: result("Not sent.", { conflicts }) };
    render(view(editorStub({ bikes: [dio] }, { publish: state }).editor));
    await press("Publish the merged changes");
    await userEvent.click(screen.getByRole("checkbox", { name: conflicts[0] ?? "" }));
    await press("Publish the merged changes");
    expect(publish.mock.calls).toEqual([[{ theirs: [] }], [{ theirs: conflicts }]]);
  });
});

test.each<[string, Parameters<typeof editorStub>[1], string]>([
  ["no change", {}, "Everything is saved."],
  ["an unsent change", { hasUnsent: true }, "Saving…"],
  ["an ended editor", { isConnected: false, hasUnsent: true }, "The editor has ended."],
  [
    "a waiting value",
    { server: { waiting: [{ file: "bikes", path: [] }], errors: [error([0, "name"], "x")] } },
    "Saved, except what is wrong: 1.",
  ],
  [
    "an error in the files",
    { server: { errors: [error([0, "name"], "x")] } },
    "Saved, but something in the files is wrong.",
  ],
])("with %s, the status says what is saved", (_what, parts, text) => {
  const { editor } = editorStub({}, parts);
  render(<EditorBar editor={editor} />);
  expect(screen.getByRole("status")).toHaveTextContent(text);
});
