/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Prose } from "../../src/components/prose/prose";

test("a page of text shows its title, headings and paragraphs", () => {
  const sections = [
    { heading: null, paragraphs: ["We rent bikes.", "Ask for helmets."] },
    { heading: "Deposit", paragraphs: ["None."] },
  ];
  render(<Prose prose={{ title: "About us", sections }} />);
  expect(screen.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  for (const { paragraphs } of sections) {
    for (const text of paragraphs) expect(screen.getByText(text)).toBeVisible();
  }
});
