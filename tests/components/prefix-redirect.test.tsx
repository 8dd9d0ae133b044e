/** @jest-environment jsdom */
import { navigate } from "gatsby";
import { PrefixRedirect } from "../../src/components/not-found/prefix-redirect";
import { renderAt } from "../support/fixtures";

const redirects = [{ from: "/rooms-sea/old", to: "/rooms-sea/new" }];
const prefixes = [
  { prefix: "/rooms-", path: "/rooms-shop" },
  { prefix: "/bikes/", path: "/bikes" },
];

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(window, { ___loader: { loadPageSync: () => undefined } });
});

test.each([
  ["/rooms-sea/old?days=3#prices", "/rooms-sea/new?days=3#prices"],
  ["/rooms-sea/old/?days=3", "/rooms-sea/new?days=3"],
  ["/rooms-nowhere?q=sea", "/rooms-shop?q=sea"],
  ["/bikes/old?days=2", "/bikes?list=&days=2"],
])("inside the running site %s leads to %s", (from, to) => {
  renderAt(from, <PrefixRedirect redirects={redirects} prefixes={prefixes} />);
  expect(navigate).toHaveBeenCalledWith(to, { replace: true });
});

test("an address that nothing is known of stays", () => {
  renderAt("/nowhere?q=1", <PrefixRedirect redirects={redirects} prefixes={prefixes} />);
  expect(navigate).not.toHaveBeenCalled();
});
