/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useShare } from "../../src/components/notice/share-button";

const url = "https://rentals.example/bikes?list=1-2";
const copyThis = `Copy this link: ${url}`;

const working = () => jest.fn().mockResolvedValue(undefined);
const failing = (name: string) => jest.fn().mockRejectedValue(new DOMException("no", name));

test.each([
  ["a share sheet", working(), undefined, ""],
  ["a share sheet that the visitor closes", failing("AbortError"), undefined, ""],
  ["a share sheet that is open already", failing("InvalidStateError"), undefined, ""],
  ["a share sheet that fails", failing("NotAllowedError"), undefined, copyThis],
  ["a clipboard alone", undefined, working(), "Link copied"],
  ["neither share sheet nor clipboard", undefined, undefined, copyThis],
])("with %s, sharing gives it text and link, and says what to do alone", async (...row) => {
  const [, sheet, clipboard, message] = row;
  const warn = jest.spyOn(console, "warn").mockImplementation();
  Reflect.deleteProperty(navigator, "share");
  if (sheet) Object.assign(navigator, { share: sheet });
  const value = { writeText: clipboard };
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
  const { result } = renderHook(() =>
    useShare({ link: () => url, text: "Two bikes", subject: "" }),
  );
  await act(() => result.current.share());
  if (sheet) expect(sheet).toHaveBeenCalledWith({ text: "Two bikes", url });
  if (clipboard) expect(clipboard).toHaveBeenCalledWith(`Two bikes: ${url}`);
  expect(result.current.message).toBe(message);
  expect(warn).toHaveBeenCalledTimes(message === copyThis ? 1 : 0);
});
