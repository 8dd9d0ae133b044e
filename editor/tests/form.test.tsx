/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { fileLabels } from "../change-description";
import { applied, elementsOf } from "../operations";
import { focusField } from "../page/accessibility";
import { dataChanges, operationsBetween } from "../data-changes";
import { DataForm } from "../page/data-form";
import { ElementView } from "../page/element-view";
import { FileView } from "../page/file-view";
import { dataFiles, type DataFile } from "../../src/data-check/catalogue-data";
import type { ValidationError } from "../../src/data-check/messages/validation-error";
import { exampleShop } from "../../tests/support/checked-errors";
import { editorStub } from "./editor-stub";

// The forms' library needs `structuredClone`, which jsdom lacks.
globalThis.structuredClone = <T,>(value: T) => JSON.parse(JSON.stringify(value)) as T;

interface FormProps {
  readonly file: DataFile;
  readonly errors?: readonly ValidationError[];
  readonly onContent?: (content: unknown) => void;
}

/** The form of a file of the example shop, or of its first element. */
function Form({ file, errors = [], onContent }: FormProps) {
  const whole = exampleShop[file];
  const [content, setContent] = useState<unknown>(Array.isArray(whole) ? whole[0] : whole);
  const { editor } = editorStub(exampleShop, { server: { errors } });
  return (
    <DataForm
      editor={editor}
      file={file}
      path={Array.isArray(whole) ? [0] : []}
      content={content}
      onChange={(next) => {
        setContent(next);
        onContent?.(next);
      }}
    />
  );
}

const errorAt = (path: ValidationError["path"], file = "business.json"): ValidationError => ({
  file,
  item: null,
  value: '"x"',
  message: "is wrong",
  path,
});

function pick(fields: unknown, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => names.includes(name)));
}

/** Counts from the end if the index is negative. */
function elementAt(elements: readonly HTMLElement[], index = 0): HTMLElement {
  const element = elements.at(index);
  if (element === undefined) throw new Error(`No element ${index}`);
  return element;
}

