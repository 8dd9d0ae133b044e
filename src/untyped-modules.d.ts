declare module "subset-font" {
  interface Axis {
    readonly min: number;
    readonly max: number;
  }
  /** Cuts a font down to the glyphs of a text and, on request, to a part of its variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "woff2" | "sfnt";
      readonly variationAxes: Readonly<Record<string, number | Axis>>;
      /** Leaves the instructions out by which some screens fit glyphs to their pixels. */
      readonly noHinting?: boolean;
      /** Tags of the layout features to keep; all of them by default. */
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
