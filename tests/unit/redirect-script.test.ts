/** @jest-environment jsdom */
import { redirect } from "../../src/start/redirect-script";

const routes = JSON.stringify([
  { prefix: "/rooms-", path: "/rooms-all" },
  { prefix: "/rooms-sea/", path: "/rooms-sea" },
  { prefix: "/bikes/", path: "/bikes" },
]);

/** Runs the 404 page's script at an address; returns the rewritten address and the redirects. */
function visit(pathname: string, search = "") {
  const location = { pathname, search, hash: "", replace: jest.fn() };
  const history = {
    state: null,
    replaceState: (_state: unknown, _unused: string, address: string) => {
      location.pathname = address.replace(/\?.*/, "");
    },
  };
  redirect({ routes }, location, history);
  return { address: location.pathname, redirects: location.replace.mock.calls.flat() as string[] };
}

test("an address redirects to the list of its longest known prefix, and keeps its query", () => {
  expect(visit("/rooms-lake", "?days=2").redirects).toEqual(["/rooms-all?days=2"]);
  expect(visit("/bikes/", "?days=2").redirects).toEqual(["/bikes?days=2"]);
});

test.each(["/nowhere", "/rooms-all"])(
  "%s does not redirect: it has no known prefix, or is the page of a list",
  (pathname) => {
    expect(visit(pathname)).toEqual({ address: pathname, redirects: [] });
  },
);

test("a withdrawn item's address redirects to its list, where `list=` says that the item is gone", () => {
  expect(visit("/rooms-sea/x").redirects).toEqual(["/rooms-sea?list="]);
  expect(visit("/bikes/old").redirects).toEqual(["/bikes?list="]);
  expect(visit("/bikes/old", "?days=2").redirects).toEqual(["/bikes?list=&days=2"]);
});

test.each(["/%00", "/%E0%A4%A", "/%", "/a%ZZ", "/%0a", "/a%2Fb", "/a%3f", "/100%25", "/a%252Fb"])(
  "%s gets hyphens for its percent signs, because the router cannot decode it",
  (pathname) => {
    const { address, redirects } = visit(pathname);
    expect(address).toBe(pathname.replaceAll("%", "-"));
    expect(redirects).toEqual([]);
  },
);

test("an encoded Telugu address is unchanged", () => {
  const telugu = `/${encodeURIComponent("అ")}`;
  expect(visit(telugu).address).toBe(telugu);
});
