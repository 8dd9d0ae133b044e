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
      <input
        aria-label="Search"
        value={typed.q}
        onChange={(event) => changePageQuery({ q: event.target.value })}
      />
      <input
        aria-label="Days"
        value={typed.days}
        onChange={(event) => changePageQuery({ days: event.target.value })}
      />
    </>
  );
}

/** Waits; by default longer than the delay until the address changes. */
const wait = (milliseconds = 1000) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const open = (address: string) => renderAt(address, <List />);

const field = (name = "Search") => screen.getByRole("textbox", { name });
const type = (text: string, name?: string) =>
  fireEvent.change(field(name), { target: { value: text } });

test("typed text is in the field at once, and after typing once in the address of the same history entry", async () => {
  open("/bikes");
  const { length } = window.history;
  const replace = jest.spyOn(window.history, "replaceState");
  for (const text of ["z", "ze", "zeb", "zebr", "zebra"]) {
    type(text);
    expect(field()).toHaveValue(text);
    await wait(100);
  }
  await wait();
  expect(window.location.search).toBe("?q=zebra");
  expect(replace).toHaveBeenCalledTimes(1);
  expect(window.history).toHaveLength(length);
});

test("a link to the same page clears the query and wrong texts, and Back restores the query", async () => {
  open("/bikes?q=zebra");
  type("not understood", "Days");
  fireEvent.click(screen.getByRole("link", { name: "Bikes" }));
  await wait();
  expect(window.location.search).toBe("");
  expect(field()).toHaveValue("");
  expect(field("Days")).toHaveValue("");
  window.history.back();
  await wait();
  expect(window.location.search).toBe("?q=zebra");
  expect(field()).toHaveValue("zebra");
});

test("Back to another fragment keeps the query, and writes it into the address", async () => {
  open("/bikes?q=zebra");
  act(() => window.history.pushState(null, "", "#compared"));
  type("zebu");
  await wait();
  window.history.back();
  await wait();
  expect(field()).toHaveValue("zebu");
  await wait();
  expect(window.location.search).toBe("?q=zebu");
});

test("a query is never written into the address of another page", async () => {
  open("/bikes");
  type("zebra");
  // The list stays on screen while the other page loads.
  act(() => {
    window.history.pushState({ key: "elsewhere" }, "", "/cars");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await wait();
  expect(window.location.pathname + window.location.search).toBe("/cars");
});
