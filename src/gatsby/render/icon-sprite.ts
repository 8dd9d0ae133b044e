/** SVG drawings by name, on a grid of 24 units. */
export type Icons = Readonly<Record<string, string>>;

/** A value of `mask-position`. */
export const positionOf = (index: number, count: number) =>
  `${Number(((100 * index) / Math.max(count - 1, 1)).toFixed(2))}%`;

/**
 * All icons are one picture, because browsers parse each SVG as a document: a dozen take a slow phone 25 ms.
 *
 * @param isShown whether the icon is drawn; otherwise its position stays empty
 * @returns a CSS `url()`
 */
export function iconSprite(icons: Icons, isShown: (position: string) => boolean): string {
  const drawings = Object.values(icons);
  const { length } = drawings;
  // Each icon is inside the previous one, because equal distances compress better than positions.
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
