/** @jest-environment jsdom */
import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateInTransition } from "../../src/gatsby/bundle/hydrate";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

test("React takes the static page over as it is, and then answers", async () => {
  const container = document.createElement("div");
  container.innerHTML = '<button type="button">0</button>';
  const button = container.querySelector("button");
  document.body.append(container);
  await act(() => {
    hydrateInTransition(<Counter />, container);
    return Promise.resolve();
  });
  act(() => button?.click());
  expect(container.querySelector("button")).toBe(button);
  expect(button).toHaveTextContent("1");
});
