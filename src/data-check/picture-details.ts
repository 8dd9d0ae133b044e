import sharp from "sharp";

/** Pixels that no card needs: wider pictures cost every build and every clone. */
export const widestPicture = 1600;

/** Bytes of a picture that was not made smaller. */
const largestPicture = 1_500_000;

/** The EXIF tag that leads to the place where a photo was taken. */
const placeTag = 0x8825;

/** What keeps a picture from being one that the catalogue should keep. */
export interface UnpreparedFact {
  /** The end of a sentence that begins with "the picture". */
  readonly fact: string;
  /** What was done about it, as a sentence. */
  readonly mended: string;
}

/**
 * What keeps a picture from being one that the catalogue should keep: it says where it was taken, it is
 * turned when it is shown, it is too large.
 *
 * @throws Error when it cannot be opened
 */
export async function unpreparedFacts(content: Buffer): Promise<UnpreparedFact[]> {
  const { exif, xmp, orientation = 1, width, height } = await sharp(content).metadata();
  const isTurned = orientation >= 5;
  const shownWidth = isTurned ? height : width;
  const megabytes = (content.length / 1e6).toFixed(1);
  return [
    ...(holdsPlace(exif) || xmp?.includes("GPSL") === true
      ? [
          {
            fact: "says where it was taken, and everybody could read it",
            mended: "The place where it was taken was removed.",
          },
        ]
      : []),
    ...(orientation > 1
      ? [{ fact: "lies on its side in the file", mended: "It was turned upright." }]
      : []),
    ...(shownWidth > widestPicture
      ? [
          {
            fact: `is ${shownWidth} pixels wide, and ${widestPicture} are enough`,
            mended: `It was ${shownWidth} pixels wide, and is ${widestPicture} now.`,
          },
        ]
      : content.length > largestPicture
        ? [
            {
              fact: `is ${megabytes} MB large, and ${largestPicture / 1e6} are enough`,
              mended: `It was ${megabytes} MB large, and is smaller now.`,
            },
          ]
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
