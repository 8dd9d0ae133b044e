/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { addTexts, english, languageOf, pathPrefixOf } from "../../src/catalogue/text/languages";
import { LanguageContext, useEnglishMarks } from "../../src/components/visitor/language";
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

test("untranslated texts are marked as English, also if added later, until they change", async () => {
  const context = { language: "te", untranslated: ["Railway station"] };
  const Page = () => {
    useEnglishMarks();
    return (
      <p>
        <b>Railway station</b> దగ్గర
      </p>
    );
  };
  renderAt(
    "/te/rooms",
    <LanguageContext.Provider value={languageOf(context)}>
      <Page />
    </LanguageContext.Provider>,
  );
  const station = screen.getByText("Railway station");
  expect(station).toHaveAttribute("lang", "en");
  expect(station.parentElement).not.toHaveAttribute("lang");
  const added = document.createElement("a");
  const text = document.createTextNode("Railway station");
  added.append(text);
  document.body.append(added);
  await waitFor(() => expect(added).toHaveAttribute("lang", "en"));
  text.data = "బీచ్";
  await waitFor(() => expect(added).not.toHaveAttribute("lang"));
  added.remove();
});
