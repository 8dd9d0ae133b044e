/** @jest-environment jsdom */
import { redirect } from "../../src/inline/redirect-script";

const addresses = JSON.stringify({
  redirects: [{ from: "/rooms-sea/old", to: "/rooms-sea/new" }],
  prefixes: [
    { prefix: "/rooms-", path: "/rooms-all" },
    { prefix: "/rooms-sea/", path: "/rooms-sea" },
    { prefix: "/bikes/", path: "/bikes" },
  ],
});

/** Loads the 404 page at an address; returns the final address and any redirect. */
function visit(pathname: string, search = "") {
  const location = { pathname, search, hash: "", replace: jest.fn() };
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      location.pathname = address.replace(/\?.*/, "");
    },
  };
  redirect({ addresses }, location, history);
  return { address: location.pathname, redirects: location.replace.mock.calls.flat() as string[] };
}

test("an address redirects to the page with its prefix, if any", () => {
  expect(visit("/rooms-lake", "?days=2").redirects).toEqual(["/rooms-all?days=2"]);
  expect(visit("/nowhere")).toEqual({ address: "/nowhere", redirects: [] });
  expect(visit("/rooms-all").redirects).toEqual([]);
});

test("a former address redirects to the current one, before any prefix", () => {
  expect(visit("/rooms-sea/old", "?days=2").redirects).toEqual(["/rooms-sea/new?days=2"]);
  expect(visit("/rooms-sea/old/").redirects).toEqual(["/rooms-sea/new"]);
});

test("the address of a withdrawn item redirects to its list and keeps the query", () => {
  expect(visit("/rooms-sea/x").redirects).toEqual(["/rooms-sea?list="]);
  expect(visit("/bikes/old").redirects).toEqual(["/bikes?list="]);
  expect(visit("/bikes/old", "?days=2").redirects).toEqual(["/bikes?list=&days=2"]);
  expect(visit("/bikes/", "?days=2").redirects).toEqual(["/bikes?days=2"]);
});

test.each(["/%00", "/%E0%A4%A", "/%", "/a%ZZ", "/%0a"])(
  "%s is rewritten, because the router cannot decode it",
  (pathname) => {
    const { address, redirects } = visit(pathname);
    expect(address).toBe(pathname.replaceAll("%", "-"));
    expect(redirects).toEqual([]);
  },
);

test("an address in another script is unchanged", () => {
  const telugu = `/${encodeURIComponent("అ")}`;
  expect(visit(telugu).address).toBe(telugu);
});
