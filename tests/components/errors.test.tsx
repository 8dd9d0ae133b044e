/** @jest-environment jsdom */
import { LocationProvider, useLocation } from "@reach/router";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { useEffect, useState } from "react";
import { NavigationProvider } from "../../src/components/navigation/navigation";
import { PageContent } from "../../src/layout/page-content";
import { WaitingLine } from "../../src/layout/start/waiting-line";
import { wrapRootElement } from "../../src/layout/wrap-root";
import { stubLoader, windowHistory } from "../support/fixtures";

const business = { name: "A Shop", phones: ["+91 891 000 0001", "+91 891 000 0002"] };
const price = "Scooter ₹499";
const otherPrice = "Car ₹1,499";
const error = new Error("an error of a component");

let log: jest.SpyInstance;
beforeEach(() => {
  stubLoader((path) => ({ status: "success", page: { path } }));
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML = "";
  delete document.documentElement.dataset.started;
  window.history.replaceState(null, "", "/bikes");
});
afterEach(() => {
  expect(log.mock.calls.flat().map(String).join()).toContain(error.message);
});

function Breakable({ heading }: { readonly heading: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw error;
  return (
    <>
      <h2>{heading}</h2>
      <a href="tel:+918910000001">Call</a>
      <button type="button" onClick={() => setIsBroken(true)}>
        Break
      </button>
    </>
  );
}

function Throws(): null {
  throw error;
}

function ThrowsInEffect({ heading }: { readonly heading: string }) {
  useEffect(() => {
    throw error;
  }, []);
  return (
    <>
      <h2>{heading}</h2>
      <a href="tel:+918910000001">Call</a>
    </>
  );
}

/** Nests router, frame and page as Gatsby does. */
function site(page: React.ReactNode, frame: React.ReactNode = null): React.ReactElement {
  const element = (
    <NavigationProvider>
      <WaitingLine />
      {frame}
      <PageContent business={business}>{page}</PageContent>
    </NavigationProvider>
  );
  return (
    <LocationProvider history={windowHistory()}>
      {wrapRootElement({ element } as WrapRootElementBrowserArgs)}
    </LocationProvider>
  );
}

/** Gatsby's root element with the static HTML of a page without an error. */
function staticPage(): HTMLElement {
  const { container, unmount } = render(site(<Breakable heading={price} />));
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = "";
  delete document.documentElement.dataset.started;
  const root = document.createElement("div");
  root.id = "___gatsby";
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

/** Expects a page with a heading and phone links, and an error message with Retry. */
function expectPageAndError(text: string): void {
  expect(screen.getByRole("heading", { name: text })).toBeVisible();
  const banner = screen.getByRole("alert");
  expect(banner).toBeVisible();
  expect(within(banner).getByRole("link", { name: "Retry" })).toBeVisible();
  expect(screen.getAllByRole("link").some((link) => link.matches("[href^=tel]"))).toBe(true);
}

test.each([
  ["a page that throws at hydration", <Throws key="" />, null],
  ["a frame that throws at hydration", <Breakable key="" heading={price} />, <Throws key="" />],
])("%s keeps the static HTML", (_source, page, frame) => {
  render(site(page, frame), { container: staticPage(), hydrate: true });
  expectPageAndError(price);
  expect(screen.getAllByRole("heading")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+918910000001");
});

test("a page that throws when it is used stays on screen", () => {
  render(site(<Breakable heading={price} />), { container: staticPage(), hydrate: true });
  fireEvent.click(screen.getByRole("button", { name: "Break" }));
  expectPageAndError(price);
});

test("a frame that throws when it is used stays on screen with its page", () => {
  const page = site(<h2>{price}</h2>, <Breakable heading="Frame" />);
  render(page, { container: staticPage(), hydrate: true });
  fireEvent.click(screen.getByRole("button", { name: "Break" }));
  expectPageAndError(price);
  expect(screen.getByRole("heading", { name: "Frame" })).toBeVisible();
});

describe("after a navigation", () => {
  /** Navigates from the bikes to a page. */
  async function goTo(page: React.ReactNode): Promise<void> {
    const Page = () => (useLocation().pathname === "/cars" ? page : <Breakable heading={price} />);
    const container = document.createElement("div");
    container.id = "___gatsby";
    render(site(<Page />), { container: document.body.appendChild(container) });
    window.history.pushState(null, "", "/cars");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }

  test("a page that throws at its first render is loaded as a document", async () => {
    await goTo(<Throws />);
    // jsdom reports that it cannot reload.
    expect(log.mock.calls.flat().map(String).join()).toContain("Not implemented: navigation");
  });

  test("a page that throws after its first render stays on screen", async () => {
    await goTo(<ThrowsInEffect heading={otherPrice} />);
    expectPageAndError(otherPrice);
    expect(screen.queryByRole("heading", { name: price })).not.toBeInTheDocument();
  });
});
