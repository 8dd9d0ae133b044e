/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { maxShortlistLength } from "../../src/catalogue/lists/list-query";
import { ListPage } from "../../src/components/list/list-page";
import { loadComparison } from "../../src/components/shortlist/list-comparison";
import { bike, listContext, listProps, renderAt } from "../support/fixtures";

// The comparison renders at once if its script is loaded.
beforeAll(loadComparison);

const items = Array.from({ length: maxShortlistLength + 2 }, (_, index) => ({
  ...bike,
  jsonId: index + 1,
  name: `Scooter ${index + 1}`,
}));
const fullIds = items.slice(0, maxShortlistLength).map(({ jsonId }) => jsonId);
const refusal = `Your shortlist holds ${maxShortlistLength}; remove 1 first.`;
const key = "shortlist:bikes";
const stored = () => localStorage.getItem(key);

/** Opens the list on a device with starred items. */
function open(query = "", starredIds: readonly number[] = [], offered = items): void {
  if (starredIds.length > 0) localStorage.setItem(key, starredIds.join("-"));
  renderAt(
    `/bikes${query}`,
    <ListPage {...listProps} items={offered} context={listContext(offered)} />,
  );
}

const star = (number: number) =>
  screen.getByRole("button", { name: `Shortlist Scooter ${number}` });
const section = (name: string) => screen.getByRole("region", { name });
const comparedNames = (name = "Your shortlist") =>
  within(section(name))
    .getAllByRole("columnheader")
    .map((header) => header.textContent);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const removeButton = (number: number) =>
  screen.getByRole("button", { name: `Remove Scooter ${number} from the shortlist` });
