import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A wait in vain ends soon, and long waits of the site are waits of fake timers.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout to scroll, and does not know how a page was loaded.
if ("Element" in globalThis) {
  Element.prototype.scrollIntoView = () => undefined;
  performance.getEntriesByType = () => [];
}

afterEach(() => jest.useRealTimers());
