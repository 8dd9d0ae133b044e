/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { PageLink } from "../../src/components/navigation/page-link";
import { useListQuery } from "../../src/components/navigation/use-list-query";
import { renderAt, stubLoader } from "../support/fixtures";

/** Addresses of the pages that the loader holds. */
let held: Set<string>;

beforeEach(() => {
  jest.useFakeTimers();
  held = new Set(["/bikes"]);
  const page = (path: string) =>
    held.has(path) ? { status: "success", page: { path } } : undefined;
  stubLoader(page, (path) =>
    held.has(path) ? Promise.resolve(page(path)) : new Promise(() => undefined),
  );
});
afterEach(() => jest.useRealTimers());

const places: Queries.PlacesFragment["places"]["nodes"] = [];

/** The field of a list, and a field that keeps what is typed to itself until the next visit. */
function List() {
  const { query, change, visitKey } = useListQuery(places);
  return (
    <>
      <PageLink to="/bikes">Bikes</PageLink>
      <input
        aria-label="Search"
        value={query.search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <Draft key={visitKey} />
    </>
  );
}

function Draft() {
  const [text, setText] = useState("");
  return (
    <input aria-label="Draft" value={text} onChange={(event) => setText(event.target.value)} />
  );
}

/** Lets time pass: more than a delayed change of the address takes, unless told otherwise. */
const pass = (milliseconds = 1000) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const open = (address: string) => renderAt(address, <List />);

const field = (name = "Search") => screen.getByRole("textbox", { name });
const type = (text: string, name?: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const tapOwnLink = () => fireEvent.click(screen.getByRole("link", { name: "Bikes" }));

/** Another page opens in this list's history; the list stays on screen as while that page loads. */
function goElsewhere(address: string): void {
  act(() => {
    window.history.pushState({ key: "elsewhere" }, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
}

test("what is typed stands in the field at once, and in the address of the same visit soon", async () => {
  open("/bikes");
  const { length } = window.history;
  type("z");
  type("zebra");
  expect(field()).toHaveValue("zebra");
  await pass();
  expect(window.location.search).toBe("?q=zebra");
  expect(window.history).toHaveLength(length);
});

test("typing changes the address once, when it pauses", async () => {
  open("/bikes");
  const replace = jest.spyOn(window.history, "replaceState");
  for (const text of ["z", "ze", "zeb", "zebr", "zebra"]) {
    type(text);
    await pass(100);
  }
  await pass();
  expect(replace).toHaveBeenCalledTimes(1);
});

test("a link to the page itself shows the whole list, and Back what was asked before", async () => {
  open("/bikes?q=zebra");
  type("not understood", "Draft");
  tapOwnLink();
  await pass();
  expect(window.location.search).toBe("");
  expect(field()).toHaveValue("");
  expect(field("Draft")).toHaveValue("");
  window.history.back();
  await pass();
  expect(window.location.search).toBe("?q=zebra");
  expect(field()).toHaveValue("zebra");
  window.history.forward();
  await pass();
  expect(window.location.search).toBe("");
  expect(field()).toHaveValue("");
});

test("Back to another place of the page leaves what is asked, and its address says so", async () => {
  open("/bikes?q=zebra");
  act(() => window.history.pushState(null, "", "#compared"));
  type("zebu");
  await pass();
  window.history.back();
  await pass();
  expect(field()).toHaveValue("zebu");
  await pass();
  expect(window.location.search).toBe("?q=zebu");
});

test("what was typed last is never written into the address of another page", async () => {
  open("/bikes");
  type("zebra");
  goElsewhere("/cars");
  await pass();
  expect(window.location.pathname + window.location.search).toBe("/cars");
});
