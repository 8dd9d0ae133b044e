/** @jest-environment jsdom */
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chatLink, phoneLink } from "../../src/catalogue/links";
import { showInterest } from "../../src/components/visitor/interest";
import { InstallOffer } from "../../src/layout/install/install-offer";
import { installableEvent } from "../../src/layout/install/install-prompt";
import { locationTitleId } from "../../src/catalogue/page-paths";
import { shop } from "../support/fixtures";
import { refuseWrites, writeInOtherTab } from "../support/storage";

const key = "install-hint";
const prompt = jest.fn();
const hint = () => screen.queryByText(/Keep these prices on your phone/);

/** Tells what the browser sees of the place of the hint. */
let look: (isOnScreen: boolean, top: number) => void;

class Observer {
  private isObserving = false;

  constructor(callback: (entries: object[]) => void) {
    look = (isIntersecting, top) => {
      if (this.isObserving) callback([{ isIntersecting, boundingClientRect: { top } }]);
    };
  }

  observe(): void {
    this.isObserving = true;
  }

  disconnect(): void {
    this.isObserving = false;
  }
}

const stay = (event: Event) => event.preventDefault();

const belowScreen = [false, 2000] as const;

/** The lazy hint takes a moment to load. */
async function scrollTo([isOnScreen, top]: readonly [boolean, number]): Promise<void> {
  await act(async () => {
    look(isOnScreen, top);
    await import("../../src/layout/install/install-hint");
  });
}

function renderPage(): void {
  render(
    <>
      <a href={phoneLink(shop.phone)}>Call</a>
      <a href={chatLink(shop.phone, "Hi")}>
        <span>Chat</span>
      </a>
      <a href="#prices">Prices</a>
      <InstallOffer />
      <h2 id={locationTitleId} tabIndex={-1}>
        Our Location
      </h2>
    </>,
  );
}

beforeEach(() => {
  look = () => undefined;
  jest.spyOn(console, "warn").mockImplementation();
  prompt.mockReset().mockResolvedValue(undefined);
  Object.assign(window, {
    IntersectionObserver: Observer,
    installPrompt: Object.assign(new Event("beforeinstallprompt"), { prompt }),
  });
  jest.useFakeTimers({ now: new Date(2026, 0, 1, 12), advanceTimers: true });
  localStorage.clear();
  // jsdom cannot follow a link.
  window.addEventListener("click", stay);
});

afterEach(() => {
  window.removeEventListener("click", stay);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const tap = async (name: string) =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText(name));

test("a first visit that only looks sees no hint, on the second page either", async () => {
  renderPage();
  await scrollTo(belowScreen);
  await tap("Prices");
  await scrollTo(belowScreen);
  expect(hint()).not.toBeInTheDocument();
});

test.each([
  ["a call", () => tap("Call")],
  ["a chat", () => tap("Chat")],
  [
    "a star, a share or a trip",
    () => {
      act(showInterest);
      return Promise.resolve();
    },
  ],
])("%s brings it, once its place is below the screen", async (_, show) => {
  renderPage();
  await show();
  await scrollTo([true, 500]);
  expect(hint()).not.toBeInTheDocument();
  await scrollTo([false, -500]);
  expect(hint()).not.toBeInTheDocument();
  await scrollTo(belowScreen);
  expect(hint()).toBeVisible();
});

test("a visit on another day brings it, a second one on the same day does not", async () => {
  renderPage();
  expect(localStorage.getItem(key)).not.toBeNull();
  cleanup();
  jest.setSystemTime(new Date(2026, 0, 1, 23, 59));
  renderPage();
  await scrollTo(belowScreen);
  expect(hint()).not.toBeInTheDocument();
  cleanup();
  jest.setSystemTime(new Date(2026, 0, 2, 0, 1));
  renderPage();
  await scrollTo(belowScreen);
  expect(hint()).toBeVisible();
});

test("without the browser's offer there is no hint; an offer that comes later brings it", async () => {
  const offer = window.installPrompt;
  delete window.installPrompt;
  renderPage();
  act(showInterest);
  await scrollTo(belowScreen);
  expect(hint()).not.toBeInTheDocument();
  act(() => {
    Object.assign(window, { installPrompt: offer });
    window.dispatchEvent(new Event(installableEvent));
  });
  await scrollTo(belowScreen);
  expect(hint()).toBeVisible();
});

async function renderHint(): Promise<void> {
  renderPage();
  act(showInterest);
  await scrollTo(belowScreen);
}

test("Not now takes it away for good, and the next title has the focus", async () => {
  await renderHint();
  await tap("Not now");
  expect(hint()).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Our Location" })).toHaveFocus();
  act(showInterest);
  await scrollTo(belowScreen);
  cleanup();
  jest.setSystemTime(new Date(2026, 5, 1));
  await renderHint();
  expect(hint()).not.toBeInTheDocument();
});

test("Install asks the browser, and takes it away", async () => {
  await renderHint();
  await tap("Install");
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(hint()).not.toBeInTheDocument();
});

test("a browser that does not ask is a matter for the console", async () => {
  prompt.mockRejectedValue(new DOMException("used up", "InvalidStateError"));
  await renderHint();
  await tap("Install");
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), expect.any(Error));
});

test("an answer in another tab takes it away here", async () => {
  await renderHint();
  act(() => writeInOtherTab(key, "answered"));
  expect(hint()).not.toBeInTheDocument();
});

// The last one: what storage refuses here is remembered until the page is left.
test("Not now takes it away for the visit where storage is full", async () => {
  refuseWrites();
  await renderHint();
  expect(hint()).toBeVisible();
  await tap("Not now");
  expect(hint()).not.toBeInTheDocument();
  cleanup();
  await renderHint();
  expect(hint()).not.toBeInTheDocument();
});
