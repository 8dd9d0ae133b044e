/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { lateScript } from "../../src/components/visitor/late-script";
import { useIsOutdated } from "../../src/components/visitor/server-answer";

const answer = (status: number, type: string) => () =>
  Promise.resolve({ ok: status < 400, status, headers: new Map([["Content-Type", type]]) });

/** A component that shows a script once it is wanted. */
function lateComponent(request: () => Promise<string>) {
  const [, useScript] = lateScript(request);
  return function Late({ isWanted }: { readonly isWanted: boolean }) {
    const { script, hasFailed } = useScript(isWanted);
    const isOutdated = useIsOutdated();
    return <p>{script ?? (isOutdated ? "outdated" : hasFailed ? "failed" : "loading")}</p>;
  };
}

const failure = Object.assign(new Error("ChunkLoadError"), { request: "/search-1.js" });

const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
let request: jest.Mock<Promise<string>, []>;

beforeEach(() => {
  jest.useFakeTimers();
  request = jest.fn(() => Promise.resolve("loaded")).mockRejectedValueOnce(failure);
});

test.each([
  ["before", false],
  ["after", true],
])(
  "a script that is no longer wanted %s the server answers is requested when it is wanted again, once for all components",
  async (...row) => {
    const [, isAnswered] = row;
    let respond: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => (respond = resolve));
    Object.assign(window, { fetch: () => responded.then(answer(503, "text/html")) });
    const Late = lateComponent(request);
    const { rerender } = render(<Late isWanted />);
    await wait();
    if (isAnswered) respond();
    await wait();
    rerender(<Late isWanted={false} />);
    respond();
    await wait(9000);
    expect(request).toHaveBeenCalledTimes(1);
    rerender(<Late isWanted />);
    await wait();
    render(<Late isWanted />);
    expect(screen.getAllByText("loaded")).toHaveLength(2);
    expect(request).toHaveBeenCalledTimes(2);
  },
);

// The page stays outdated, so those rows come last.
test.each([
  ["no answer", "failed", () => Promise.reject(new TypeError("network")), 2],
  ["an error", "loading", answer(503, "text/html"), 2],
  ["the script after all", "loading", answer(200, "text/javascript"), 2],
  ["a page", "outdated", answer(200, "text/html; charset=utf-8"), 1],
  ["nothing there", "outdated", answer(404, "text/html"), 1],
])("a script fails, and the server has %s: the page is %s", async (...row) => {
  const [, state, fetch, requests] = row;
  Object.assign(window, { fetch });
  const Late = lateComponent(request);
  const { rerender } = render(<Late isWanted={false} />);
  await wait();
  expect(request).not.toHaveBeenCalled();
  rerender(<Late isWanted />);
  await wait(1000);
  expect(screen.getByText(state)).toBeVisible();
  await wait(5000);
  expect(screen.getByText(requests > 1 ? "loaded" : state)).toBeVisible();
  expect(request).toHaveBeenCalledTimes(requests);
});
