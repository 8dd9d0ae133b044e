/** Drawings of icons on a grid of 24 units, by name. */
export type Icons = Readonly<Record<string, string>>;

/** The position of an icon in the sprite, as `mask-position` counts. */
export const positionOf = (index: number, count: number) =>
  `${Number(((100 * index) / (count - 1 || 1)).toFixed(2))}%`;

/**
 * All icons one below the other in one picture. A browser makes a document of each picture before the first paint: a
 * dozen cost a slow phone 25 ms.
 *
 * @param isShown whether the icon at a position is drawn; the others leave their place empty
 * @returns an address as CSS has it
 */
export function iconSprite(icons: Icons, isShown: (position: string) => boolean): string {
  const drawings = Object.values(icons);
  const { length } = drawings;
  // Each is inside the one above it: equal distances compress better than positions.
  let last = 0;
  const shown = drawings.flatMap((drawing, index) => {
    if (!isShown(positionOf(index, length))) return [];
    const distance = 24 * (index - last);
    last = index;
    return [`<svg y='${distance}'>${drawing}`];
  });
  const ends = "</svg>".repeat(shown.length + 1);
  return `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 ${24 * length}' fill='none' stroke='red' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'>${shown.join("")}${ends}")`;
}
