/** @jest-environment node */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Editor, startedEditor } from "../../scripts/edit/server";
import { DataCopy } from "../support/broken-data";

let data: DataCopy;
let editor: Editor;
beforeEach(async () => {
  data = new DataCopy();
  editor = await startedEditor({
    dataFolder: data.folder,
    projectFolder: data.folder,
    page: { script: "", style: "" },
    layout: (text) => Promise.resolve(text),
    port: 0,
    previewPort: 0,
    isOnNetwork: false,
  });
});
afterEach(() => {
  editor.stop();
  data.dispose();
});

const asked = (address: string) => fetch(`${editor.addresses[0] ?? ""}${address}`);

test("a picture that cannot be read ends nothing", async () => {
  mkdirSync(path.join(data.folder, "images", "folder.jpg"));
  writeFileSync(path.join(data.folder, "secret"), "secret");
  symlinkSync(path.join(data.folder, "secret"), path.join(data.folder, "images", "link.jpg"));
  for (const name of ["folder.jpg", "link.jpg", "none.jpg", "%zz.jpg", "..%2Fbikes.json"]) {
    expect([name, (await asked(`images/${name}`)).status]).toEqual([name, 404]);
  }
  writeFileSync(path.join(data.folder, "images", "a b.jpg"), "picture");
  const answer = await asked("images/a%20b.jpg");
  expect([answer.headers.get("content-type"), await answer.text()]).toEqual([
    "image/jpeg",
    "picture",
  ]);
});
