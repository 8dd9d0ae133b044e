/** SVG drawings by name, on a grid of 24 units. */
export type Icons = Readonly<Record<string, string>>;

/**
 * All icons are one picture, because browsers parse each SVG as a document: a dozen take a slow phone 25 ms.
 *
 * @param isShown false leaves the position empty
 * @returns a CSS `url()`
 */
export function iconSprite(icons: Icons, isShown: (index: number) => boolean): string {
  const drawings = Object.values(icons);
  // Each icon is inside the previous icon, because equal distances compress better than positions.
  let last = 0;
  const shown = drawings.flatMap((drawing, index) => {
    if (!isShown(index)) return [];
    const distance = 24 * (index - last);
    last = index;
    return [`<svg y='${distance}'>${drawing}`];
  });
  const ends = "</svg>".repeat(shown.length + 1);
  return `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 ${24 * drawings.length}' fill='none' stroke='red' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'>${shown.join("")}${ends}")`;
}
