declare module "subset-font" {
  interface Axis {
    readonly min: number;
    readonly max: number;
  }
  /** A font with the glyphs of a text and a part of the variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "woff2" | "sfnt";
      readonly variationAxes: Readonly<Record<string, number | Axis>>;
      readonly noHinting?: boolean;
      /** Tags of the layout features to keep; all of them by default. */
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
