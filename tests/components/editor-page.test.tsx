/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { api, UnreachableError } from "../../editor/page/api";
import { ChangesView } from "../../editor/page/changes-view";
import { ElementList } from "../../editor/page/element-list";
import { FileView } from "../../editor/page/file-view";
import { Notices } from "../../editor/page/notices";
import { PictureField } from "../../editor/page/picture-field";
import { PreviewPane } from "../../editor/page/preview-pane";
import type { Item } from "../../editor/page/price-cells";
import { PriceTable } from "../../editor/page/price-table";
import { TopBar } from "../../editor/page/top-bar";
import { TypedInput } from "../../editor/page/typed-input";
import type { Editor } from "../../editor/page/use-editor";
import type { ValidationError } from "../../src/data-check/validation-error";
import { editorStub } from "../support/editor-stub";

const row = (duration: string, price: number) => ({ id: 1, duration, price, kms: null });
const dio: Item = { id: 4, name: "Dio", priceDetails: [row("1 day", 599)] };
const shine: Item = { id: 9, name: "Shine", priceDetails: [row("1 week", 3500)] };
const error = (
  path: ValidationError["path"],
  rule: string,
  file = "bikes.json",
): ValidationError => ({
  file,
  item: null,
  field: String(path.at(-1)),
  value: "x",
  rule,
  path,
});
const nothing = () => undefined;

describe("the price table", () => {
  function Table({
    items,
    errors = [],
  }: {
    items: readonly Item[];
    errors?: readonly ValidationError[];
  }) {
    const [shown, setShown] = useState(items);
    return (
      <PriceTable
        catalogue="bikes"
        items={shown}
        names={items.map(({ name = "" }) => name)}
        errors={errors}
        onChange={setShown}
        onSay={nothing}
      />
    );
  }
  const columns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  test("goes on in the first field of a column that was added", async () => {
    render(<Table items={[dio]} />);
    await userEvent.type(screen.getByLabelText("Another duration"), " 2  Weeks {Enter}");
    expect(columns()).toEqual(["Item", "1 day", "2 weeks"]);
    expect(screen.getByLabelText("Dio, 2 weeks, price in rupees")).toHaveFocus();
  });

  test("goes down with Enter and up with Shift", async () => {
    const items = [1, 2, 3].map((id) => ({ ...dio, id, name: `Dio ${id}` }));
    render(<Table items={items} />);
    const cell = (number: number) => screen.getByLabelText(`Dio ${number}, 1 day, price in rupees`);
    await userEvent.click(cell(2));
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    expect(cell(1)).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(cell(3)).toHaveFocus();
  });

  test("says at its prices that a duration is wrong", () => {
    const items = [{ ...dio, priceDetails: [row("weekend", 900)] }];
    const errors = [error([0, "priceDetails", 0, "duration"], "is not written as it has to be")];
    render(<Table items={items} errors={errors} />);
    const cell = screen.getByLabelText("Dio, weekend, price in rupees");
    expect(cell).toHaveAttribute("aria-invalid", "true");
    expect(cell).toHaveAccessibleDescription("Is not written as it has to be.");
  });

  test("takes a price out when its emptied field is left, and not before", async () => {
    render(<Table items={[dio]} />);
    const cell = screen.getByLabelText("Dio, 1 day, price in rupees");
    await userEvent.clear(cell);
    expect(columns()).toEqual(["Item", "1 day"]);
    await userEvent.tab();
    expect(columns()).toEqual(["Item"]);
  });
});

test("a field shows what is typed until it is left, and then the draft", async () => {
  const written: unknown[] = [];
  const field = (value: string) => (
    <TypedInput value={value} onType={(text) => written.push(text)} />
  );
  const { rerender } = render(field("100"));
  const input = screen.getByRole("textbox");
  await userEvent.type(input, "0");
  expect(written).toEqual(["1000"]);
  rerender(field("250"));
  expect(input).toHaveValue("1000");
  await userEvent.tab();
  expect(input).toHaveValue("250");
});

