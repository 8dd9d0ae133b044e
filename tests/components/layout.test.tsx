/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { cachedCopyTiming } from "../../src/offline/precache-manifest";
import { ConnectionLine } from "../../src/offline/connection/connection-line";
import { PageLink } from "../../src/components/navigation/page-link";
import { PageContent } from "../../src/layout/page-content";
import { addTexts, languageOf } from "../../src/catalogue/text/languages";
import { texts } from "../../src/catalogue/text/texts";
import { LanguageContext } from "../../src/components/visitor/language";
import { WaitingLine } from "../../src/start/waiting-line";
import { LanguageLink } from "../../src/layout/top-bar";
import { wrapPageElement } from "../../src/layout/wrap-page";
import UploadPage from "../../src/templates/upload-page";
import { TabBar } from "../../src/layout/tab-bar";
import { listProps, renderAt, stubLoader } from "../support/fixtures";

const business = {
  ...listProps.business,
  name: "A Shop",
  address: { street: "1 Road", locality: "Vizag", region: "AP", postalCode: "530016" },
  tabs: { location: "Location", phoneOnMobile: "Call", phoneOnDesktop: "Book via Call" },
  position: { latitude: 17, longitude: 83 },
};
beforeEach(() => {
  stubLoader(
    (path) => (path === "/bikes" ? { page: { path } } : undefined),
    () => Promise.resolve({ status: "error" }),
  );
});

test("the document's title says that a page did not load, until the visitor goes back", async () => {
  jest.spyOn(console, "error").mockImplementation();
  document.title = "Bikes";
  renderAt(
    "/bikes",
    <PageContent phones={[]}>
      <PageLink to="/cars">Cars</PageLink>
    </PageContent>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Cars" }));
  await waitFor(() => expect(document.title).toBe(texts.loadErrorTitle));
  expect(screen.queryByRole("link", { name: "Cars" })).toBeNull();
  window.history.back();
  await waitFor(() => expect(document.title).toBe("Bikes"));
});

test("a started page writes its path to `data-started` and hides the waiting line", () => {
  delete document.documentElement.dataset.started;
  renderAt("/bikes", <WaitingLine />);
  expect(document.documentElement.dataset.started).toBe("/bikes");
  expect(screen.getByText(texts.waiting)).not.toBeVisible();
});

test.each([
  ["/bikes", "page"],
  ["/bikes/dio", "true"],
  ["/bikes-new", null],
])("at %s aria-current of the tab for /bikes is %p", (path, current) => {
  const tab = { label: "Bikes", icon: "bike" } as const;
  renderAt(path, <TabBar business={business} pages={[{ path: "/bikes", tab }]} />);
  expect(screen.getByRole("link", { name: "Bikes" }).getAttribute("aria-current")).toBe(current);
});

test.each([
  ["/te/cars/", "hi", "/hi", "/hi/cars"],
  ["/te", "en", "", "/"],
])(
  "at %s the link to the language %s at “%s” leads to %s and keeps the query, without what others added",
  (path, code, prefix, address) => {
    addTexts("te", texts);
    renderAt(
      `${path}?days=2&q=swift&fbclid=x#prices`,
      <LanguageContext.Provider value={languageOf({ language: "te" })}>
        <LanguageLink code={code} name={code} pathPrefix={prefix} />
      </LanguageContext.Provider>,
    );
    expect(screen.getByRole("link")).toHaveAttribute("href", `${address}?q=swift&days=2`);
  },
);

/** What the browser reports, and whether a request succeeds. */
async function goOffline(hasNetwork: boolean): Promise<void> {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const response = { ok: true, status: 200, headers: new Map() };
  const answer = () => (hasNetwork ? Promise.resolve(response) : Promise.reject(new Error()));
  Object.assign(window, { fetch: answer });
  await act(() => Promise.resolve(void window.dispatchEvent(new Event("offline"))));
}

test.each([
  ["only reported", true, "https:"],
  ["real", false, "#our-location"],
])("with a %s loss of the connection the location tab leads to %s %s", async (...row) => {
  const [, hasNetwork, start] = row;
  renderAt("/bikes", <TabBar business={business} pages={[]} />);
  const link = () => screen.getByRole("link", { name: business.tabs.location });
  expect(link().getAttribute("href")).toMatch(/^https:.*\/dir\//);
  await goOffline(hasNetwork);
  expect(link().getAttribute("href")?.startsWith(start)).toBe(true);
});

test.each([
  ["fresh", undefined, false, /^$/],
  ["fresh", true, false, /^$/],
  ["fresh", false, false, /saved on your device.*1 May 2026\./],
  ["stored", undefined, true, /saved on your device.*1 May 2026\./],
])("on a %s page, offline with a network: %p, a line says %s %s", async (...row) => {
  const [, hasNetwork, isStored, text] = row;
  const log = jest.spyOn(console, "info").mockImplementation();
  const entries: object[] = [{ serverTiming: isStored ? [{ name: cachedCopyTiming }] : [] }];
  jest.spyOn(performance, "getEntriesByType").mockReturnValue(entries as never);
  render(<ConnectionLine pricesAsOf="Prices as of 1 May 2026">{null}</ConnectionLine>);
  if (hasNetwork !== undefined) await goOffline(hasNetwork);
  const shown = screen.getByRole("status").textContent;
  expect(shown).toMatch(text);
  expect(log).toHaveBeenCalledTimes(shown ? 1 : 0);
});

test("if a component throws, the page shows a sentence, a button that reloads it, and the phones", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const error = new Error("an error of a component");
  const data = {
    business: { phones: ["+91 891 000 0001", "+91 891 000 0002"] },
    get pages() {
      throw error;
    },
  };
  const props = { data, pageContext: {} };
  const page = { element: <p />, props } as unknown as WrapPageElementBrowserArgs;
  renderAt("/bikes?days=3", wrapPageElement(page));
  expect(screen.getByRole("alert")).toHaveTextContent(texts.loadErrorBody);
  expect(screen.getByRole("button", { name: texts.reload })).toBeVisible();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["tel:+918910000001", "tel:+918910000002"]);
  expect(log.mock.calls.flat().map(String).join()).toContain(error.message);
});

test("the stub form has a dropdown and a field, and cannot submit", () => {
  const { container } = render(<UploadPage />);
  expect(screen.getByRole("combobox", { name: "Select Model" })).toBeInTheDocument();
  const options = screen.getAllByRole("option").map((option) => option.textContent);
  expect(options).toEqual(["Bikes", "Cars", "Hotels", "Taxis"]);
  expect(screen.getByRole("textbox", { name: "Model" })).toBeInTheDocument();
  expect(container.querySelector("form, button, [type=submit]")).toBeNull();
});
