/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { useWholeList } from "../../src/components/search/use-whole-list";
import { bike } from "../support/fixtures";

const pages = ["/bikes", "/bikes/2"];
const itemOf = (path: string) => ({ ...bike, name: path });
const ofPage = [itemOf("/bikes")];

let requested: string[];

/** Stands for Gatsby's loader; a page that it lacks does not arrive. */
function stubLoader(lacking: readonly string[]): void {
  requested = [];
  const page = (path: string) => ({
    page: { path },
    json: { data: { items: { nodes: [itemOf(path)] } } },
  });
  const loadPage = (path: string) => {
    requested.push(path);
    return Promise.resolve(lacking.includes(path) ? { status: "error" } : page(path));
  };
  Object.assign(window, { ___loader: { loadPage, loadPageSync: page } });
}

function wholeList(listPages: readonly string[], lacking: readonly string[] = []) {
  stubLoader(lacking);
  return renderHook(({ isWanted }) => useWholeList(ofPage, listPages, isWanted), {
    initialProps: { isWanted: false },
  });
}

const names = ({ items }: ReturnType<typeof useWholeList>) => items.map(({ name }) => name);

test("the other pages are loaded once they are wanted, each once, and stay", async () => {
  const { result, rerender } = wholeList(pages);
  expect(result.current).toEqual({ items: ofPage, state: "complete" });
  expect(requested).toEqual([]);
  rerender({ isWanted: true });
  expect(result.current).toEqual({ items: ofPage, state: "loading" });
  await waitFor(() => expect(result.current.state).toBe("complete"));
  expect(names(result.current)).toEqual(pages);
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  expect(names(result.current)).toEqual(pages);
  expect(requested).toEqual(pages);
});

test("a list of one page is whole, and loads nothing", () => {
  const { result, rerender } = wholeList(["/bikes"]);
  rerender({ isWanted: true });
  expect(result.current).toEqual({ items: ofPage, state: "complete" });
  expect(requested).toEqual([]);
});

test("what did not arrive leaves the rest, and the console has the cause", async () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const { result, rerender } = wholeList(pages, ["/bikes/2"]);
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current.state).toBe("incomplete"));
  expect(names(result.current)).toEqual(["/bikes"]);
  expect(error).toHaveBeenCalledWith(expect.any(String), expect.any(Error));
  error.mockRestore();
});
