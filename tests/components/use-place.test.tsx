/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import type { Renumberings } from "../../editor/page/renumbered";
import { usePlace } from "../../editor/page/use-place";

test("a place stays with an own item that gets another id, and the former address is another place", () => {
  window.history.replaceState(null, "", "#bikes/2");
  const { result, rerender } = renderHook((made: Renumberings | undefined) => usePlace(made));
  rerender([]);
  const before = result.current;
  rerender([[{ file: "bikes", from: 2, to: 3 }]]);
  expect(result.current).toEqual({ ...before, id: 3 });
  expect(window.location.hash).toBe("#bikes/3");
  window.history.replaceState(null, "", "#bikes/2");
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(result.current.id).toBe(2);
  expect(result.current.key).not.toBe(before.key);
});

test("a step back leads to an item that has got another id since, and not to another's", () => {
  window.history.replaceState(null, "", "#bikes/2");
  const { result, rerender } = renderHook((made: Renumberings) => usePlace(made), {
    initialProps: [] as Renumberings,
  });
  const earlier: unknown = window.history.state;
  const go = (state: unknown, hash: string) => {
    window.history.replaceState(state, "", hash);
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  };
  go(null, "#bikes/5");
  rerender([[{ file: "bikes", from: 2, to: 3 }]]);
  expect(result.current.id).toBe(5);
  go(earlier, "#bikes/2");
  expect(result.current.id).toBe(3);
  expect(window.location.hash).toBe("#bikes/3");
});
