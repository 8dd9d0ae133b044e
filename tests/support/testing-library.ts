import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A wait in vain ends soon, and long waits of the site are waits of fake timers.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout to scroll.
if ("Element" in globalThis) Element.prototype.scrollIntoView = () => undefined;

afterEach(() => jest.useRealTimers());
