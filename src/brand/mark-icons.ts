import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { siteColours } from "../shared/site-colours";
import { mark, markStyle } from "./mark";
import { markSize } from "./scene";

/** Pixels; other sizes are scaled down. */
const side = 512;

/** Launchers crop icons to a circle; the mark fits in it. */
const markOnApp = { top: 106, height: 307 };
const roadTop = 400;

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${viewBox}">${content}</svg>\n`;

export async function writeFavicon(business: string, target: string): Promise<void> {
  const { width, height } = markSize;
  const content = await mark(business, { left: 0, top: 0, height }, 'class="m"');
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, svg(`0 2 ${width} ${width}`, `<style>${markStyle}</style>${content}`));
}

export async function appIcon(business: string): Promise<string> {
  const left = (side - (markOnApp.height * markSize.width) / markSize.height) / 2;
  const parts = [
    `<path d="M0 0H${side}V${side}H0z" fill="${siteColours.sand}"/>`,
    `<path d="M0 ${roadTop}H${side}V${side}H0z" fill="#22404f"/>`,
    `<path d="M30 456H${side}" stroke="${siteColours.sand}" stroke-width="18.7" stroke-dasharray="66 54"/>`,
    await mark(business, { left, ...markOnApp }),
  ];
  return svg(`0 0 ${side} ${side}`, parts.join(""));
}
