/** @jest-environment jsdom */
import { hydrateInTransition } from "../../src/gatsby/bundle/hydrate";

test("whoever waits gets a turn between the pieces", async () => {
  let clock = 0;
  let rendered = 0;
  const now = jest.spyOn(performance, "now").mockImplementation(() => clock);
  /** A part of the page that takes longer than a piece may. */
  const Slow = () => {
    clock += 50;
    rendered += 1;
    return <i />;
  };
  const count = 10;
  const parts = Array.from({ length: count }, (_, index) => <Slow key={index} />);
  const container = document.createElement("div");
  container.innerHTML = "<i></i>".repeat(count);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    hydrateInTransition(<>{parts}</>, container);
    const seen = new Set<number>();
    while (rendered < count) {
      await new Promise((resolve) => setTimeout(resolve));
      seen.add(rendered);
    }
    expect(seen.size).toBeGreaterThan(2);
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    now.mockRestore();
  }
});
