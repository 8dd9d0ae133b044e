/** @jest-environment node */
import { redirectsFile } from "../../src/finish/hosts/host-files";
import { routeRules } from "../../src/finish/hosts/host-rules";
import { fixtureTexts } from "../support/fixture-data";

const rules = routeRules(fixtureTexts());

test("only pages that a prefix would hide are named before the rules, none for the root's sake", () => {
  const brand = rules.find(({ status }) => status === 200)?.from.replace(/\*$/, "classic");
  const named = redirectsFile(rules, ["/upload", `${brand}`]);
  expect(named.startsWith(`${brand} ${brand} 200\n${brand}/ ${brand} 200\n/ `)).toBe(true);
  expect(named).not.toContain("/upload");
});
