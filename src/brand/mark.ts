import { foldedText } from "../catalogue/text/folded-words";
import { siteColours } from "../shared/site-colours";
import { lettering } from "./lettering";
import { markShapes, markSize } from "./scene";

/** Colours as in `tokens.css`. */
export const markStyle = `.m{fill:${siteColours.sea}}@media(prefers-color-scheme:dark){.m{fill:#15476a}}`;

interface MarkBox {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/**
 * The mark as SVG, with the first ASCII letter or digit of the name.
 *
 * @param stoneFill attribute that paints the stone, such as a class of `markStyle`
 */
export async function mark(
  business: string,
  { left, top, height }: MarkBox,
  stoneFill = `fill="${siteColours.sea}"`,
): Promise<string> {
  const { stone, sun, letter } = markShapes;
  const [initial = ""] = /[a-z0-9]/i.exec(foldedText(business)) ?? [];
  const capital = initial.toUpperCase();
  const font = await lettering(capital);
  const size = Math.min(
    letter.capHeight / font.capHeight(1),
    letter.widest / font.width(capital, 1),
  );
  const start = letter.cx - font.width(capital, size) / 2;
  return [
    `<g transform="translate(${left} ${top}) scale(${Number((height / markSize.height).toFixed(4))})">`,
    `<path d="${stone}" ${stoneFill}/>`,
    `<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="#f7bb2b"/>`,
    `<path d="${font.path(capital, start, letter.baseline, size)}" fill="${siteColours.sand}"/>`,
    "</g>",
  ].join("");
}
