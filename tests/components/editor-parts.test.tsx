/** @jest-environment jsdom */
import { render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { api, Unreachable } from "../../editor/page/api";
import { BrokenFile } from "../../editor/page/broken-file";
import { ChangesView } from "../../editor/page/changes-view";
import { ElementList } from "../../editor/page/element-list";
import { KilometresInput } from "../../editor/page/kilometres-input";
import { PageAdder } from "../../editor/page/page-adder";
import type { Item } from "../../editor/page/price-cells";
import { PriceTable } from "../../editor/page/price-table";
import { UnshownFaults } from "../../editor/page/unshown-faults";
import { UnsentNotice } from "../../editor/page/unsent-notice";
import type { Editing } from "../../editor/page/use-editor";
import type { Fault } from "../../src/data-check/fault";

/** A folder from which nothing was published yet, and to nowhere. */
const publishing = {
  canCommit: true,
  remote: null,
  unsent: 0,
  unsentReason: null,
  doing: null,
  answer: null,
};

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

  test.each([
    ["1 day", /^“1 day” has a column already/],
    ["24 hours", /^“24 hours” is as long as “1 day”/],
  ])("takes no second column for %p", async (text, words) => {
    render(<Table items={[dio]} />);
    const field = screen.getByLabelText("Another duration");
    await userEvent.type(field, `${text}{Enter}`);
    expect(columns()).toEqual(["Item", "1 day"]);
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toHaveFocus();
  });

  test("goes on in the first field of a column that was added", async () => {
    render(<Table items={[dio]} />);
    await userEvent.type(screen.getByLabelText("Another duration"), "2 weeks{Enter}");
    expect(screen.getByLabelText(`${dio.name}, 2 weeks, price in rupees`)).toHaveFocus();
  });

  test("has no column for a price that has no duration yet", () => {
    const priceDetails = [...(dio.priceDetails ?? []), { id: 2, price: 900, kms: null }];
    render(<Table items={[{ ...dio, priceDetails }]} />);
    expect(columns()).toEqual(["Item", "1 day"]);
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
      copyId={10}
      isBelowTable={false}
      onGo={() => undefined}
      onChange={() => undefined}
      onSay={() => undefined}
    />,
  );
  expect(screen.getByRole("link", { name: "Dio" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Shine: 2 wrong" })).toBeInTheDocument();
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
        copyId={null}
        isBelowTable={false}
        onGo={() => undefined}
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
  const went: Fault[] = [];
  const search = { sameMeaning: [["bus stand", "depot"]] };
  const drafts = { bikes: [dio, shine], business: {}, search };
  const faults = [
    fault(["sameMeaning", 0, 1], "stands twice", "search.json"),
    fault([1, "filter"], "has to be one of these"),
    fault(["openingHours", "opens"], "is no time", "business.json"),
    fault(["phones", 2], "is no number", "business.json"),
    fault([0, "priceDetails", 0, "price"], "is no price"),
  ];
  const session = { conflicts: [], drafts, faults, published: drafts, warnings: [] };
  const state = { publishing };
  render(
    <ChangesView
      editing={{ session, state } as unknown as Editing}
      onSay={() => undefined}
      onGo={(sought) => went.push(sought)}
    />,
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
  expect(
    screen.getByRole("link", {
      name: "Search words, Words that mean the same, number 1, number 2, “bus stand, depot”",
    }),
  ).toBeVisible();
  expect(screen.getByText(/Publish works when nothing is wrong any more/)).toBeVisible();
  await waitForElementToBeRemoved(() => screen.queryByText("The pictures are looked at…"));
  await userEvent.click(item);
  expect(went.map(({ path }) => path)).toEqual([[1, "filter"]]);
});

describe("publishings that were not sent", () => {
  const publishing = {
    canCommit: true,
    remote: "origin",
    unsent: 2,
    unsentReason: "It is far away.",
    open: "none" as const,
    inConflict: [],
    met: [],
    doing: null,
    answer: null,
  };

  test("are counted on every page, which leads to where they are sent", () => {
    const { container, rerender } = render(<UnsentNotice publishing={publishing} />);
    expect(container).toHaveTextContent(/^2 publishings are not sent yet/);
    expect(screen.getByRole("link", { name: /send again/ })).toHaveAttribute("href", "#changes");
    rerender(<UnsentNotice publishing={{ ...publishing, unsent: 1 }} />);
    expect(container).toHaveTextContent(/^1 publishing is not sent yet: visitors do not see it\./);
    rerender(
      <UnsentNotice publishing={publishing} said="Not sent. It is far away." onSend={jest.fn()} />,
    );
    expect(container).not.toHaveTextContent(/It is far away/);
    rerender(<UnsentNotice publishing={{ ...publishing, unsent: 0 }} />);
    expect(container).toBeEmptyDOMElement();
  });

  test("are sent again at the changes, which say why they were not", async () => {
    const send = jest.spyOn(api, "send").mockResolvedValue({
      message: "Sent.",
      isPublished: true,
      faults: [],
    });
    const drafts = { bikes: [dio], business: {} };
    const session = { conflicts: [], drafts, faults: [], published: drafts, warnings: [] };
    const reload = jest.fn(() => Promise.resolve());
    const change = jest.fn();
    render(
      <ChangesView
        editing={{ session, state: { publishing }, reload, change } as unknown as Editing}
        onSay={() => undefined}
        onGo={() => undefined}
      />,
    );
    expect(screen.getByText(/2 publishings are not sent yet.*It is far away\./)).toBeVisible();
    expect(screen.getByText(/^Nothing has changed since the last of those/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Send again" }));
    expect(await screen.findByText("Sent.")).toBeVisible();
    expect(screen.getByText("Sent.").parentElement).toHaveFocus();
    expect([send, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    send.mockRestore();
  });
});

test("a publishing that another page has begun is shown, and what came of it, once", async () => {
  const publish = jest.spyOn(api, "publish");
  const drafts = { bikes: [dio], business: {} };
  const session = { conflicts: [], drafts, faults: [], published: drafts, warnings: [] };
  const isShown = jest.fn();
  const view = (publishing: object) => (
    <ChangesView
      editing={{ session, state: { publishing }, answerIsShown: isShown } as unknown as Editing}
      onSay={() => undefined}
      onGo={() => undefined}
    />
  );
  const idle = { canCommit: true, remote: null, unsent: 0, unsentReason: null };
  const { rerender } = render(view({ ...idle, doing: "publishing", answer: null }));
  await waitForElementToBeRemoved(() => screen.queryByText("The pictures are looked at…"));
  expect(screen.getByText("Publishing…")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(publish).not.toHaveBeenCalled();
  const answer = { message: "Published.", isPublished: true, faults: [], number: 7 };
  rerender(view({ ...idle, doing: null, answer }));
  expect(screen.getByText("Published.")).toBeVisible();
  expect(screen.queryByText("Publishing…")).toBeNull();
  expect(isShown.mock.calls).toEqual([[7]]);
  rerender(view({ ...idle, doing: null, answer: null }));
  expect(screen.getByText("Published.")).toBeVisible();
  publish.mockRestore();
});

test("that not everything is saved is said until it is", async () => {
  const pictures = jest.spyOn(api, "pictures").mockResolvedValue({ warnings: [] });
  const check = jest.spyOn(api, "check").mockResolvedValue({ faults: [] });
  const drafts = { bikes: [dio], business: {} };
  const unsaved = { conflicts: [], drafts, base: {}, faults: [], published: drafts, warnings: [] };
  const none = () => Promise.resolve();
  const view = (saving: Editing["saving"]) => {
    const session = { ...unsaved, versions: {} };
    const sync = () => Promise.resolve(session);
    const state = { publishing: { ...publishing, doing: null, answer: null } };
    const editing = { session, state, saving, sync, reload: none, change: none };
    return (
      <ChangesView
        editing={editing as unknown as Editing}
        onSay={() => undefined}
        onGo={() => undefined}
      />
    );
  };
  const { rerender } = render(view("refused"));
  await waitForElementToBeRemoved(() => screen.queryByText("The pictures are looked at…"));
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText(/not everything is saved/)).toBeVisible();
  rerender(view("refused"));
  expect(screen.getByText(/not everything is saved/)).toBeVisible();
  rerender(view("saved"));
  expect(screen.queryByText(/not everything is saved/)).toBeNull();
  pictures.mockRestore();
  check.mockRestore();
});

test("who publishes is asked in the page where nobody knows it", async () => {
  const done = { message: "Published.", isPublished: true, faults: [] };
  const unknown = { message: "Unknown.", isPublished: false, isPublisherUnknown: true, faults: [] };
  const publish = jest.spyOn(api, "publish").mockResolvedValue(done).mockResolvedValueOnce(unknown);
  const keep = jest.spyOn(api, "setPublisher").mockResolvedValue({});
  const drafts = { bikes: [dio], business: {} };
  const session = {
    drafts,
    base: drafts,
    conflicts: [],
    faults: [],
    published: drafts,
    warnings: [],
    versions: {},
  };
  const state = { publishing };
  const editing = {
    session,
    state,
    sync: () => Promise.resolve(session),
    reload: () => Promise.resolve(),
    change: () => undefined,
  };
  render(
    <ChangesView
      editing={editing as unknown as Editing}
      onSay={() => undefined}
      onGo={() => undefined}
    />,
  );
  await waitForElementToBeRemoved(() => screen.queryByText("The pictures are looked at…"));
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  const name = await screen.findByLabelText("Name");
  expect(name).toHaveFocus();
  expect(screen.getByText("Unknown.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(name).toHaveAccessibleDescription("Write a name.");
  await userEvent.type(name, "Ravi");
  await userEvent.type(screen.getByLabelText("E-mail"), "ravi");
  await userEvent.click(screen.getByRole("button", { name: "Publish under this name" }));
  expect(screen.getByLabelText("E-mail")).toHaveFocus();
  expect(keep).not.toHaveBeenCalled();
  // What was typed stays where nobody answers.
  keep.mockRejectedValueOnce(new Unreachable("Nobody answers."));
  await userEvent.keyboard("@example.com{Enter}");
  expect(await screen.findByText(/^The editor does not answer/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Publish under this name" }));
  expect(await screen.findByText("Published.")).toBeVisible();
  const ravi = { name: "Ravi", email: "ravi@example.com" };
  expect(keep.mock.calls).toEqual([[ravi], [ravi]]);
  expect(screen.queryByRole("form")).toBeNull();
  publish.mockRestore();
  keep.mockRestore();
});

test("a likely mistake names its place and its fields as the editor does", async () => {
  const warning = (place: string, file: string, index: number | null) => ({
    rule: "unusual-price",
    place,
    message: "has blanks",
    reason: null,
    acknowledgedBy: { file, index },
  });
  const drafts = { bikes: [dio, shine], business: {} };
  const warnings = [
    warning('bikes.json › id 9 "Shine"', "bikes", 1),
    { ...warning("business.json", "business", null), message: "“Text” has blanks" },
  ];
  const session = { conflicts: [], drafts, faults: [], published: drafts, warnings };
  const state = { publishing };
  render(
    <ChangesView
      editing={{ session, state } as unknown as Editing}
      onSay={() => undefined}
      onGo={() => undefined}
    />,
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
    const session = {
      conflicts: [],
      drafts,
      faults: [],
      published: drafts,
      warnings: [],
      base: { ...drafts },
    };
    const editing = { session: { ...session, versions: { bikes: version } } };
    const state = {
      publishing: {
        canCommit: true,
        remote: null,
        unsent: 0,
        unsentReason: null,
        doing: null,
        answer: null,
      },
    };
    return (
      <ChangesView
        editing={{ ...editing, state } as unknown as Editing}
        onSay={() => undefined}
        onGo={() => undefined}
      />
    );
  };
  const { rerender } = render(view("1"));
  rerender(view("1"));
  expect(ask).toHaveBeenCalledTimes(1);
  const publish = screen.getByRole("button", { name: "Publish" });
  expect(publish).toHaveAttribute("aria-disabled", "true");
  answer({ warnings: [] });
  await waitForElementToBeRemoved(() => screen.queryByText("The pictures are looked at…"));
  expect(publish).toHaveAttribute("aria-disabled", "false");
  rerender(view("2"));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(publish).toHaveAttribute("aria-disabled", "true");
  ask.mockRestore();
});

describe("what cannot be read", () => {
  const text = '[\n  { "id": 1,\n    "name" "Dio" }\n]';
  const broken: Fault = { ...fault([0], "line 3: a colon is missing"), item: 'id 1 "Dio"' };
  const mended = jest.fn(() => Promise.resolve());
  const takenBack = jest.fn();
  const takeBack = jest.spyOn(api, "takeBack");
  beforeEach(() => [mended, takenBack, takeBack].forEach((called) => called.mockClear()));
  afterAll(() => takeBack.mockRestore());
  const shown = (isPublished: boolean, isInConflict = false) =>
    render(
      <BrokenFile
        file="bikes"
        state={{ version: "1", text }}
        faults={[broken]}
        isInConflict={isInConflict}
        isPublished={isPublished}
        onMended={mended}
        onTakenBack={takenBack}
      />,
    );

  test("names item and line, and leads there", async () => {
    shown(false);
    expect(screen.getByText("In “Dio”: line 3: a colon is missing.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Go to line 3" }));
    const field = screen.getByRole<HTMLTextAreaElement>("textbox");
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('    "name" "Dio" }');
    expect(screen.queryByRole("button", { name: /^Take back/ })).toBeNull();
  });

  test("is taken back by two presses, and it is said where the text is kept", async () => {
    takeBack.mockResolvedValue({ isTakenBack: true, keptAs: "bikes-unreadable.txt" });
    const { container } = shown(true);
    expect(container.querySelector("details")).not.toHaveAttribute("open");
    await userEvent.click(
      screen.getByRole("button", { name: "Take back what was last published" }),
    );
    expect(screen.getByRole("group", { name: /^Take/ })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Leave it as it is" }));
    expect(takeBack).not.toHaveBeenCalled();
    await userEvent.click(
      screen.getByRole("button", { name: "Take back what was last published" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Take it back" }));
    expect(takeBack).toHaveBeenCalledWith("bikes", "1");
    expect(mended).toHaveBeenCalledTimes(1);
    expect(takenBack).toHaveBeenCalledWith(
      expect.stringMatching(/^“Bikes” is .*bikes-unreadable/),
      false,
    );
  });

  test("because two publishings stand in it, is put together by one press", async () => {
    takeBack.mockResolvedValue({ isTakenBack: true, keptAs: null, isPutTogether: true });
    shown(true, true);
    expect(screen.queryByRole("button", { name: /^Take back/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Put both together" }));
    expect(takeBack).toHaveBeenCalledWith("bikes", "1");
    expect(takenBack).toHaveBeenCalledWith("“Bikes” has both publishings now.", true);
  });

  test("is not taken back where somebody else has mended it", async () => {
    takeBack.mockResolvedValue({ isTakenBack: false, keptAs: null });
    shown(true);
    await userEvent.click(
      screen.getByRole("button", { name: "Take back what was last published" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Take it back" }));
    expect(screen.getByText(/^Somebody else has changed it/)).toBeVisible();
    expect(takenBack).not.toHaveBeenCalled();
  });

  test("is spoken of in a shop's words", () => {
    const { container } = shown(true);
    container.querySelector("textarea")?.remove();
    expect(container).not.toHaveTextContent(/\bgit\b|JSON|\bid\b|\.json/i);
  });
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
