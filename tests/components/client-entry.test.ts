/** @jest-environment jsdom */
import { languageOf } from "../../src/catalogue/text/languages";
import { words as hindi } from "../../src/catalogue/text/words/hi";
import * as clientEntry from "../../src/start/client-entry";

const mockLoad = jest.fn<Promise<unknown>, []>();
jest.mock("../../src/components/search/use-search-script", () => ({
  loadSearch: () => mockLoad(),
}));

let controller: object | null;
let workers: EventTarget;

/** Starts the page. The worker of an earlier visit, if any, controls the page from the beginning. */
async function start(earlierWorker: object | null): Promise<void> {
  controller = earlierWorker;
  workers = new EventTarget();
  Object.defineProperty(workers, "controller", { get: () => controller });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
  await clientEntry.onClientEntry();
}

/** Installs a worker that takes control, and calls Gatsby's hooks as for an update. */
function takeOver(): void {
  controller = {};
  window.___swUpdated = true;
  clientEntry.onServiceWorkerUpdateReady();
  workers.dispatchEvent(new Event("controllerchange"));
  clientEntry.onServiceWorkerActive();
}

beforeEach(() => {
  document.documentElement.lang = "en-IN";
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});

test("a Hindi page starts with Hindi words; the first worker, which controls it at once, is no newer version, and gets the pictures on the screen to store; the next one is newer", async () => {
  document.documentElement.lang = "hi-IN";
  const request = jest.fn(() => Promise.resolve());
  Object.assign(window, { fetch: request });
  for (const [source, width] of Object.entries({ "/dio.avif": 336, "/later.avif": 0 })) {
    const picture = document.body.appendChild(document.createElement("img"));
    Object.defineProperty(picture, "currentSrc", { value: source });
    Object.defineProperty(picture, "naturalWidth", { value: width });
  }
  await start(null);
  expect(languageOf({ language: "hi" }).texts.clear).toBe(hindi.clear);
  takeOver();
  expect(window.___swUpdated).toBe(false);
  takeOver();
  expect(window.___swUpdated).toBe(true);
  await start({});
  takeOver();
  expect(window.___swUpdated).toBe(true);
  expect(request.mock.calls).toEqual([["/dio.avif"]]);
});

test("a frame without storage starts, and registers no worker", async () => {
  await start(null);
  expect(clientEntry.registerServiceWorker()).toBe(true);
  const refuse = () => {
    throw new DOMException("sandboxed", "SecurityError");
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, get: refuse });
  await clientEntry.onClientEntry();
  expect(clientEntry.registerServiceWorker()).toBe(false);
});

test.each([
  ["text", "mobile", { key: "Enter" }, false],
  ["search", "mobile", { key: "Enter" }, false],
  ["search", "mobile", { key: "a" }, true],
  ["search", "mobile", { key: "Enter", isComposing: true }, true],
  ["radio", "mobile", { key: "Enter" }, true],
  ["search", "desktop", { key: "Enter" }, true],
])("a field of the type %s on a %s after the key %j has the focus: %p", async (...row) => {
  const [type, device, key, hasFocus] = row;
  await start(null);
  document.documentElement.dataset.device = device;
  const field = document.body.appendChild(document.createElement("input"));
  field.type = type;
  field.focus();
  field.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true }));
  expect(document.activeElement === field).toBe(hasFocus);
});

test("the start waits at most 3 seconds for the script that a search in the address needs", async () => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/bikes?days=2&q=dio");
  let arrive: (script: unknown) => void = () => undefined;
  mockLoad.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const onStart = jest.fn();
  void start(null).then(onStart);
  await jest.advanceTimersByTimeAsync(1000);
  expect(onStart).not.toHaveBeenCalled();
  arrive({});
  await jest.advanceTimersByTimeAsync(0);
  expect(onStart).toHaveBeenCalledTimes(1);
  mockLoad.mockReturnValueOnce(new Promise(() => undefined));
  void start(null).then(onStart);
  await jest.advanceTimersByTimeAsync(3000);
  expect(onStart).toHaveBeenCalledTimes(2);
  window.history.replaceState(null, "", "/");
});

test.each([
  ["/list?days=2#%E0%A4", "/list?days=2", 0],
  ["/list?days=2#%E0%A4%95", "/list?days=2#%E0%A4%95", 0],
  ["/list?days=2#prices", "/list?days=2#prices", 0],
  // jsdom reports that it cannot load a document.
  ["/list),?days=2", "/list),?days=2", 1],
])("the start at %p removes what cannot be decoded or was appended", async (...row) => {
  const [address, expected, documents] = row;
  const log = jest.spyOn(console, "error").mockImplementation();
  window.history.replaceState(null, "", address);
  await start(null);
  expect(window.location.href).toBe(window.location.origin + expected);
  expect(log).toHaveBeenCalledTimes(documents);
});

test.each([
  [undefined, "initial", false],
  ["/bikes", "initial", false],
  ["/bikes", "next", true],
  ["/cars", "initial", true],
])("after the page at %p in entry %s, Gatsby scrolls at /bikes: %p", (before, entry, scrolls) => {
  const location = (pathname: string, key = "initial") => ({ location: { pathname, key } });
  const { shouldUpdateScroll } = clientEntry;
  const prevRouterProps = before && location(before, entry);
  type Props = Parameters<typeof shouldUpdateScroll>[0];
  const props = { prevRouterProps, routerProps: location("/bikes") } as object as Props;
  expect(shouldUpdateScroll(props)).toBe(scrolls);
});
