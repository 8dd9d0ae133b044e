/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { api } from "../../editor/page/api";
import type { EditSession } from "../../editor/page/edit-session";
import { usePictureName } from "../../editor/page/use-picture-name";

test("a picture is named once, however many fields are left until it has its name", async () => {
  let answer: (named: { image: string }) => void = () => undefined;
  const name = jest
    .spyOn(api, "namePicture")
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const element = { id: 1, name: "Dio", image: "images/item.jpg" };
  let session = { drafts: { bikes: [element] } } as unknown as EditSession;
  const change = (make: (now: EditSession) => EditSession) => (session = make(session));
  const sync = () => Promise.resolve(null);
  function Form() {
    usePictureName("bikes", element, { change, sync });
    return [1, 2, 3].map((field) => <input key={field} />);
  }
  render(<Form />);
  for (const field of screen.getAllByRole("textbox")) await userEvent.click(field);
  expect(name.mock.calls).toEqual([["images/item.jpg", "Dio"]]);
  await act(async () => {
    answer({ image: "images/dio.jpg" });
    await Promise.resolve();
  });
  expect(session.drafts.bikes).toEqual([{ ...element, image: "images/dio.jpg" }]);
  await userEvent.tab();
  expect(name).toHaveBeenCalledTimes(2);
  name.mockRestore();
});
