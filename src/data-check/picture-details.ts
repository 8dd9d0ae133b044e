import sharp from "sharp";

/** Pixels that no card needs: wider pictures cost every build and every clone. */
export const widestPicture = 1600;

/** Bytes of a picture that was not made smaller. */
const largestPicture = 1_500_000;

/** The EXIF tag that leads to the place where a photo was taken. */
const placeTag = 0x8825;

/**
 * What keeps a picture from being one that the catalogue should keep, as the ends of sentences that
 * begin with "the picture": it says where it was taken, it is turned when it is shown, it is too large.
 *
 * @throws Error when it cannot be opened
 */
export async function unpreparedFacts(content: Buffer): Promise<string[]> {
  const { exif, xmp, orientation = 1, width, height } = await sharp(content).metadata();
  const isTurned = orientation >= 5;
  const shownWidth = isTurned ? height : width;
  return [
    ...(holdsPlace(exif) || xmp?.includes("GPSL") === true
      ? ["says where it was taken, and everybody could read it"]
      : []),
    ...(orientation > 1 ? ["lies on its side in the file"] : []),
    ...(shownWidth > widestPicture
      ? [`is ${shownWidth} pixels wide, and ${widestPicture} are enough`]
      : content.length > largestPicture
        ? [`is ${(content.length / 1e6).toFixed(1)} MB large`]
        : []),
  ];
}

/** Whether EXIF data has the tag of a place among those of its first directory. */
function holdsPlace(exif: Buffer | undefined): boolean {
  if (exif === undefined) return false;
  const start = exif.subarray(0, 4).toString("latin1") === "Exif" ? 6 : 0;
  const data = exif.subarray(start);
  if (data.length < 8) return false;
  const isLittle = data.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at));
  const directory = isLittle ? data.readUInt32LE(4) : data.readUInt32BE(4);
  if (directory + 2 > data.length) return false;
  const count = short(directory);
  return Array.from({ length: count }, (_entry, index) => directory + 2 + index * 12).some(
    (entry) => entry + 2 <= data.length && short(entry) === placeTag,
  );
}
