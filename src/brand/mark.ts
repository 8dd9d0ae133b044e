import { foldedText } from "../catalogue/text/folded-words";
import { siteColours } from "../shared/site-colours";
import { lettering } from "./lettering";
import { markShapes, markSize } from "./scene";

/** The colours of `tokens.css`. */
export const markStyle = `.m{fill:${siteColours.sea}}@media(prefers-color-scheme:dark){.m{fill:#15476a}}`;

interface MarkPlace {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/**
 * Shows the first ASCII letter or digit of the name.
 *
 * @param stoneFill attribute that paints the stone, such as a class of `markStyle`
 */
export async function mark(
  business: string,
  { left, top, height }: MarkPlace,
  stoneFill = `fill="${siteColours.sea}"`,
): Promise<string> {
  const { stone, sun, letter } = markShapes;
  const [initial = ""] = /[a-z0-9]/i.exec(foldedText(business)) ?? [];
  const capital = initial.toUpperCase();
  const bold = await lettering(capital);
  const size = Math.min(
    letter.capHeight / bold.capHeight(1),
    letter.widest / bold.width(capital, 1),
  );
  const start = letter.cx - bold.width(capital, size) / 2;
  return [
    `<g transform="translate(${left} ${top}) scale(${Number((height / markSize.height).toFixed(4))})">`,
    `<path d="${stone}" ${stoneFill}/>`,
    `<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="#f7bb2b"/>`,
    `<path d="${bold.path(capital, start, letter.baseline, size)}" fill="${siteColours.sand}"/>`,
    "</g>",
  ].join("");
}
