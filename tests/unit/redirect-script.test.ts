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

/** The error page is loaded at an address; says where the visitor then is, and goes. */
function visit(pathname: string, search = "") {
  const location = { pathname, search, hash: "", replace: jest.fn() };
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      location.pathname = address.replace(/\?.*/, "");
    },
  };
  redirect({ addresses }, location, history);
  return { at: location.pathname, leadsTo: location.replace.mock.calls.flat() as string[] };
}

test("an address with a known prefix leads on to its page, and no other does", () => {
  expect(visit("/rooms-lake", "?days=2").leadsTo).toEqual(["/rooms-all?days=2"]);
  expect(visit("/nowhere")).toEqual({ at: "/nowhere", leadsTo: [] });
  expect(visit("/rooms-all").leadsTo).toEqual([]);
});

test("a former address leads to that of today, and before the prefix it lies under", () => {
  expect(visit("/rooms-sea/old", "?days=2").leadsTo).toEqual(["/rooms-sea/new?days=2"]);
  expect(visit("/rooms-sea/old/").leadsTo).toEqual(["/rooms-sea/new"]);
});

test("a withdrawn item's address leads to its list, with what else it asks", () => {
  expect(visit("/rooms-sea/x").leadsTo).toEqual(["/rooms-sea?list="]);
  expect(visit("/bikes/old").leadsTo).toEqual(["/bikes?list="]);
  expect(visit("/bikes/old", "?days=2").leadsTo).toEqual(["/bikes?list=&days=2"]);
  expect(visit("/bikes/", "?days=2").leadsTo).toEqual(["/bikes?days=2"]);
});

test.each(["/%00", "/%E0%A4%A", "/%", "/a%ZZ", "/%0a"])(
  "%s, which the router cannot read, is written so that it can",
  (pathname) => {
    const { at, leadsTo } = visit(pathname);
    expect(at).toBe(pathname.replaceAll("%", "-"));
    expect(leadsTo).toEqual([]);
  },
);

test("an address in another script stays as it is", () => {
  const telugu = `/${encodeURIComponent("అ")}`;
  expect(visit(telugu).at).toBe(telugu);
});