describe("a list", () => {
  const list = (said: string[], lists: unknown[] = []) => (
    <ElementList
      file="bikes"
      list={[dio, shine]}
      names={["Dio", "Shine"]}
      errors={[error([1, "name"], "x"), error([1, "filter"], "y")]}
      copyId={null}
      onGo={nothing}
      onChange={(elements) => lists.push(elements)}
      onSay={(words) => said.push(words)}
    />
  );
  test("marks what is wrong in it", () => {
    render(list([]));
    expect(screen.getByRole("link", { name: "Dio" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Shine: 2 wrong" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
  });
  test("says what has moved, and nothing of what is at the end already", async () => {
    const said: string[] = [];
    render(list(said));
    await userEvent.click(screen.getByRole("button", { name: "Move Dio up" }));
    expect(said).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Move Dio down" }));
    expect(said).toEqual(["Dio moved down: 2 of 2."]);
  });
  test("has the focus when one of it is removed", async () => {
    const lists: unknown[] = [];
    render(list([], lists));
    await userEvent.click(screen.getByRole("button", { name: "Remove Shine" }));
    expect(lists).toEqual([[dio]]);
    expect(screen.getByRole("list")).toHaveFocus();
  });
});

test.each(["Add an item", "Copy Dio"])("%p leads to the new one, by its own id", async (button) => {
  const went: ValidationError["path"][] = [];
  const { editor, edits } = editorStub({ bikes: [dio] });
  render(<FileView file="bikes" editor={editor} onGo={({ path }) => went.push(path)} />);
  await userEvent.click(screen.getByRole("button", { name: button }));
  expect(edits).toMatchObject([["bikes", [{ id: 4 }, { id: 700 }], expect.any(String)]]);
  expect(window.location.hash).toBe("#bikes/700");
  expect(went).toEqual([[1, "name"]]);
});

test("what was said of a new picture goes with a step back", async () => {
  const add = jest.spyOn(api, "addPicture");
  add.mockResolvedValue({ image: "images/new.jpg", notes: ["It was turned upright."] });
  const took: string[] = [];
  const field = (image: string) => (
    <PictureField
      item={{ id: 1, name: "Dio", image }}
      name="Dio"
      error={null}
      onPicture={(path) => took.push(path)}
    />
  );
  const { rerender } = render(field("images/old.jpg"));
  const input = screen.getByLabelText("Drop a photo here, or choose one");
  expect(input).toHaveAccessibleDescription(/sideways/);
  await userEvent.upload(input, new File(["photo"], "photo.jpg", { type: "image/jpeg" }));
  expect(took).toEqual(["images/new.jpg"]);
  rerender(field("images/new.jpg"));
  expect(screen.getByRole("status")).toHaveTextContent(/^The new picture .* turned upright\.$/);
  rerender(field("images/old.jpg"));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  add.mockRestore();
});

describe("the changes", () => {
  const view = (editor: Editor, went: ValidationError[] = []) => (
    <ChangesView editor={editor} onGo={(sought) => went.push(sought)} onTakenBack={nothing} />
  );
  const dearer = { ...dio, priceDetails: [row("1 day", 649)] };

  test("are said in words, and taken back one by one or all", async () => {
    const contents = { bikes: [dearer], business: { name: "Shop" } };
    const published = { bikes: [dio, shine], business: { name: "Shop" } };
    const { editor, changes } = editorStub(contents, { published });
    render(view(editor));
    await userEvent.click(screen.getByRole("button", { name: "Undo: Dio, 1 day: ₹599 → ₹649" }));
    const path = [{ id: 4 }, "priceDetails", { id: 1 }, "price"];
    expect(changes.at(-1)).toMatchObject([{ do: "set", file: "bikes", path, value: 599 }]);
    await userEvent.click(screen.getByRole("button", { name: "Undo: Shine removed from Bikes" }));
    expect(changes.at(-1)).toMatchObject([{ do: "insert", element: shine, before: null }]);
    await userEvent.click(screen.getByRole("button", { name: "Undo all" }));
    expect(changes.at(-1)).toHaveLength(2);
  });

  test("name what is wrong by its field, and lead there", async () => {
    const went: ValidationError[] = [];
    const contents = {
      bikes: [dio, shine],
      business: {},
      search: { sameMeaning: [["bus stand", "depot"]] },
    };
    const errors = [
      error(["sameMeaning", 0, 1], "is there twice", "search.json"),
      error([1, "filter"], "has to be one of these"),
      error(["openingHours", "opens"], "is no time", "business.json"),
      error(["phones", 2], "is no number", "business.json"),
      error([0, "priceDetails", 0, "price"], "is no price"),
    ];
    render(view(editorStub(contents, { errors }).editor, went));
    const item = screen.getByRole("link", { name: "Bikes, Shine, Kind" });
    expect(item).toHaveAttribute("href", "#bikes/9");
    expect(item.parentElement).toHaveTextContent("Has to be one of these.");
    for (const name of [
      "Business, Opening hours, Opens",
      "Business, Phones, number 3",
      "Bikes, Dio, Prices, 1 day, Price",
      "Search words, Words that mean the same, number 1, number 2",
    ]) {
      expect(screen.getByRole("link", { name })).toBeVisible();
    }
    await userEvent.click(item);
    expect(went.map(({ path }) => path)).toEqual([[1, "filter"]]);
  });

  test("name warnings by the place in the editor, and note why they are meant so", async () => {
    const warning = (place: string, file: "bikes" | "business", index: number | null) => ({
      rule: "unusual-price" as const,
      place,
      message: "has blanks",
      reason: null,
      acknowledgedBy: { file, index },
    });
    const warnings = [
      warning('bikes.json › id 9 "Shine"', "bikes", 1),
      warning("business.json", "business", null),
    ];
    const { editor, changes } = editorStub(
      { bikes: [dio, shine], business: {} },
      { server: { warnings } },
    );
    render(view(editor));
    expect(screen.getByText("Business: has blanks")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /^Meant so: Bikes, Shine/ }));
    await userEvent.keyboard("its name{Enter}");
    const path = [{ id: 9 }, "acknowledged", "unusual-price"];
    expect(changes).toEqual([[{ do: "set", file: "bikes", path, value: "its name" }]]);
  });

  test("are published once, whichever page has begun with it", async () => {
    const publish = jest.spyOn(api, "publish").mockResolvedValue({});
    const contents = { bikes: [dio] };
    const { rerender } = render(view(editorStub(contents).editor));
    await userEvent.click(screen.getByRole("button", { name: "Publish" }));
    expect(publish.mock.calls).toEqual([[{}]]);
    rerender(view(editorStub(contents, { publishing: { doing: "Checking pictures…" } }).editor));
    const status = screen.getByText("Checking pictures…").parentElement;
    expect(status).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Publish" }));
    expect(publish).toHaveBeenCalledTimes(1);
    const result = { number: 1, message: "Published.", isDone: true, errors: [] };
    rerender(view(editorStub(contents, { publishing: { result } }).editor));
    expect(status).toHaveTextContent(/^Published\.$/);
    const later = editorStub(contents, { publishing: { result }, server: { revision: 2 } });
    rerender(view(later.editor));
    expect(status).toBeEmptyDOMElement();
    publish.mockRestore();
  });

  test("of others are named where both have changed the same, and one question is asked", async () => {
    const publish = jest.spyOn(api, "publish").mockResolvedValue({});
    const result = {
      number: 1,
      message: "Not sent.",
      isDone: false,
      errors: [],
      others: ["Dio, 1 day: ₹599 → ₹629"],
    };
    const publishing = { unsent: 1, result };
    render(view(editorStub({ bikes: [dio] }, { publishing }).editor));
    expect(screen.getByText("Dio, 1 day: ₹599 → ₹629")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Take mine" }));
    await userEvent.click(screen.getByRole("button", { name: "Send again" }));
    expect(publish.mock.calls).toEqual([[{ take: "mine" }], [{}]]);
    publish.mockRestore();
  });

  test("wait for the name of who publishes, which stays typed where nobody answers", async () => {
    const publish = jest.spyOn(api, "publish").mockResolvedValue({});
    const name = jest
      .spyOn(api, "setPublisher")
      .mockRejectedValueOnce(new UnreachableError("Gone."));
    name.mockResolvedValue({});
    const result = {
      number: 1,
      message: "Unknown.",
      isDone: false,
      errors: [],
      isPublisherUnknown: true as const,
    };
    render(view(editorStub({ bikes: [dio] }, { publishing: { result } }).editor));
    expect(screen.getByLabelText("Name")).toHaveFocus();
    await userEvent.keyboard("Ravi");
    await userEvent.type(screen.getByLabelText("E-mail"), "ravi@example.com{Enter}");
    expect(await screen.findByText("Gone.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Publish under this name" }));
    const ravi = { name: "Ravi", email: "ravi@example.com" };
    expect(name.mock.calls).toEqual([[ravi], [ravi]]);
    expect(publish.mock.calls).toEqual([[{}]]);
    publish.mockRestore();
    name.mockRestore();
  });
});

describe("what is shown on every page", () => {
  test("is that the editor has ended, and that it goes on by itself", () => {
    const { editor } = editorStub({}, { isReached: false, isUnsent: true });
    render(<Notices editor={editor} onAnswered={nothing} />);
    expect(screen.getByRole("status")).toHaveTextContent(/npm run edit.*by itself.*leave the page/);
  });

  test("is how many commits have not reached the website", () => {
    const { editor } = editorStub({}, { publishing: { unsent: 2 } });
    render(<Notices editor={editor} onAnswered={nothing} />);
    expect(screen.getByRole("status")).toHaveTextContent(/^2 commits have not reached/);
    expect(screen.getByRole("link", { name: /send again/ })).toHaveAttribute("href", "#changes");
  });

  test("is a file that cannot be read, with a button that takes back what it held", async () => {
    const takeBack = jest.spyOn(api, "takeBack").mockResolvedValue({});
    const questions = [{ file: "cars" as const, unreadable: "line 3: a comma is missing" }];
    const { editor } = editorStub({}, { server: { questions } });
    render(<Notices editor={editor} onAnswered={nothing} />);
    expect(screen.getByText(/“Cars” so that it cannot be read: line 3/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Take back what it held" }));
    expect(takeBack.mock.calls).toEqual([["cars"]]);
    takeBack.mockRestore();
  });

  test.each<[string, Parameters<typeof editorStub>[1], string]>([
    ["nothing", {}, "Everything is saved."],
    ["what is on its way", { isUnsent: true }, "Saving…"],
    ["an ended editor", { isReached: false, isUnsent: true }, "The editor has ended."],
    [
      "what waits",
      { server: { waiting: [{ file: "bikes", path: [] }] }, errors: [error([0, "name"], "x")] },
      "Saved, except what is wrong: 1.",
    ],
    [
      "what is wrong in the files",
      { errors: [error([0, "name"], "x")] },
      "Saved, but something in the files is wrong.",
    ],
  ])("is what is saved: with %s", (_what, given, words) => {
    const { editor } = editorStub({}, given);
    render(<TopBar editor={editor} changes={0} isPreviewShown={false} onPreview={nothing} />);
    expect(screen.getByRole("status")).toHaveTextContent(words);
  });
});

test("the preview starts on demand, and says where it has failed", async () => {
  const start = jest.spyOn(api, "startPreview").mockResolvedValue({});
  const pane = (status: "failed" | "on") => (
    <PreviewPane preview={{ status, port: 8000 }} path="/cars" />
  );
  const { rerender } = render(pane("failed"));
  expect(screen.getByRole("alert")).toHaveTextContent(/The preview has ended/);
  await userEvent.click(screen.getByRole("button", { name: "Start the preview" }));
  expect(start).toHaveBeenCalledTimes(1);
  rerender(pane("on"));
  expect(screen.getByTitle("Preview of the page")).toHaveAttribute(
    "src",
    "http://127.0.0.1:8000/cars",
  );
  start.mockRestore();
});
