/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { addTexts, english, languageOf, pathPrefixOf } from "../../src/catalogue/text/languages";
import { LanguageContext } from "../../src/components/visitor/language";
import { LanguageLink } from "../../src/layout/top-bar";
import { renderAt } from "../support/fixtures";

beforeAll(() => addTexts("te", english.texts));

test.each([
  ["/te/cars/", "te", "hi", "/hi/cars"],
  ["/te", "te", "en", "/"],
])("at %s in %s the link to %s is %s", (path, current, code, address) => {
  renderAt(
    path,
    <LanguageContext.Provider value={languageOf({ language: current })}>
      <LanguageLink code={code} name={code} pathPrefix={pathPrefixOf(code)} />
    </LanguageContext.Provider>,
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", address);
});

test("a clicked language link keeps the query", () => {
  renderAt("/cars?days=2&q=swift", <LanguageLink code="te" name="te" pathPrefix="/te" />);
  fireEvent.click(screen.getByRole("link"));
  expect(screen.getByRole("link")).toHaveAttribute(
    "href",
    expect.stringContaining("?days=2&q=swift"),
  );
});
