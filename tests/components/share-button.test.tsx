/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton, useShare } from "../../src/components/notice/share-button";

const url = "https://rentals.example/bikes?list=1-2";
const copyThis = `Copy this link: ${url}`;

function Sharing() {
  const { share, message } = useShare({ link: () => url, text: "Two bikes", subject: "" });
  return (
    <>
      <ShareButton share={share} />
      <p role="status">{message}</p>
    </>
  );
}

const working = () => jest.fn().mockResolvedValue(undefined);
const failing = (name: string) => jest.fn().mockRejectedValue(new DOMException("no", name));

test.each([
  ["a share sheet", working(), undefined, ""],
  ["a share sheet that the visitor closes", failing("AbortError"), undefined, ""],
  ["a share sheet that is open already", failing("InvalidStateError"), undefined, ""],
  ["a share sheet that fails", failing("NotAllowedError"), undefined, copyThis],
  ["a clipboard alone", undefined, working(), "Link copied"],
  ["neither share sheet nor clipboard", undefined, undefined, copyThis],
])("with %s, Share gives it text and link, and says what to do alone", async (...row) => {
  const [, sheet, clipboard, message] = row;
  const warn = jest.spyOn(console, "warn").mockImplementation();
  Reflect.deleteProperty(navigator, "share");
  if (sheet) Object.assign(navigator, { share: sheet });
  const value = { writeText: clipboard };
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
  render(<Sharing />);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  if (sheet) expect(sheet).toHaveBeenCalledWith({ text: "Two bikes", url });
  if (clipboard) expect(clipboard).toHaveBeenCalledWith(`Two bikes: ${url}`);
  expect(screen.getByRole("status").textContent).toBe(message);
  expect(warn).toHaveBeenCalledTimes(message === copyThis ? 1 : 0);
});
