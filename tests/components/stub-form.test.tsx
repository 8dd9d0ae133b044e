/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import { StubForm } from "../../src/components/upload/stub-form";
import { reportWebVitals } from "../../src/layout/start/report-web-vitals";

test("the stub form has a dropdown and a field, and cannot submit", () => {
  const { container } = render(<StubForm />);
  const select = screen.getByRole("combobox", { name: "Select Model" });
  expect([...select.children].map((option) => option.textContent)).toEqual([
    "Bikes",
    "Cars",
    "Hotels",
    "Taxis",
  ]);
  expect(screen.getByRole("textbox", { name: "Model" })).toBeInTheDocument();
  expect(container.querySelector("form, button, [type=submit]")).toBeNull();
});

test("web vitals are loaded only with a callback", async () => {
  const observe = jest.fn();
  const load = jest.fn(() => ({
    onCLS: observe,
    onFCP: observe,
    onINP: observe,
    onLCP: observe,
    onTTFB: observe,
  }));
  jest.doMock("web-vitals", load);
  reportWebVitals();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  const onReport = jest.fn();
  reportWebVitals(onReport);
  await waitFor(() => expect(observe).toHaveBeenCalledTimes(5));
  expect(observe).toHaveBeenCalledWith(onReport);
});
