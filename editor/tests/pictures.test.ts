/** @jest-environment node */
import path from "node:path";
import sharp from "sharp";
import { addedPicture } from "../server/pictures";
import { DataCopy } from "../../tests/support/data-copy";

const data = new DataCopy();
afterAll(() => data.dispose());

test.each([
  ["upright", 900, 1200, 900 / 1200],
  ["far too tall", 400, 1200, 4 / 3],
  ["square", 900, 900, 4 / 3],
])("a photo that is %s, %d × %d, gets the ratio %d", async (_what, width, height, ratio) => {
  const content = await sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  const { image } = await addedPicture(data.folder, content, "New bike");
  const added = await sharp(path.join(data.folder, image)).metadata();
  expect(added.width / added.height).toBeCloseTo(ratio, 2);
});
