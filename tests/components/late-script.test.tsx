/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { lateScript } from "../../src/components/visitor/late-script";

afterEach(() => jest.useRealTimers());

test("a script that failed to load is requested again while it is wanted", async () => {
  jest.useFakeTimers();
  const request = jest.fn().mockRejectedValueOnce(new Error("network")).mockResolvedValue("loaded");
  const [, useScript] = lateScript<string>(request);
  const Late = ({ isWanted }: { readonly isWanted: boolean }) => {
    const { script, hasFailed } = useScript(isWanted);
    return <p>{script ?? (hasFailed ? "failed" : "loading")}</p>;
  };
  const { rerender } = render(<Late isWanted={false} />);
  expect(request).not.toHaveBeenCalled();
  rerender(<Late isWanted />);
  expect(screen.getByText("loading")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText("failed")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByText("loaded")).toBeVisible();
  expect(request).toHaveBeenCalledTimes(2);
});
