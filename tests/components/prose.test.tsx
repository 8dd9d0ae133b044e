/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Prose } from "../../src/components/prose/prose";

test("a page of text shows its title, its headings, and each line of its paragraphs as a paragraph", () => {
  const sections = [
    { heading: null, paragraphs: ["We rent bikes.", "Ask for helmets."] },
    { heading: "Deposit", paragraphs: ["None.\n\nThen we talk.\n"] },
  ];
  render(<Prose prose={{ title: "About us", sections }} />);
  expect(screen.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  const paragraphs = screen.getAllByRole("paragraph").map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(["We rent bikes.", "Ask for helmets.", "None.", "Then we talk."]);
});
