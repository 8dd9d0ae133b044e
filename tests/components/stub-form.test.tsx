/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { StubForm } from "../../src/components/other-pages/stub-form";

test("the stub form has a dropdown and a field, and cannot submit", () => {
  const { container } = render(<StubForm />);
  expect(screen.getByRole("combobox", { name: "Select Model" })).toBeInTheDocument();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Bikes",
    "Cars",
    "Hotels",
    "Taxis",
  ]);
  expect(screen.getByRole("textbox", { name: "Model" })).toBeInTheDocument();
  expect(container.querySelector("form, button, [type=submit]")).toBeNull();
});
