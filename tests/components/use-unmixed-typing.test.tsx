/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useUnmixedTyping } from "../../editor/page/use-unmixed-typing";

let change: (price: string, words?: string) => void;

function Form() {
  const [price, setPrice] = useState("599");
  const [news, setNews] = useState<readonly string[]>([]);
  useUnmixedTyping(news, () => screen.getByRole("status").focus());
  change = (next, words) => {
    setPrice(next);
    if (words !== undefined) setNews([words]);
  };
  return (
    <>
      <p role="status" tabIndex={-1}>
        {news}
      </p>
      <input aria-label="Price" value={price} onChange={({ target }) => setPrice(target.value)} />
      <input aria-label="Note" defaultValue="new" />
    </>
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });

test("what is typed is not added to what others have written there meanwhile", async () => {
  render(<Form />);
  await userEvent.clear(field("Price"));
  await userEvent.type(field("Price"), "5");
  act(() => change("700", "599 → 700"));
  expect(screen.getByRole("status")).toHaveFocus();
  await userEvent.keyboard("50");
  expect(field("Price")).toHaveValue("700");
});

test("whoever types elsewhere, or takes a step back oneself, stays", async () => {
  render(<Form />);
  await userEvent.type(field("Note"), "er");
  act(() => change("700", "599 → 700"));
  expect(field("Note")).toHaveFocus();
  await userEvent.type(field("Price"), "0");
  act(() => change("599"));
  expect(field("Price")).toHaveFocus();
});
