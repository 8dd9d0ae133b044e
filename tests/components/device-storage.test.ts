/** @jest-environment jsdom */
import { readStored, watchStored, writeStored } from "../../src/components/visitor/device-storage";
import { writeInOtherTab } from "../support/storage";

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, "warn").mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

test("a text is kept on the device", () => {
  expect(readStored("stored")).toBeNull();
  writeStored("stored", "1-2");
  expect(readStored("stored")).toBe("1-2");
  expect(localStorage.getItem("stored")).toBe("1-2");
});

/** A browser that shows what it stored, and stores nothing more: full, or a private window. */
const refuseWrites = () =>
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });

/** A browser that throws as soon as the page asks for its storage. */
const blockStorage = () =>
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });

test.each([
  ["refuses writes", refuseWrites],
  ["throws when it is asked for", blockStorage],
])("where storage %s, memory serves", (key, arrange) => {
  localStorage.setItem(key, "from an earlier visit");
  arrange();
  writeStored(key, "new");
  expect(readStored(key)).toBe("new");
  writeStored(key, "newer");
  expect(readStored(key)).toBe("newer");
});

test("who watches hears of changes here and in other tabs, until they end it", () => {
  const onChange = jest.fn();
  const end = watchStored(onChange);
  writeStored("watched", "1");
  expect(onChange).toHaveBeenCalledTimes(1);
  writeInOtherTab("watched", "2");
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(readStored("watched")).toBe("2");
  end();
  writeStored("watched", "3");
  writeInOtherTab("watched", "4");
  expect(onChange).toHaveBeenCalledTimes(2);
});
