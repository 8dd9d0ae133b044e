/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MissingFileNotice } from "../../editor/page/missing-file-notice";
import type { Editing } from "../../editor/page/use-editor";

const dio = { id: 4, name: "Dio" };
const edit = jest.fn();
const shown = (versions: object, bikes: unknown, published: object | null = { bikes: [dio] }) => {
  const session = { published, drafts: { bikes }, versions };
  render(
    <MissingFileNotice
      editing={{ session, edit } as unknown as Editing}
      onSettled={() => undefined}
    />,
  );
  return screen.queryByRole("group");
};

test("a published catalogue whose file is gone comes back with one button", async () => {
  expect(shown({ bikes: "none" }, [])).toHaveTextContent(/Bikes.*1 item /);
  await userEvent.click(screen.getByRole("button", { name: "Bring Bikes back" }));
  expect(edit).toHaveBeenCalledWith("bikes", [dio], expect.anything());
});

test.each<[string, object, unknown, object | null]>([
  ["was emptied in the editor", { bikes: "digest" }, [], { bikes: [dio] }],
  ["has items again", { bikes: "none" }, [dio], { bikes: [dio] }],
  ["was never published", { bikes: "none" }, [], null],
  ["was published empty", { bikes: "none" }, [], { bikes: [] }],
])("nothing is said of one that %s", (_what, versions, bikes, published) => {
  expect(shown(versions, bikes, published)).toBeNull();
});
