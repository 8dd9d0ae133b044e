/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react";
import { pageQueryText } from "../../src/catalogue/lists/page-query";
import { PageLink } from "../../src/components/navigation/page-link";
import {
  changePageQuery,
  usePageAddress,
  usePageQuery,
} from "../../src/components/visitor/page-query";
import { renderAt, stubLoader } from "../support/fixtures";

beforeEach(() => {
  jest.useFakeTimers();
  const bikes = { status: "success", page: { path: "/bikes" } };
  stubLoader(
    (path) => (path === "/bikes" ? bikes : undefined),
    // Other pages never arrive.
    (path) => (path === "/bikes" ? Promise.resolve(bikes) : new Promise(() => undefined)),
  );
});

/** A search field whose text is in the address, and days that are never in it, like a wrong text. */
function List() {
  const { typed } = usePageQuery([]);
  usePageAddress(pageQueryText({ ...typed, days: "" }));
  return (
    <>
      <PageLink to="/bikes">Bikes</PageLink>
      {(["q", "days"] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={typed[name]}
          onChange={({ target }) => changePageQuery({ [name]: target.value })}
        />
      ))}
    </>
  );
}

const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));

const open = (address: string) => renderAt(address, <List />);

const field = (name = "q") => screen.getByRole("textbox", { name });
const type = (text: string, name?: string) =>
  fireEvent.change(field(name), { target: { value: text } });

test("typed text is in the field and in the address of the same history entry at once, or later where the browser refuses", async () => {
  open("/bikes");
  const { length } = window.history;
  type("zeb");
  expect(window.location.search).toBe("?q=zeb");
  jest.spyOn(window.history, "replaceState").mockImplementationOnce(() => {
    throw new DOMException("too often", "SecurityError");
  });
  type("zebra");
  expect(field()).toHaveValue("zebra");
  expect(window.location.search).toBe("?q=zeb");
  await wait();
  expect(window.location.search).toBe("?q=zebra");
  expect(window.history).toHaveLength(length);
});

test("a link to the same page clears the query and wrong texts, then shows its top; Back restores the query", async () => {
  const scroll = jest.spyOn(window, "scrollTo");
  open("/bikes?q=zebra");
  type("not understood", "days");
  for (const scrolls of [0, 1]) {
    fireEvent.click(screen.getByRole("link", { name: "Bikes" }));
    await wait();
    expect(scroll).toHaveBeenCalledTimes(scrolls);
  }
  expect(window.location.search).toBe("");
  expect(field()).toHaveValue("");
  expect(field("days")).toHaveValue("");
  window.history.back();
  await wait();
  expect(window.location.search).toBe("?q=zebra");
  expect(field()).toHaveValue("zebra");
});

test("Back to another fragment keeps the query, and writes it into the address", async () => {
  open("/bikes?q=zebra");
  act(() => window.history.pushState(null, "", "#compared"));
  type("zebu");
  expect(window.location.hash).toBe("#compared");
  await wait();
  window.history.back();
  await wait();
  expect(field()).toHaveValue("zebu");
  await wait();
  expect(window.location.search).toBe("?q=zebu");
});

test("a query is never written into the address of another page", () => {
  open("/bikes");
  // The list stays on screen while the other page loads.
  act(() => {
    window.history.pushState({ key: "elsewhere" }, "", "/cars");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  type("zebra");
  expect(window.location.pathname + window.location.search).toBe("/cars");
});