const removeItem = (number: number) => userEvent.click(removeButton(number));
const announcements = () =>
  screen
    .getAllByRole("status")
    .map((status) => status.textContent)
    // The lowest price is not about the shortlist.
    .filter((text) => !text.startsWith("Lowest"))
    .join(" ");

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("a shared list", () => {
  const label = "2 scooters for you to compare";

  test("is before the list, with a title, its trip and links, and independent of the shortlist", async () => {
    open("?q=Scooter+1&days=2&km=240&list=4-5", [2]);
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(comparedNames(label)).toEqual(["Scooter 4", "Scooter 5"]);
    expect(section(label)).toHaveTextContent("for 2 days, 240 km");
    const board = screen.getByRole("textbox", { name: "days" });
    expect(section(label).compareDocumentPosition(board)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole("region", { name: "Your shortlist" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
    const link = within(section(label)).getByRole("link", { name: "Scooter 4" });
    expect(link.getAttribute("href")).toMatch(/\?days=2&km=240$/);
    await userEvent.click(star(1));
    expect(stored()).toBe("2-1");
    expect(comparedNames(label)).toEqual(["Scooter 4", "Scooter 5"]);
  });

  test.each<[what: string, query: string, starredIds: number[], kept: string]>([
    ["beside its items that are starred already", "?list=4-5", [2, 4], "2-4-5"],
    [
      "if they fill it, because one is starred already",
      "?list=5-6",
      [1, 2, 3, 4, 5],
      "1-2-3-4-5-6",
    ],
    ["without items that are no longer offered", "?list=4-99", [2], "2-4"],
  ])("can be added to the shortlist %s; the next button is focused", async (_what, ...row) => {
    const [query, starredIds, kept] = row;
    open(query, starredIds);
    await press("Keep these in my shortlist");
    expect(stored()).toBe(kept);
    expect(announcements()).toContain("These are in your shortlist now.");
    expect(screen.queryByRole("button", { name: /^Keep/ })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Close this comparison" })).toHaveFocus();
  });

  test("with more items than fit says how many to remove, and adds none", async () => {
    open("?list=7-8", fullIds.slice(1));
    await press("Keep these in my shortlist");
    expect(announcements()).toContain(refusal);
    expect(stored()).toBe(fullIds.slice(1).join("-"));
  });

  test("can be closed: the shortlist is shown, the address is cleared, and the cards are focused", async () => {
    open("?days=2&list=4-5", [2]);
    await press("Close this comparison");
    expect(comparedNames()).toEqual(["Scooter 2"]);
    expect(document.getElementById("prices")).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe("?days=2"));
  });

  test.each([
    ["one item, three times", "?list=4-4-4", null],
    ["an offered and a withdrawn item", "?list=4-99", /^One item/],
  ])("of %s has a title for one item", (_, query, sentence) => {
    const title = "One of our scooters for you";
    open(query);
    expect(comparedNames(title)).toEqual(["Scooter 4"]);
    const withdrawn = within(section(title)).queryByText(/no longer offered/);
    expect(withdrawn?.textContent ?? null).toEqual(sentence && expect.stringMatching(sentence));
  });

  test.each(["?list=98-99&q=Scooter", "?list=&q=Scooter", "?list=%3Cscript%3E&q=Scooter"])(
    "without an offered item (%s) says so, and the shortlist is shown",
    (query) => {
      open(query, [2]);
      expect(screen.getByText(/no longer offered/)).toBeVisible();
      expect(comparedNames()).toEqual(["Scooter 2"]);
    },
  );

  test("with an offered item stays in the address when the visitor searches", async () => {
    open("?list=4-99");
    await userEvent.type(screen.getByRole("searchbox"), "s");
    await waitFor(() => expect(window.location.search).toBe("?q=s&list=4-99"));
  });
});

test("stars of another tab are shown, and not lost by the next star", async () => {
  open("", [1]);
  localStorage.setItem(key, "1-3");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
  expect(comparedNames()).toEqual(["Scooter 1", "Scooter 3"]);
  // Another tab has written, and its event has not arrived.
  localStorage.setItem(key, "1-3-4");
  await userEvent.click(star(5));
  expect(stored()).toBe("1-3-4-5");
});

describe("a full shortlist", () => {
  test("refuses another item, visibly and audibly, and stays unchanged", async () => {
    open("", fullIds);
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    await userEvent.click(star(maxShortlistLength + 1));
    expect(stored()).toBe(fullIds.join("-"));
    expect(star(maxShortlistLength + 1)).toHaveAttribute("aria-pressed", "false");
    expect(announcements()).toContain(refusal);
    const card = star(maxShortlistLength + 1).closest("li");
    expect(card).toHaveTextContent(refusal);
    await userEvent.click(star(1));
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    await userEvent.click(star(maxShortlistLength + 1));
    expect(star(maxShortlistLength + 1)).toHaveAttribute("aria-pressed", "true");
  });

  test("drops items that are no longer offered", () => {
    open("", [1, 2, 3, 4, 77, 78]);
    expect(stored()).toBe("1-2-3-4");
  });
});

test("is a table of items by prices and facts, with a dash only where nothing applies", () => {
  const priceDetails = bike.priceDetails.slice(0, 1);
  open("", [1, 2], [bike, { ...bike, jsonId: 2, exceed: null, priceDetails }]);
  const table = within(screen.getByRole("table", { name: "Prices side by side" }));
  const cellsOf = (label: string) => {
    const row = table.getByRole("rowheader", { name: label }).closest("tr");
    const cells = row === null ? [] : within(row).getAllByRole("cell");
    return cells.map((cell) => cell.textContent.trim());
  };
  expect(cellsOf("2 days")).toEqual(["₹998 240 km", "–"]);
  expect(cellsOf("Extra distance")).toEqual(["if exceeds Rs.3/KM", "–"]);
});

test("Remove focuses the comparison, and after the last item the cards", async () => {
  open("", [1, 2]);
  await removeItem(2);
  expect(section("Your shortlist")).toHaveFocus();
  await removeItem(1);
  expect(document.getElementById("prices")).toHaveFocus();
  expect(screen.queryByRole("region", { name: "Your shortlist" })).not.toBeInTheDocument();
});

describe("sharing", () => {
  const link = `${window.location.origin}/bikes?days=2&list=1-2`;

  /** Sets or removes the browser's APIs for sharing. */
  function arrange(share: unknown, writeText: unknown): void {
    const set = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true });
    if (share === undefined) delete (navigator as { share?: unknown }).share;
    else set("share", share);
    set("clipboard", { writeText });
  }

  const share = async () => {
    open("?days=2", [1, 2]);
    await press("Share");
  };
  const rejecting = (name: string) => jest.fn().mockRejectedValue(new DOMException("no", name));

  test("closing the share sheet shows no message", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    arrange(rejecting("AbortError"), jest.fn());
    await share();
    expect(announcements().trim()).toBe("");
    expect(warn).not.toHaveBeenCalled();
  });

  test("without a share sheet each press copies the link and says so; a change of the list removes the message", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    arrange(undefined, writeText);
    await share();
    expect(writeText).toHaveBeenCalledWith(link);
    expect(await screen.findByText("Link copied")).toBeVisible();
    writeText.mockReturnValueOnce(new Promise(() => undefined));
    await press("Share");
    expect(announcements().trim()).toBe("");
    await press("Share");
    expect(await screen.findByText("Link copied")).toBeVisible();
    await removeItem(2);
    expect(screen.queryByText("Link copied")).not.toBeInTheDocument();
  });

  test.each([
    ["the sheet fails", () => arrange(rejecting("NotAllowedError"), jest.fn())],
    ["the link cannot be copied", () => arrange(undefined, rejecting("NotAllowedError"))],
    ["there is no clipboard", () => arrange(undefined, undefined)],
  ])("shows the link if %s, and logs the cause", async (_, prepare) => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    prepare();
    await share();
    expect(await screen.findByText(`Copy this link: ${link}`)).toBeVisible();
    expect(warn).toHaveBeenCalledWith(expect.any(String), expect.any(Error));
  });
});

test("the link above the tab bar is hidden while the comparison is visible, and follows the last of several reports", () => {
  let report: (...isVisible: boolean[]) => void = () => undefined;
  class Observer {
    constructor(callback: (entries: object[]) => void) {
      report = (...isVisible) => callback(isVisible.map((isIntersecting) => ({ isIntersecting })));
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(window, { IntersectionObserver: Observer });
  open("", [1, 2]);
  const links = () => screen.queryAllByRole("link", { name: "Compare 2" }).length;
  const shown = links();
  act(() => report(true));
  expect(links()).toBe(shown - 1);
  act(() => report(true, false));
  expect(links()).toBe(shown);
  Reflect.deleteProperty(window, "IntersectionObserver");
});
