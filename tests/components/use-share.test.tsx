/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useShare } from "../../src/components/visitor/use-share";

const setClipboard = (writeText: unknown) =>
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });

/** The hook on a page that can show something else; nothing is passed on before `end`. */
function shown() {
  const { result, rerender } = renderHook(({ subject }) => useShare(subject), {
    initialProps: { subject: "/bikes?list=1-2" },
  });
  let end: () => void = () => undefined;
  let sharing: Promise<void> = Promise.resolve();
  const clipboard = (isAllowed: boolean) =>
    setClipboard(
      () =>
        new Promise<void>((resolve, reject) => {
          end = isAllowed ? resolve : () => reject(new DOMException("no", "NotAllowedError"));
        }),
    );
  return {
    clipboard,
    words: () => result.current[0],
    start: (link: string) => act(() => void (sharing = result.current[1]({ link }))),
    end: () =>
      act(() => {
        end();
        return sharing;
      }),
    show: (subject: string) => rerender({ subject }),
  };
}

test("the words of an earlier copy go before the next one is said", async () => {
  const { clipboard, words, start, end } = shown();
  clipboard(true);
  start("/bikes?list=1-2");
  await end();
  expect(words()).toBe("Link copied");
  start("/bikes?list=1-2");
  expect(words()).toBe("");
  await end();
  expect(words()).toBe("Link copied");
});

test("a link to copy by hand goes as soon as the page shows something else", async () => {
  jest.spyOn(console, "warn").mockImplementation();
  const { clipboard, words, start, end, show } = shown();
  clipboard(false);
  start("/bikes?list=1-2");
  await end();
  expect(words()).toBe("Copy this link: /bikes?list=1-2");
  show("/bikes?list=3");
  expect(words()).toBe("");
});

test("what happened to something else is not said of what the page shows by then", async () => {
  const { clipboard, words, start, end, show } = shown();
  clipboard(true);
  start("/bikes?list=1-2");
  show("/bikes?list=3");
  await end();
  expect(words()).toBe("");
});
