/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { api } from "../../editor/page/api";
import { PreviewPane } from "../../editor/page/preview-pane";

const state = jest.spyOn(api, "preview");
const made = jest.spyOn(api, "previewPage");
beforeEach(() => {
  jest.useFakeTimers();
  made.mockReset().mockResolvedValue({ isMade: true });
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => {
  state.mockRestore();
  made.mockRestore();
});

test("a preview that ends after it has answered says so, and can be started again", async () => {
  state.mockResolvedValue({ status: "on", port: 8000, output: "" });
  render(<PreviewPane path="/cars" />);
  expect(await screen.findByTitle("Preview of the page")).toHaveAttribute(
    "src",
    "http://localhost:8000/cars",
  );
  state.mockResolvedValue({ status: "failed", port: 8000, output: "Out of memory" });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByTitle("Preview of the page")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent("Out of memory");
  expect(screen.getByRole("button", { name: "Start the preview" })).toBeVisible();
});
