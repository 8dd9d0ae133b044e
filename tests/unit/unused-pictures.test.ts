import { api } from "../../editor/page/api";
import { begun, edited, type EditSession, synced } from "../../editor/page/edit-session";
import { putUnusedPicturesAway } from "../../editor/page/unused-pictures";
import type { EditorState } from "../../editor/server/protocol";
import { dataFiles } from "../../src/data-check/catalogue-data";

const put = jest.spyOn(api, "putUnusedPicturesAway");
beforeEach(() => put.mockReset().mockResolvedValue({}));
afterAll(() => put.mockRestore());

const shown = (image: string) => [{ id: 1, name: "Dio", image: `images/${image}.jpg` }];

test("a picture that a question is about is used, by this page and after steps back", async () => {
  const files = Object.fromEntries(
    dataFiles.map((file) => [
      file,
      { version: "1", content: file === "bikes" ? shown("old") : [] },
    ]),
  );
  const state = { files, published: null, highestIds: {} } as unknown as EditorState;
  const met: EditSession = synced(edited(begun(state, []), "bikes", shown("mine"), "image"), {
    saved: {},
    elsewhere: { bikes: { version: "2", content: shown("theirs") } },
    faults: [],
    warnings: [],
  });
  await putUnusedPicturesAway({ sync: () => Promise.resolve(met) });
  const both = expect.arrayContaining(["images/theirs.jpg", "images/mine.jpg"]) as string[];
  expect(put).toHaveBeenCalledWith({ drafted: both, remembered: both });
});
