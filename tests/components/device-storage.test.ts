/** @jest-environment jsdom */
import { readStored, watchStored, writeStored } from "../../src/components/visitor/device-storage";
import { blockStorage, refuseWrites, writeInOtherTab } from "../support/storage";

let warn: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  warn = jest.spyOn(console, "warn").mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

test("a text is kept on the device", () => {
  expect(readStored("stored")).toBeNull();
  writeStored("stored", "1-2");
  expect(readStored("stored")).toBe("1-2");
  expect(localStorage.getItem("stored")).toBe("1-2");
});

test.each([
  ["refuses writes", refuseWrites],
  ["throws when it is asked for", blockStorage],
  [
    "swallows writes",
    () => {
      jest.spyOn(Storage.prototype, "setItem").mockImplementation();
    },
  ],
  [
    "writes and does not read",
    () => {
      jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
        throw new DOMException("blocked", "SecurityError");
      });
    },
  ],
])("where storage %s, memory serves", (key, arrange) => {
  localStorage.setItem(key, "from an earlier visit");
  arrange();
  writeStored(key, "new");
  expect(readStored(key)).toBe("new");
  writeStored(key, "newer");
  expect(readStored(key)).toBe("newer");
});

test("the console says why a text was not stored", () => {
  refuseWrites();
  writeStored("said", "1");
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('"said"'),
    expect.objectContaining({ name: "QuotaExceededError" }),
  );
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

test.each([["mine"], [null]])(
  "what another tab could write to %p replaces what this one could not",
  (key) => {
    const end = watchStored(() => undefined);
    const storeAgain = refuseWrites();
    writeStored("mine", "stored in memory");
    storeAgain();
    writeInOtherTab(key, "from the other tab");
    expect(readStored("mine")).toBe(key === null ? null : "from the other tab");
    end();
  },
);
