/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { addTexts, english, languageOf } from "../../src/catalogue/text/languages";
import { LanguageContext, useEnglishMarks } from "../../src/components/ui/language";
import { LanguageLink } from "../../src/layout/language-link";
import { renderAt } from "../support/fixtures";

const language = (code: string) => ({ code, name: code });

beforeAll(() => addTexts("te", english.texts));

test.each([
  ["/cars/alto", "en", "te", "/te/cars/alto"],
  ["/te/cars/alto", "te", "en", "/cars/alto"],
  ["/te/cars/", "te", "hi", "/hi/cars"],
  ["/te", "te", "en", "/"],
])("from %s in %s the link to %s leads to %s", (path, own, code, address) => {
  renderAt(
    path,
    <LanguageContext.Provider value={languageOf({ language: own })}>
      <LanguageLink language={language(code)} />
    </LanguageContext.Provider>,
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", address);
});

test("a link takes along what the address asks for", () => {
  renderAt("/cars?days=2&q=swift", <LanguageLink language={language("te")} />);
  fireEvent.click(screen.getByRole("link"));
  expect(screen.getByRole("link")).toHaveAttribute(
    "href",
    expect.stringContaining("?days=2&q=swift"),
  );
});

test("a text that is in English on a page in another language says so, also one that comes later", async () => {
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
  const later = document.createElement("a");
  const text = document.createTextNode("Railway station");
  later.append(text);
  document.body.append(later);
  await waitFor(() => expect(later).toHaveAttribute("lang", "en"));
  text.data = "బీచ్";
  await waitFor(() => expect(later).not.toHaveAttribute("lang"));
  later.remove();
});
