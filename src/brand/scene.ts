/**
 * Drawings of the town. A shop in another town replaces the SVG paths, in the same boxes; colours
 * are in `src/styles/tokens.css`.
 */

export const markSize = { width: 44, height: 48 } as const;

export const markShapes = {
  stone: "M2 46V20C2 8 11 2 22 2s20 6 20 18v26z",
  sun: { cx: 22, cy: 13, r: 5 },
  letter: { cx: 22, baseline: 40.5, capHeight: 20, widest: 32 },
} as const;

/** Shapes may extend beyond this box. */
export const sceneSize = { width: 720, height: 220 } as const;

export const sceneSun = { cx: 628, cy: 104, r: 38 } as const;

export const farHill = "M430 220c60-50 130-74 190-62 44 9 72 34 100 62z";
/** They overlap, so that the middle is the brightest. */
export const beams = ["M325 13L-2200-260V340z", "M325 13L-2200-160V220z", "M325 13L-2200-70V120z"];

export const hill =
  "M-240 220c150 0 340-28 440-92 44-27 84-64 140-66 40-2 60 12 96 20 52 12 84 50 104 138z";

export const lighthouse = {
  tower: "M312 66l6-48h16l6 48z",
  outlineWidth: 1.5,
  bands: "M317 26h18l1 10h-20zM315 46h22l1 10h-24z",
  lantern: "M318 18v-9l8-7 8 7v9z",
} as const;