test.each(dataFiles)("no two fields of %s have the same label", (file) => {
  render(<Form file={file} />);
  const labels = [...document.querySelectorAll("label, legend")]
    .filter((label) => label.closest(".entry") === null)
    .map(({ textContent }) => textContent);
  expect(labels.length).toBeGreaterThan(1);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test("a catalogue has the label of the links to its page, or else a default", () => {
  const link = "Houseboats";
  const pages = elementsOf(exampleShop.pages).map((page) => ({ ...page, link }));
  expect(fileLabels({ pages })).toMatchObject({ bikes: link, places: "Places to go" });
  expect(fileLabels({})).toMatchObject({ bikes: "Bikes" });
});

test("typed numbers, word lists and choices become the data's values, and an emptied name is removed", async () => {
  let content: unknown;
  const setContent = (next: unknown) => (content = next);
  const { unmount } = render(<Form file="bikes" onContent={setContent} />);
  const retype = async (label: string, text: string) => {
    const field = elementAt(screen.getAllByLabelText(label));
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await retype("Price", "₹1,699");
  await retype("Kilometres", "150");
  await userEvent.clear(screen.getByLabelText("Name"));
  const row: unknown = expect.objectContaining({ price: 1699, kms: "150 km" });
  expect(content).toMatchObject({ priceDetails: expect.arrayContaining([row]) as unknown });
  expect(content).not.toHaveProperty("name");
  unmount();
  render(<Form file="pages" onContent={setContent} />);
  await retype("Also called", "cycle, two wheeler, ");
  await userEvent.selectOptions(screen.getByLabelText("Groups by"), "Kind");
  expect(content).toMatchObject({ groupBy: "filter", alsoCalled: ["cycle", "two wheeler"] });
});

test("an error is shown at its field and replaces the hint that it repeats", () => {
  const repeatsHint = {
    ...errorAt(["openingHours", "opens"]),
    message: "is wrong. Time of day, 24 hours: 06:00",
  };
  render(<Form file="business" errors={[repeatsHint, errorAt(["placeName"])]} />);
  const field = screen.getByLabelText("Opening time");
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Is wrong. Time of day, 24 hours: 06:00.");
  const placeName = screen.getByLabelText("Place name");
  expect(placeName).toBeInvalid();
  expect(placeName).toHaveAccessibleDescription(/Is wrong\.$/);
});

test("the field of an error gets the focus, or else the first invalid field", () => {
  const errors = [errorAt(["phones", 0]), errorAt(["tabs", "none"])];
  render(<Form file="business" errors={errors} />);
  focusField("phones_0");
  expect(screen.getByLabelText("Phones 1")).toHaveFocus();
  focusField("tabs_none");
  expect(screen.getByLabelText("Phones 1")).toHaveFocus();
});

test("a past day of return has a warning, but is valid", () => {
  const { editor } = editorStub(exampleShop);
  const [bike] = elementsOf(exampleShop.bikes);
  const form = (awayUntil: string) => (
    <DataForm
      {...{ editor, file: "bikes", path: [0], onChange: () => undefined }}
      content={{ ...bike, awayUntil }}
    />
  );
  const { rerender } = render(form("2999-01-01"));
  expect(screen.queryByText(/no sign is shown/)).toBeNull();
  rerender(form("2020-01-01"));
  const day = screen.getByLabelText("Away until");
  expect(day).toHaveAccessibleDescription(/This day is not in the future: no sign is shown\.$/);
  expect(day).toBeValid();
});

test("price rows have the field Estimated only if a price is estimated", () => {
  const { editor } = editorStub(exampleShop);
  const [bike] = elementsOf(exampleShop.bikes);
  const form = (estimated: boolean) => (
    <DataForm
      {...{ editor, file: "bikes", path: [0], onChange: () => undefined }}
      content={{ ...bike, priceDetails: [{ id: 1, duration: "1 trip", price: 90, estimated }] }}
    />
  );
  const { rerender } = render(form(true));
  expect(screen.getByLabelText("Estimated")).toBeChecked();
  expect(screen.queryByLabelText("Kilometres are estimated")).toBeNull();
  rerender(form(false));
  expect(screen.queryByLabelText("Estimated")).toBeNull();
});

test("a page can be grouped by the fields of its items", () => {
  const pageOf = (name: string) =>
    elementsOf(exampleShop.pages).find((page) => page.catalogue === name);
  const { editor } = editorStub(exampleShop);
  const { rerender } = render(
    <ElementView file="pages" id={pageOf("bikes")?.id ?? 0} editor={editor} />,
  );
  const choices = () =>
    within(screen.getByLabelText("Groups by"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(choices()).toEqual(["–", "Kind", "Name"]);
  rerender(<ElementView file="pages" id={pageOf("taxis")?.id ?? 0} editor={editor} />);
  expect(choices()).toEqual(["–", "Location", "Kilometres and hours", "Name"]);
});

test("an error of a word is shown at its list, which is one field", () => {
  render(<Form file="search" errors={[errorAt(["ignored", 1], "search.json")]} />);
  const field = screen.getByLabelText("Words that searches ignore");
  expect(field).toHaveAccessibleDescription(/"x": is wrong\.$/);
  focusField("ignored_1");
  expect(field).toHaveFocus();
});

test("adding an entry focuses it, moving it keeps its value, and removing an entry focuses the list", async () => {
  render(<Form file="business" />);
  const list = screen.getByRole("group", { name: "Phones" });
  const phones = () => within(list).getAllByRole("textbox");
  const count = phones().length;
  await userEvent.click(screen.getByRole("button", { name: "Add to “Phones”" }));
  expect(phones()).toHaveLength(count + 1);
  expect(phones().at(-1)).toHaveFocus();
  const up = within(list).getAllByRole("button", { name: /^Move Phones, number \d up$/ });
  await userEvent.type(elementAt(phones(), -1), "9876501234");
  await userEvent.click(elementAt(up, -1));
  expect(phones().at(-2)).toHaveValue("+91 98765 01234");
  await userEvent.click(screen.getByRole("button", { name: "Remove Phones, number 1" }));
  expect(phones()).toHaveLength(count);
  expect(list.querySelector("[tabindex='-1']")).toHaveFocus();
});

test("an empty shop keeps only what any shop needs, and Undo restores all fields in their order", async () => {
  const { editor, changes } = editorStub(exampleShop);
  render(<FileView file="business" editor={editor} />);
  window.confirm = () => true;
  await userEvent.click(screen.getByRole("button", { name: "Begin with an empty shop" }));
  const { business, search, words, ...lists } = applied(exampleShop, changes.flat());
  const { languages } = exampleShop.words as { readonly languages: readonly unknown[] };
  expect(words).toEqual({ languages: languages.slice(0, 1), phrases: {} });
  expect(business).toEqual({
    ...{ slug: "all", phones: [], footer: [], questions: [], position: {} },
    ...{ address: { country: "IN" }, openingHours: { timeZone: "Asia/Kolkata" } },
    ...pick(exampleShop.business, "tabs", "combinePriceRows"),
  });
  expect(search).toEqual({ ...Object(exampleShop.search), sameMeaning: [] });
  expect(Object.values(lists).flatMap(elementsOf)).toEqual([]);
  expect(changes).toHaveLength(1);
  const empty = applied(exampleShop, changes.flat());
  const undone = applied(empty, operationsBetween(empty, exampleShop));
  expect(JSON.stringify(undone.business)).toBe(JSON.stringify(exampleShop.business));
});

describe("the table of words", () => {
  const named = (code: string) => ({ code, name: code });
  function Words({ errors = [] }: Pick<FormProps, "errors">) {
    const [content, setContent] = useState<unknown>({
      languages: ["en", "te", "hi"].map(named),
      phrases: { Bikes: { te: "బైక్‌లు", hi: "बाइक" }, Unused: { te: "ఒకప్పుడు" } },
    });
    const texts = { phrases: ["Bikes", "Boats", "Boats"], names: [] };
    const { editor } = editorStub({}, { server: { errors, texts } });
    const part = { editor, content, file: "words", path: [] } as const;
    return <DataForm {...part} onChange={setContent} />;
  }
  const table = () => within(screen.getByRole("region", { name: "Table of words" }));
  const rows = () =>
    table()
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);

  test("shows incomplete rows first, and leaves them there once they are complete", async () => {
    render(<Words />);
    expect(rows()).toEqual(["Boats", expect.stringContaining("No text uses this"), "Bikes"]);
    expect(screen.getByText("Not in every language yet: 1.")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Boats, te"), "పడవలు");
    await userEvent.type(screen.getByLabelText("Boats, hi"), "नावें");
    expect(screen.getByText("Nothing is missing.")).toBeVisible();
    expect(rows()[0]).toBe("Boats");
    expect(screen.getByLabelText("Boats, te")).toHaveValue("పడవలు");
  });

  test("removes an emptied translation when its field is left, and an unused row that is empty", async () => {
    render(<Words />);
    await userEvent.clear(screen.getByLabelText("Bikes, hi"));
    expect(screen.getByText("Not in every language yet: 1.")).toBeVisible();
    await userEvent.tab();
    expect(screen.getByText("Not in every language yet: 2.")).toBeVisible();
    await userEvent.clear(screen.getByLabelText("Unused, te"));
    await userEvent.tab();
    expect(rows()).toEqual(["Bikes", "Boats"]);
  });

  test("shows an error at its field, and focuses a translation's field or a phrase's first field", () => {
    render(<Words errors={[errorAt(["phrases", "Bikes", "hi"], "words.json")]} />);
    const field = screen.getByLabelText("Bikes, hi");
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Is wrong.");
    focusField("phrases_Bikes_hi");
    expect(field).toHaveFocus();
    focusField("phrases_Boats");
    expect(screen.getByLabelText("Boats, te")).toHaveFocus();
  });
});

test.each(dataFiles)("typing in the first field of %s changes that field alone", async (file) => {
  const whole = exampleShop[file];
  const list = elementsOf(whole);
  const { editor, edits } = editorStub(exampleShop);
  const [first] = list;
  render(
    first === undefined ? (
      <FileView file={file} editor={editor} />
    ) : (
      <ElementView file={file} id={first.id} editor={editor} />
    ),
  );
  const [field] = [...document.querySelectorAll<HTMLInputElement>(".field input:not([type])")];
  if (field === undefined) throw new Error("No field");
  await userEvent.type(field, "5");
  const edited = edits.map(([name, content]) => ({ [String(name)]: content }));
  expect(dataChanges({ [file]: whole }, edited[0] ?? {})).toHaveLength(1);
});
