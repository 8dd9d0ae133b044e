import { readFileSync } from "node:fs";
import postcss from "postcss";
import { siteColours } from "../../src/gatsby/site-colours";

test("colours outside the style sheet are those of its tokens", () => {
  const values: Record<string, string[]> = {};
  postcss.parse(readFileSync("src/styles/tokens.css", "utf8")).walkDecls(({ prop, value }) => {
    (values[prop] ??= []).push(value);
  });
  const [sand, sandAtNight] = values["--sand"] ?? [];
  const [sea] = values["--sea"] ?? [];
  expect(siteColours).toEqual({ sea, sand, night: sandAtNight });
});
