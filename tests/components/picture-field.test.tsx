/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { api } from "../../editor/page/api";
import { PictureField } from "../../editor/page/picture-field";

test("what was said of a new picture goes with a step back", async () => {
  const add = jest
    .spyOn(api, "addPicture")
    .mockResolvedValue({ image: "images/new.jpg", notes: ["It was turned upright."] });
  function Form() {
    const [image, setImage] = useState("images/old.jpg");
    return (
      <>
        <PictureField
          item={{ id: 1, name: "Dio", image }}
          name="Dio"
          fault={null}
          onBegin={() => Promise.resolve()}
          onPicture={setImage}
        />
        <button type="button" onClick={() => setImage("images/old.jpg")}>
          Undo
        </button>
      </>
    );
  }
  render(<Form />);
  const photo = new File(["photo"], "photo.jpg", { type: "image/jpeg" });
  await userEvent.upload(screen.getByLabelText("Drop a photo here, or choose one"), photo);
  expect(screen.getByRole("status")).toHaveTextContent(/^The new picture .* turned upright\.$/);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByText(/^It is turned upright, made smaller/)).toBeVisible();
  add.mockRestore();
});
