import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { colours, mark, markStyle, rectangle, road } from "./drawn-shapes";
import { lettering } from "./lettering";
import { markSize } from "./scene";

/** Side of the app's icon, of which its other sizes are made. */
const side = 512;

/** The mark on the app's icon: inside the circle that every launcher leaves, on the coast road. */
const onApp = { top: 106, height: 307 };
const roadHeight = 112;

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${viewBox}">${content}</svg>\n`;

const letters = () => lettering([], 700);

/** Writes the icon that browsers show of a business: its mark alone, as an SVG. */
export async function writeFavicon(business: string, target: string): Promise<void> {
  const { width, height } = markSize;
  const alone = mark(await letters(), business, { left: 0, top: 0, height }, 'class="m"');
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, svg(`0 2 ${width} ${width}`, `<style>${markStyle}</style>${alone}`));
}

/** Draws the app's icon of a business, as an SVG. */
export async function appIcon(business: string): Promise<string> {
  const left = (side - (onApp.height * markSize.width) / markSize.height) / 2;
  const parts = [
    rectangle(0, 0, side, side, colours.sand),
    road(side - roadHeight, side, roadHeight, 120),
    mark(await letters(), business, { left, ...onApp }),
  ];
  return svg(`0 0 ${side} ${side}`, parts.join(""));
}
