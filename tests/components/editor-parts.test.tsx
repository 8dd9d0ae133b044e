/** @jest-environment jsdom */
import { render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { api } from "../../scripts/edit/page/api";
import { BrokenFile } from "../../scripts/edit/page/broken-file";
import { ChangesView } from "../../scripts/edit/page/changes-view";
import { ElementList } from "../../scripts/edit/page/element-list";
import { KilometresInput } from "../../scripts/edit/page/kilometres-input";
import { PageAdder } from "../../scripts/edit/page/page-adder";
import type { Item } from "../../scripts/edit/page/price-cells";
import { PriceTable } from "../../scripts/edit/page/price-table";
import { UnshownFaults } from "../../scripts/edit/page/unshown-faults";
import type { Editing } from "../../scripts/edit/page/use-editor";
import type { Fault } from "../../src/data-check/fault";

const row = (duration: string, price: number, kms: string | null = null) => ({
  id: 1,
  duration,
  price,
  kms,
});
const dio: Item = { id: 4, name: "Dio", priceDetails: [row("1 day", 599)] };
const shine: Item = { id: 9, name: "Shine", priceDetails: [row("1 week", 3500)] };
const fault = (path: Fault["path"], rule: string, file = "bikes.json"): Fault => ({
  file,
  item: null,
  field: String(path.at(-1)),
  value: "x",
  rule,
  path,
});

function Table({ items, faults = [] }: { items: readonly Item[]; faults?: readonly Fault[] }) {
  return (
    <PriceTable
      catalogue="bikes"
      items={items}
      names={items.map(({ name = "" }) => name)}
      faults={faults}
      onChange={() => undefined}
      onSay={() => undefined}
    />
  );
}

describe("the price table", () => {
  const columns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

  test.each(["weekend", "12", "days 2", " "])(
    "takes no column for %p, and says why",
    async (text) => {
      render(<Table items={[dio]} />);
      const field = screen.getByLabelText("Another duration");
      await userEvent.type(field, `${text}{Enter}`);
      expect(columns()).toEqual(["Item", "1 day"]);
      expect(field).toHaveAccessibleDescription(/such as .*2 days/);
      expect(field).toHaveValue(text);
      await userEvent.clear(field);
      await userEvent.type(field, " 2  Weeks {Enter}");
      expect(columns()).toEqual(["Item", "1 day", "2 weeks"]);
      expect(field).toHaveAccessibleDescription("");
    },
  );

  test("says at its prices that a duration is wrong", () => {
    const items = [{ ...dio, priceDetails: [row("weekend", 900)] }];
    const faults = [fault([0, "priceDetails", 0, "duration"], "is not written as it has to be")];
    render(<Table items={items} faults={faults} />);
    const cell = screen.getByLabelText("Dio, weekend, price in rupees");
    expect(cell).toHaveAttribute("aria-invalid", "true");
    expect(cell).toHaveAccessibleDescription("Is not written as it has to be.");
  });
});

test("a list marks what is wrong in it", () => {
  render(
    <ElementList
      file="bikes"
      list={[dio, shine]}
      names={["Dio", "Shine"]}
      faults={[fault([1, "name"], "x"), fault([1, "filter"], "y")]}
      canCopy
      onChange={() => undefined}
      onSay={() => undefined}
    />,
  );
  expect(screen.getByRole("link", { name: "Dio" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Shine 2 wrong" })).toBeInTheDocument();
});

test("what is wrong at no field of the form stands above it, and what the data has not can go", async () => {
  const taken: string[] = [];
  render(
    <UnshownFaults
      schema={{ properties: { id: {}, name: {} } }}
      path={[1]}
      faults={[
        fault([1, "name"], "is shown at its field"),
        fault([0, "id"], "is another's"),
        fault([1, "id"], "must be unique"),
        fault([1, "colour"], "there is no such field"),
      ]}
      onTakeOut={(field) => taken.push(field)}
    />,
  );
  expect(screen.getByText("“id”: Must be unique.")).toBeVisible();
  expect(screen.queryByText(/shown at its field|another's/)).toBeNull();
  await userEvent.click(screen.getByRole("button"));
  expect(taken).toEqual(["colour"]);
});

describe("the list of pages", () => {
  test("offers no copy, which would list what another page lists", () => {
    render(
      <ElementList
        file="pages"
        list={[{ id: 1, title: "Bikes" }]}
        names={["Bikes"]}
        faults={[]}
        canCopy={false}
        onChange={() => undefined}
        onSay={() => undefined}
      />,
    );
    expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Remove Bikes" })).toBeInTheDocument();
  });

  test("offers a page for each catalogue that has none", async () => {
    const asked: string[] = [];
    const { rerender } = render(
      <PageAdder missing={["hotels", "taxis"]} onAdd={(name) => asked.push(name)} />,
    );
    await userEvent.click(screen.getByRole("button", { name: "Add a page for hotel rooms" }));
    expect(asked).toEqual(["hotels"]);
    rerender(<PageAdder missing={[]} onAdd={() => undefined} />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

test("publishing says what keeps it, and leads there", async () => {
  const drafts = { bikes: [dio, shine], business: {} };
  const faults = [
    fault([1, "filter"], "has to be one of these"),
    fault(["openingHours", "opens"], "is no time", "business.json"),
    fault(["phones", 2], "is no number", "business.json"),
    fault([0, "priceDetails", 0, "price"], "is no price"),
  ];
  const session = { drafts, faults, published: drafts, warnings: [] };
  const state = { publishing: { canCommit: true, remote: null } };
  render(
    <ChangesView editing={{ session, state } as unknown as Editing} onSay={() => undefined} />,
  );
  const item = screen.getByRole("link", { name: "Bikes, Shine, Kind" });
  expect(item).toHaveAttribute("href", "#bikes/9");
  expect(item.parentElement).toHaveTextContent("Has to be one of these.");
  expect(screen.getByRole("link", { name: "Business, Opening hours, Opens" })).toHaveAttribute(
    "href",
    "#business",
  );
  expect(screen.getByRole("link", { name: "Business, Phones, number 3" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Bikes, Dio, Prices, 1 day, Price" })).toBeVisible();
  expect(screen.getByText(/Publish works when nothing is wrong any more/)).toBeVisible();
  await waitForElementToBeRemoved(() => screen.queryByText("The pictures are looked at…"));
});

test("a likely mistake names its place and its fields as the editor does", async () => {
  const warning = (place: string, file: string, index: number | null) => ({
    rule: "odd-spaces",
    place,
    message: "has blanks",
    reason: null,
    acknowledgedBy: { file, index },
  });
  const drafts = { bikes: [dio, shine], business: {} };
  const warnings = [
    warning('bikes.json › id 9 "Shine"', "bikes", 1),
    { ...warning("business.json", "business", null), formMessage: "“Text” has blanks" },
  ];
  const session = { drafts, faults: [], published: drafts, warnings };
  const state = { publishing: { canCommit: true, remote: null } };
  render(
    <ChangesView editing={{ session, state } as unknown as Editing} onSay={() => undefined} />,
  );
  expect(screen.getByText("Bikes, Shine: has blanks")).toBeVisible();
  expect(screen.getByText("Business: “Text” has blanks")).toBeVisible();
  await waitForElementToBeRemoved(() => screen.queryByText("The pictures are looked at…"));
});

test("the pictures are looked at once for what is saved, however often others' changes are looked for", async () => {
  const ask = jest.spyOn(api, "pictures");
  let answer: (found: Awaited<ReturnType<typeof api.pictures>>) => void = () => undefined;
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const drafts = { bikes: [dio], business: {} };
  const view = (version: string) => {
    const session = { drafts, faults: [], published: drafts, warnings: [], base: { ...drafts } };
    const editing = { session: { ...session, versions: { bikes: version } } };
    const state = { publishing: { canCommit: true, remote: null } };
    return (
      <ChangesView editing={{ ...editing, state } as unknown as Editing} onSay={() => undefined} />
    );
  };
  const { rerender } = render(view("1"));
  rerender(view("1"));
  expect(ask).toHaveBeenCalledTimes(1);
  answer({ warnings: [] });
  await waitForElementToBeRemoved(() => screen.queryByText("The pictures are looked at…"));
  rerender(view("2"));
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockRestore();
});

test("a file that cannot be read names item and line, and leads there", async () => {
  const text = '[\n  { "id": 1,\n    "name" "Dio" }\n]';
  const broken = { ...fault([], "line 3: a colon is missing"), item: 'id 1 "Dio"' };
  render(
    <BrokenFile
      file="bikes"
      state={{ version: "1", text }}
      faults={[broken]}
      onMended={() => Promise.resolve()}
    />,
  );
  expect(screen.getByText('In id 1 "Dio": line 3: a colon is missing.')).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Go to line 3" }));
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('    "name" "Dio" }');
});

test("kilometres in a form are typed as in the table", async () => {
  const written: unknown[] = [];
  function Form() {
    const [kms, setKms] = useState<unknown>("100 km");
    return (
      <label htmlFor="kms">
        Kilometres
        <KilometresInput
          id="kms"
          value={kms}
          isWrong={false}
          describedBy=""
          onChange={(next) => {
            written.push(next);
            setKms(next);
          }}
        />
      </label>
    );
  }
  render(<Form />);
  const field = screen.getByLabelText("Kilometres");
  expect(field).toHaveValue("100");
  await userEvent.clear(field);
  expect(written.at(-1)).toBeNull();
  await userEvent.type(field, "120");
  expect(written.at(-1)).toBe("120 km");
  await userEvent.tab();
  expect(field).toHaveValue("120");
});
